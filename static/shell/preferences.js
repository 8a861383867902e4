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

/**
 * Something longer that this browser remembers, as JSON.
 * @template T
 * @param {string} name
 * @param {(kept: unknown) => T} understood  what is kept, or a beginning where it makes no sense
 */
export function remembered(name, understood) {
  const key = `caravanserai.${name}`;
  const store = createStore(understood(parsed(read(key))));
  store.subscribe((value) => write(key, JSON.stringify(value)));
  return store;
}

/** @param {string | null} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
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
