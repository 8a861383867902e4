import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";
import { keptSeed } from "./kept.js";
import { checksOf } from "./proof.js";
import { canCheck } from "./sha256.js";

const ICONS = /** @type {const} */ ({ holds: "check", fails: "close", unknown: "eye" });

/** How the deal came about, step by step, checked by the reader's own browser. @param {{ recorded: import("./file.js").Recorded }} props */
export function Proof({ recorded }) {
  const { record, match, catalog, positions } = recorded;
  const [checks, setChecks] = useState(/** @type {import("./proof.js").Check[]} */ ([]));
  useEffect(() => {
    checksOf(record, { catalog, view: positions[0]?.view }, keptSeed(match.code)).then(setChecks);
  }, [recorded]);
  return html`<section class="proof">
    <p>${t("proof.line")}</p>
    ${!canCheck && html`<p class="problem">${t("proof.insecure")}</p>`}
    <ol>${checks.map(
      ({ id, verdict, shown }) => html`<li key=${id} data-verdict=${verdict}>
      <span class="proof-sign"><${Icon} name=${ICONS[verdict]} /><span class="sr">${t(`proof.${verdict}`)}</span></span>
      <div><b>${t(`proof.${id}`)}</b><p>${t(`proof.${id}.${verdict}`)}</p>
      ${shown.length > 0 && html`<details><summary>${t("proof.values")}</summary>${shown.map((value, place) => html`<code key=${place}>${value}</code>`)}</details>`}</div>
    </li>`,
    )}</ol>
    <p class="proof-rest">${t("proof.rest")} <code>caravanserai verify</code></p>
  </section>`;
}
