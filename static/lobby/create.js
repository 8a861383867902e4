import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { postWithSeed } from "../record/kept.js";
import { Problem, post } from "../shell/http.js";
import { language, list, t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";
import { go, matchPath } from "../shell/router.js";
import { problemText } from "../shell/toast.js";
import { fetchLedger } from "../table/ledger.js";
import { HereField, namesOf } from "./here.js";
import { allows, fieldsOf, isOpen, OptionField } from "./options.js";
import { PaceField, paceOf } from "./pace.js";
import { PosterScene } from "./posters.js";
import { PresetBar } from "./preset-bar.js";
import { presetsOf, rememberLast } from "./presets.js";

/** Set up a match: how many, how, and who may come in. @param {{ game: import("../types/http.d.ts").GameShown, close: () => void }} props */
export function CreateMatch({ game, close }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const fields = fieldsOf(game);
  const plain = termsOf(game, fields, {});
  const [terms, setTerms] = useState(() => termsOf(game, fields, presetsOf(game.key).last ?? {}));
  const { seats, options, visibility } = terms;
  const computers = Math.min(terms.computers, seats - 1);
  const here = terms.here.slice(0, seats - computers);
  const full = Math.max(1, here.length) + computers === seats; // nobody else is to come
  const pace = full ? null : terms.pace;
  const change = (/** @type {Partial<Terms>} */ part) => setTerms({ ...terms, ...part });
  const open = fields.filter(([name, field]) => isOpen(name, field, seats));
  const chosen = Object.fromEntries(open.map(([name]) => [name, options[name]]));
  const option = (/** @type {[string, import("./options.js").Field]} */ [name, field]) =>
    html`<${OptionField} key=${name} game=${game.key} name=${name} field=${field} seats=${seats} value=${options[name]}
      set=${(/** @type {unknown} */ value) => change({ options: { ...options, [name]: value } })} />`;
  const [problem, setProblem] = useState("");
  useEffect(() => dialog.current?.showModal(), []);

  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    try {
      const match = await postWithSeed("/api/matches", {
        game: game.key,
        seats,
        options: chosen,
        visibility,
        pace,
        computers,
        here: here.length > 1 ? here : [],
      });
      rememberLast(game.key, { ...terms, visibility: "private" }); // nobody opens a door by habit
      if (full) await post(`/api/matches/${match.code}/start`);
      go(matchPath(match.code));
    } catch (error) {
      setProblem(await reasonOf(game.key, error));
    }
  };
  return html`<dialog class="create" ref=${dialog} onClose=${close} aria-labelledby="create-title">
    <${PosterScene} game=${game.key} />
    <form onSubmit=${submit}>
      <header><h2 id="create-title">${t("create.title", { game: t(`game.${game.key}`) })}</h2>
        <button type="button" class="tool" aria-label=${t("action.close")} onClick=${close}><${Icon} name="close" /></button></header>
      <${PresetBar} game=${game.key} terms=${terms} plain=${plain}
        take=${(/** @type {import("./presets.js").Terms} */ kept) => setTerms(termsOf(game, fields, kept))} />
      <${Choice} legend=${t("create.seats")} name="seats" value=${seats} set=${(/** @type {string} */ count) => change({ seats: Number(count) })}
        choices=${game.seats.map((count) => [count, t("create.people", { count })])} />
      ${
        seats > 1 &&
        html`<${Choice} legend=${t("create.computers")} name="computers" value=${computers} set=${(/** @type {string} */ count) => change({ computers: Number(count) })}
        choices=${Array.from({ length: seats }, (_, count) => [count, count === 0 ? t("create.computers.none") : String(count)])} />`
      }
      ${
        computers < seats - 1 &&
        html`<${HereField} most=${seats - computers} here=${here} set=${(/** @type {string[]} */ names) => change({ here: names })} />`
      }
      ${open.filter(([, field]) => field.type !== "boolean").map(option)}
      ${!full && html`<${PaceField} value=${pace} set=${(/** @type {string | null} */ choice) => change({ pace: choice })} />`}
      <div class="checks">${open.filter(([, field]) => field.type === "boolean").map(option)}</div>
      ${
        !full &&
        html`<${Choice} legend=${t("create.visibility")} name="visibility" value=${visibility} set=${(/** @type {string} */ choice) => change({ visibility: choice })}
        choices=${[["private", t("create.private")], ["public", t("create.public")]]} />`
      }
      <p class="credits">${t("create.credits", { names: list([...game.designers]), publisher: game.publisher })}</p>
      <p class="problem" role="alert">${problem}</p>
      <button type="submit" class="button main wide">${t(full ? "create.alone" : "create.go")}</button>
    </form>
  </dialog>`;
}

/**
 * What the form holds: what was kept, as far as the game still knows it, and the game's own beginning for the rest.
 * @typedef {{ seats: number, options: Record<string, unknown>, visibility: string, pace: string | null, computers: number, here: string[] }} Terms
 * @param {import("../types/http.d.ts").GameShown} game
 * @param {[string, import("./options.js").Field][]} fields
 * @param {import("./presets.js").Terms} kept
 * @returns {Terms}
 */
function termsOf(game, fields, kept) {
  const seats = game.seats.find((count) => count === kept.seats) ?? game.seats.find((count) => count > 1) ?? 1;
  const options = /** @type {Record<string, unknown>} */ (kept.options ?? {});
  return {
    seats,
    options: Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        allows(name, field, seats, options[name]) ? options[name] : (field.default ?? null),
      ]),
    ),
    visibility: kept.visibility === "public" ? "public" : "private",
    pace: paceOf(kept.pace),
    here: namesOf(kept.here),
    computers: typeof kept.computers === "number" ? kept.computers : 0,
  };
}

/** Why the game does not allow it: in English what the server says, else the rule in the reader's language. @param {string} game @param {unknown} error */
async function reasonOf(game, error) {
  if (!(error instanceof Problem) || !error.rule) return problemText(error);
  const spoken = language.get();
  const ledger = await fetchLedger(game, spoken);
  const rule = ledger.rule.find(({ id }) => id === error.rule);
  return t("create.refused", { why: spoken === "en" ? error.message : (rule?.text ?? error.message) });
}

/** A few choices side by side. @param {{ legend: string, name: string, value: string | number, set: (value: string) => void, choices: [string | number, string][] }} props */
function Choice({ legend, name, value, set, choices }) {
  return html`<fieldset class="choice"><legend>${legend}</legend>
    ${choices.map(
      ([choice, label]) => html`<label key=${choice}>
      <input type="radio" name=${name} value=${choice} checked=${choice === value} onChange=${() => set(String(choice))} />
      <span>${label}</span></label>`,
    )}
  </fieldset>`;
}
