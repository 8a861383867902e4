import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { light } from "../motion/lights.js";
import { t } from "../shell/i18n.js";
import { preference } from "../shell/preferences.js";

/** Whether the reader wants to be asked before a move that cannot be taken back. */
export const confirming = preference("confirm", /** @type {const} */ (["off", "on"]), "off");

/** @typedef {{ move: any, from: string }} Asked */

/**
 * Holds a move back until it is confirmed. Small steps of a turn, which can be taken back, go through at once.
 * @param {(move: unknown, from: string) => void} send
 * @param {string[] | undefined} small  the types of those steps
 * @param {unknown} now  what the reader can do: once that is something else, the question is void
 * @returns {{ play: (move: any, from?: string) => void, heldTurn: (turn: import("../games/game.d.ts").Turn) => import("../games/game.d.ts").Turn }}
 */
export function useConfirm(send, small, now) {
  const [asked, ask] = useState(/** @type {Asked | null} */ (null));
  useEffect(() => ask(null), [now]);
  useLayoutEffect(() => {
    light("asked", asked ? [asked.from] : []);
    const button = asked && document.querySelector("[data-action=confirm]");
    if (button instanceof HTMLElement) button.focus();
  }, [asked]);

  const play = (/** @type {any} */ move, from = "") => {
    if (confirming.get() === "on" && !small?.includes(move.type)) ask({ move, from });
    else send(move, from);
  };
  const heldTurn = (/** @type {import("../games/game.d.ts").Turn} */ turn) => {
    if (!asked) return turn;
    const change = () => ask(null);
    const confirm = () => {
      ask(null);
      send(asked.move, asked.from);
    };
    return {
      ...turn,
      prompt: t("confirm.prompt"),
      tray: undefined,
      cancel: change,
      actions: [
        { id: "confirm", label: t("confirm.yes"), main: true, run: confirm },
        { id: "change", label: t("confirm.no"), run: change },
      ],
    };
  };
  return { play, heldTurn };
}
