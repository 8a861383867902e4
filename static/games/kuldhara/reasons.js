import { list, t } from "../../shell/i18n.js";
import { cardName, colourName } from "./alt.js";

// Why Kadhan did it: every comparison with what was counted, and what decided in the end.

/** @typedef {import("./catalog.js").Table} Table */

/** @param {Table} table @param {import("../../types/kuldhara.d.ts").TileReason} reason */
export function tileReason(table, reason) {
  const first = t(`kuldhara.reason.${reason.rule}`, { count: reason.candidates.length });
  const compared = reason.compared.map(({ by, colours, counts }) =>
    t(`kuldhara.reason.${by}`, {
      counts: list(
        colours.map((colour, place) =>
          t("kuldhara.reason.count", { colour: colourName(table, colour), number: counts[place] ?? 0 }),
        ),
      ),
    }),
  );
  const decided = t(`kuldhara.reason.by.${reason.decided_by}`);
  return [first, ...compared, decided].join(t("kuldhara.reason.then"));
}

/** @param {Table} table @param {import("../../types/kuldhara.d.ts").CraftReason} reason */
export function craftReason(table, reason) {
  if (reason.candidates.length < 2) return t("kuldhara.reason.craft.only_one");
  const cards = list(
    reason.candidates.map(({ card, settled, place }) =>
      t("kuldhara.reason.card", { card: cardName(table, card), settled, place }),
    ),
  );
  return [t("kuldhara.reason.craft.among", { cards }), t(`kuldhara.reason.craft.${reason.decided_by}`)].join(
    t("kuldhara.reason.then"),
  );
}
