import { useEffect } from "preact/hooks";
import { list, t } from "../shell/i18n.js";
import { play } from "../shell/sound.js";
import { showInTab } from "../shell/tab.js";
import { seatName } from "./seat-name.js";
import { isOver } from "./session.js";

/** @typedef {import("./session.js").Session} Session */

/** The browser's tab says whose turn it is, a sound that it is the reader's, another that it is over. @param {Session} session @param {boolean} yourTurn */
export function useTurnSigns(session, yourTurn) {
  const title = titleOf(session, yourTurn);
  const over = isOver(session);
  useEffect(() => showInTab(title, yourTurn), [yourTurn, title]);
  useEffect(() => {
    if (yourTurn) play("yourTurn");
  }, [yourTurn]);
  useEffect(() => {
    if (over) play("over");
  }, [over]);
}

/**
 * Whose turn it is, in few words for the browser's tab: only what everybody at the table knows.
 * @param {Session} session
 * @param {boolean} yourTurn
 */
function titleOf({ match, table, nudge }, yourTurn) {
  const game = t(`game.${match?.game}`);
  if (!match || !table || isOver({ match, table })) return game;
  if (yourTurn) return nudge ? t("tab.nudged", { name: nudge.name, game }) : t("tab.yours", { game });
  const names = table.to_act.map((seat) => seatName(match.seats[seat]));
  return names.length > 0 && names.length < 3 ? t("tab.theirs", { names: list(names), game }) : game;
}
