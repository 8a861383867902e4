/**
 * Whether the deal was fair, as far as a page can check it (engine_core/chance.py): the server was bound to its seed
 * before it knew the others, and the seed of the match comes from all of them.
 *
 * @typedef {"holds" | "fails" | "unknown"} Verdict
 * @typedef {{ id: string, verdict: Verdict, shown: string[] }} Check  `shown`: the values that were compared
 * @typedef {{ commitment: string, seed: string }} Kept  what this browser kept when it sat down
 */

const LABEL = "caravanserai match seed";

/** Null where the browser computes nothing: pages that did not come over https. */
const subtle = globalThis.crypto?.subtle ?? null;

export const canCheck = subtle !== null;

/** @param {import("./file.js").MatchRecord} record @param {Kept | null} kept @returns {Promise<Check[]>} */
export async function checksOf(record, kept) {
  if (!subtle) return [];
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
  if (wellFormed)
    checks.push({
      id: "mixed",
      verdict: "holds",
      shown: [hex(await mixed(/** @type {Uint8Array[]} */ ([server, ...players])))],
    });
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

/** @param {Uint8Array} bytes */
async function sha256(bytes) {
  return new Uint8Array(
    await /** @type {SubtleCrypto} */ (subtle).digest("SHA-256", /** @type {BufferSource} */ (bytes)),
  );
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
