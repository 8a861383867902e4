import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { hasText, t } from "../shell/i18n.js";
import { useLedger } from "./ledger.js";

/** Why the last try was not allowed: the rule in the reader's words. @param {{ table: import("../games/game.d.ts").Table, openRule: (rule: string) => void }} props */
export function Refusal({ table, openRule }) {
  const ledger = useLedger(table.match.game);
  const { refusal } = table;
  const [seen, see] = useState(/** @type {unknown} */ (null));
  const rule = ledger?.rule.find(({ id }) => id === refusal?.rule);
  const text =
    rule?.text ?? (refusal && (hasText(`refused.${refusal.code}`) ? t(`refused.${refusal.code}`) : refusal.detail));
  const shown = refusal !== null && refusal !== seen;
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => see(refusal), 4000 + 60 * (text?.length ?? 0));
    return () => clearTimeout(timer);
  }, [refusal, shown]);
  return html`<div class="refusal-place" role="alert">
    ${
      shown &&
      html`<div class="refusal">
      <p>${text}</p>
      ${
        rule &&
        html`<button type="button" class="link" onClick=${() => {
          see(refusal);
          openRule(rule.id);
        }}>${t("refused.rule", { rule: rule.id })}</button>`
      }
    </div>`
    }
  </div>`;
}
