import { useState } from "preact/hooks";
import { post } from "./http.js";
import { toastProblem } from "./toast.js";

/** For a button that asks the server: whether an answer is awaited, and asking. What is refused is said in a toast. */
export function usePost() {
  const [busy, setBusy] = useState(false);
  const ask = async (/** @type {string} */ path, /** @type {object} */ body = {}) => {
    setBusy(true);
    await post(path, body).catch(toastProblem);
    setBusy(false);
  };
  return { busy, ask };
}
