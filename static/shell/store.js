import { useEffect, useState } from "preact/hooks";

/**
 * A value that can be watched.
 * @template T
 * @typedef {{ get(): T, set(value: T): void, subscribe(listener: (value: T) => void): () => void }} Store
 */

/**
 * @template T
 * @param {T} value
 * @returns {Store<T>}
 */
export function createStore(value) {
  /** @type {Set<(value: T) => void>} */
  const listeners = new Set();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * @template T
 * @param {Store<T>} store
 * @returns {T}
 */
export function useStore(store) {
  const [value, setValue] = useState(store.get());
  useEffect(() => {
    setValue(() => store.get());
    return store.subscribe((next) => setValue(() => next));
  }, [store]);
  return value;
}
