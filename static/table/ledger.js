import { useEffect, useState } from "preact/hooks";
import { get } from "../shell/http.js";
import { useLanguage } from "../shell/i18n.js";
import { toastProblem } from "../shell/toast.js";

/** @typedef {import("../types/http.d.ts").Ledger} Ledger */

/** @type {Map<string, Promise<Ledger>>} */
const ledgers = new Map();

/** The rules of a game in the reader's language; null until they have come. @param {string} game */
export function useLedger(game) {
  const language = useLanguage();
  const [ledger, setLedger] = useState(/** @type {Ledger | null} */ (null));
  useEffect(() => {
    let wanted = true;
    fetchLedger(game, language).then((found) => wanted && setLedger(found), toastProblem);
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return ledger;
}

/** @param {string} game @param {string} language @returns {Promise<Ledger>} */
export function fetchLedger(game, language) {
  const path = `/api/games/${game}/rules?lang=${language}`;
  const known = ledgers.get(path) ?? get(path);
  ledgers.set(path, known);
  known.catch(() => ledgers.delete(path));
  return known;
}
