import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";
import { useStore } from "../shell/store.js";
import { confirming } from "./confirm.js";
import { useLedger } from "./ledger.js";

/** The game's rules to be read and searched. @param {{ game: string, rule?: string }} props  `rule`: the one that was asked for */
export function Rules({ game, rule }) {
  const ledger = useLedger(game);
  const isOn = useStore(confirming) === "on";
  const [search, setSearch] = useState("");
  useEffect(() => {
    if (!rule || !ledger) return;
    setSearch("");
    document.getElementById(`rule-${rule}`)?.scrollIntoView({ block: "center" });
  }, [rule, ledger]);
  if (!ledger) return null;
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = ledger.rule.filter(({ id, text }) =>
    words.every((word) => `${id} ${text}`.toLocaleLowerCase().includes(word)),
  );
  return html`<div class="rules">
    <label class="rules-confirm"><input type="checkbox" checked=${isOn} onChange=${() => confirming.set(isOn ? "off" : "on")} />
      ${t("confirm.wish")}</label>
    <label class="search"><${Icon} name="search" /><span class="sr">${t("rules.search")}</span>
      <input type="search" placeholder=${t("rules.search")} value=${search} onInput=${(/** @type {any} */ event) => setSearch(event.currentTarget.value)} /></label>
    ${sectionsOf(ledger).map((section) => {
      const rules = found.filter((one) => one.section === section);
      return (
        rules.length > 0 &&
        html`<section key=${section} aria-labelledby=${`section-${section}`}>
        <h3 id=${`section-${section}`}>${ledger.sections[section]}</h3>
        <ul>${rules.map((one) => html`<${RuleLine} key=${one.id} rule=${one} asked=${one.id === rule} />`)}</ul>
      </section>`
      );
    })}
    ${found.length === 0 && html`<p class="rules-none">${t("rules.none")}</p>`}
  </div>`;
}

/** In the order of the rules. @param {import("../types/http.d.ts").Ledger} ledger */
const sectionsOf = (ledger) => [...new Set(ledger.rule.map(({ section }) => section))];

/** @param {{ rule: import("../types/http.d.ts").Rule, asked: boolean }} props */
function RuleLine({ rule, asked }) {
  return html`<li id=${`rule-${rule.id}`} class="rule" data-asked=${asked}>
    <p>${rule.text}</p>
    <small>${rule.id}${rule.kind !== "rulebook" && html` · ${t(`rules.${rule.kind}`)}`}</small>
  </li>`;
}
