import { get, Problem, patch, post } from "./http.js";
import { createStore } from "./store.js";

const INTRODUCED = "caravanserai.introduced";

/** @typedef {import("../types/http.d.ts").Person} Person */

/** Who this browser is: undefined until the server has said, null for somebody it does not know yet. */
export const me = createStore(/** @type {Person | null | undefined} */ (undefined));

export async function recognise() {
  if (!mayBeKnown()) return me.set(null);
  try {
    me.set(await get("/api/me"));
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.status !== 401) throw problem;
    me.set(null);
  }
}

/** A new guest, or a new name for the one who is known. @param {string} name */
export async function introduce(name) {
  me.set(me.get() ? await patch("/api/me", { name }) : await post("/api/me", { name }));
  try {
    localStorage.setItem(INTRODUCED, "yes");
  } catch {
    // then the server is asked every time
  }
}

/** Whether asking the server is worth it: the cookie cannot be read here, but who has it has introduced themselves. */
function mayBeKnown() {
  try {
    return localStorage.getItem(INTRODUCED) !== null;
  } catch {
    return true;
  }
}

/** This browser's part of the seed that a match is dealt from: 32 random bytes in hex. */
export function newSeed() {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
