import { openingOf } from "./openings.js";
import { canCheck, sha256 } from "./sha256.js";

/**
 * Whether the deal was fair, as far as a page can check it (engine_core/chance.py): the server was bound to its seed
 * before it knew the others, the seed of the match comes from all of them, and what lay open at the start from that.
 *
 * @typedef {"holds" | "fails" | "unknown"} Verdict
 * @typedef {{ id: string, verdict: Verdict, shown: string[] }} Check  `shown`: the values that were compared
 * @typedef {{ commitment: string, seed: string }} Kept  what this browser kept when it sat down
 */

const LABEL = "caravanserai match seed";

/** @param {import("./file.js").MatchRecord} record @param {import("./openings.js").Opening} opening @param {Kept | null} kept @returns {Promise<Check[]>} */
export async function checksOf(record, opening, kept) {
  if (!canCheck) return [];
  const server = bytesOf(record.server_seed);
  const players = record.player_seeds.map(bytesOf);
  const wellFormed = [server, ...players].every((seed) => seed?.length === 32) && players.length === record.seats;
  const found = server ? hex(await sha256(server)) : "";
  /** @type {Check[]} */
  const checks = [
    {
      id: "seeds",
      verdict: wellFormed ? "holds" : "fails",
      shown: record.player_seeds.map((seed) => hex(bytesOf(seed) ?? new Uint8Array())),
    },
    { id: "commitment", verdict: found === record.commitment ? "holds" : "fails", shown: [found, record.commitment] },
    { id: "kept", verdict: keptVerdict(record, kept), shown: kept ? [kept.commitment, kept.seed] : [] },
  ];
  if (wellFormed) {
    const seed = await mixed(/** @type {Uint8Array[]} */ ([server, ...players]));
    checks.push({ id: "mixed", verdict: "holds", shown: [hex(seed)] }, await openingCheck(record, opening, seed));
  }
  return checks;
}

/** The browser that was there knows both what the server had promised and the seed of its own. @param {import("./file.js").MatchRecord} record @param {Kept | null} kept @returns {Verdict} */
function keptVerdict(record, kept) {
  if (!kept) return "unknown";
  const isMine = record.player_seeds.some((seed) => hex(bytesOf(seed) ?? new Uint8Array()) === kept.seed);
  return isMine && kept.commitment === record.commitment ? "holds" : "fails";
}

/** The seed that the match was dealt from. @param {Uint8Array[]} seeds  the server's first, then by seat */
async function mixed(seeds) {
  const label = new TextEncoder().encode(LABEL);
  const hashes = await Promise.all(seeds.map(sha256));
  const all = new Uint8Array(label.length + 32 * hashes.length);
  all.set(label);
  for (const [place, hash] of hashes.entries()) all.set(hash, label.length + 32 * place);
  return sha256(all);
}

/** Whether what lies open at the start is what the seed gives. @param {import("./file.js").MatchRecord} record @param {import("./openings.js").Opening} opening @param {Uint8Array} seed @returns {Promise<Check>} */
async function openingCheck(record, opening, seed) {
  try {
    const compared = await openingOf(record, opening, seed);
    if (!compared) return { id: "opening", verdict: "unknown", shown: [] };
    const [drawn, shown] = [compared.drawn.join(" "), compared.shown.join(" ")];
    return { id: "opening", verdict: drawn === shown ? "holds" : "fails", shown: [drawn, shown] };
  } catch {
    return { id: "opening", verdict: "fails", shown: [] }; // the file is not as a server writes it
  }
}

/** Base64, as records have their seeds. @param {string} text @returns {Uint8Array | null} */
function bytesOf(text) {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** @param {Uint8Array} bytes */
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
