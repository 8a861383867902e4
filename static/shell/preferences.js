import { createStore } from "./store.js";

/**
 * A choice that this browser remembers.
 * @template {string} T
 * @param {string} name
 * @param {readonly T[]} allowed
 * @param {T} otherwise
 */
export function preference(name, allowed, otherwise) {
  const key = `caravanserai.${name}`;
  const known = allowed.find((choice) => choice === read(key));
  const store = createStore(known ?? otherwise);
  store.subscribe((choice) => write(key, choice));
  return store;
}

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage can be forbidden; the choice then lasts as long as the page
  }
}

/** @param {string} key @param {string} value */
function write(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // as above
  }
}
