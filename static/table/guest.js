import { t } from "../shell/i18n.js";

/** @typedef {import("../games/game.d.ts").Table} Table */
/** @typedef {import("../games/game.d.ts").Turn} Turn */

/** As who is let in to look sees it: the seat may be waited for, but there is nothing to do. @param {Table} table */
export const withoutTurn = (table) => ({ ...table, toAct: table.toAct.filter((seat) => seat !== table.me) });

/** Who is let in to look says and does nothing. @param {boolean} guest @param {Turn} turn @param {Table} table @returns {Turn} */
export function guestTurn(guest, turn, table) {
  if (!guest) return turn;
  return {
    ...turn,
    prompt: t("guest.prompt", { name: table.names[table.me ?? 0] ?? "" }),
    tray: undefined,
    actions: [],
  };
}
