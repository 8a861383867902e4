import { hasBoard } from "../games/registry.js";

/**
 * A finished match as a file holds it: docs/protocol.md, "A match as a file".
 * @typedef {object} Recorded
 * @property {import("../table/protocol.d.ts").Match} match
 * @property {any} catalog
 * @property {(import("../table/protocol.d.ts").Entry & { undoes: number | null, private: Record<string, any[]> })[]} log
 * @property {{ ply: number, view: any, to_act: number[], outcome: import("../table/protocol.d.ts").Outcome | null, hands: any[] }[]} positions
 * @property {MatchRecord} record
 */

/**
 * What the proof needs of a record.
 * @typedef {{ game: string, seats: number, options: any, commitment: string, server_seed: string, player_seeds: string[] }} MatchRecord
 */

const FORMAT = 1;
const LARGEST = 64 * 1024 * 1024; // unpacked it is held in memory, the packed file is never near this
const GZIP = [0x1f, 0x8b];

/** A file that cannot be opened; `reason` is the end of a text's key. */
export class Unreadable extends Error {
  /** @param {string} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/** Raises `Unreadable`. @param {Blob} file @returns {Promise<Recorded>} */
export async function readRecord(file) {
  if (file.size > LARGEST) throw new Unreadable("large");
  const found = parsed(await textOf(file));
  if (found?.moves && found?.server_seed) throw new Unreadable("moves");
  if (found?.caravanserai !== FORMAT) throw new Unreadable("other");
  if (!hasBoard(found.match?.game)) throw new Unreadable("game");
  if (!isWhole(found)) throw new Unreadable("broken");
  return found;
}

/** @param {Blob} file */
async function textOf(file) {
  const head = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  if (!GZIP.every((byte, place) => head[place] === byte)) return file.text();
  const reader = file.stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Unreadable("broken");
    });
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LARGEST) {
      await reader.cancel();
      throw new Unreadable("large");
    }
  }
}

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable("other");
  }
}

/** Whether all that the page goes by is there; what the game's own parts make of the rest they have to catch. @param {any} file */
function isWhole({ match, log, positions, record }) {
  const isListOf = (/** @type {unknown} */ list, /** @type {(one: any) => boolean} */ good) =>
    Array.isArray(list) && list.every((one) => one !== null && typeof one === "object" && good(one));
  return (
    isListOf(match.seats, ({ seat }) => typeof seat === "number") &&
    isListOf(log, ({ ply, events }) => typeof ply === "number" && Array.isArray(events)) &&
    isListOf(
      positions,
      ({ ply, hands, to_act }) => typeof ply === "number" && Array.isArray(hands) && Array.isArray(to_act),
    ) &&
    positions.length > 0 &&
    typeof record?.server_seed === "string" &&
    isListOf(
      record.player_seeds?.map((/** @type {unknown} */ seed) => ({ seed })),
      ({ seed }) => typeof seed === "string",
    )
  );
}
