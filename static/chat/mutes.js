import { preference, remembered } from "../shell/preferences.js";
import { useStore } from "../shell/store.js";

/** @typedef {import("../table/protocol.d.ts").Line} Line */

/** Whether this browser shows any talk at all. */
export const talk = preference("talk", /** @type {const} */ (["on", "off"]), "on");

/** The people, by number, whose lines this browser does not show. */
const muted = remembered("muted", (kept) =>
  Array.isArray(kept) ? kept.filter((person) => Number.isInteger(person)) : /** @type {number[]} */ ([]),
);

export function useMutes() {
  const people = useStore(muted);
  const on = useStore(talk) === "on";
  return {
    on,
    isMuted: (/** @type {number} */ person) => people.includes(person),
    mute: (/** @type {number} */ person) => muted.set([...people, person]),
    unmute: (/** @type {number} */ person) => muted.set(people.filter((other) => other !== person)),
    isHeard: (/** @type {Line} */ line) => on && !people.includes(line.person),
  };
}
