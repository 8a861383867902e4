import { preference } from "./preferences.js";

export const sound = preference("sound", /** @type {const} */ (["off", "on"]), "off");

/** @type {AudioContext | undefined} */
let audio;

/** Frequencies in Hz, played one after the other like a plucked string. */
const SIGNS = { yourTurn: [440, 660], refused: [196], over: [440, 554, 660, 880], nudge: [587, 587] };

/** @param {keyof typeof SIGNS} sign */
export function play(sign) {
  if (sound.get() === "off") return;
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  for (const [place, frequency] of SIGNS[sign].entries()) {
    const at = currentTime + place * 0.13;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.18, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
    tone.connect(volume).connect(destination);
    tone.start(at);
    tone.stop(at + 0.5);
  }
}
