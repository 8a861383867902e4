import { html } from "htm/preact";
import { list, rich, t } from "../../shell/i18n.js";
import { spotName } from "./alt.js";
import { CamelWord, CardWord, CardWords, CarpetWord, GemsWord, SaltWord, TeapotWord } from "./words.js";

/**
 * @typedef {import("./catalog.js").Table} Table
 * @typedef {import("./catalog.js").Telling} Telling
 * @typedef {import("preact").ComponentChild} Child
 */

/** One telling in words. @param {Table} table @param {Telling} telling @returns {Child} */
export function logLine(table, telling) {
  const camel = "camel" in telling ? html`<${CamelWord} table=${table} camel=${telling.camel} />` : null;
  switch (telling.type) {
    case "revealed":
      return html`<span>${t("khiva.log.revealed")} ${telling.requests.map((request) => html`<${Asking} key=${request.card} table=${table} request=${request} />`)}</span>`;
    case "gave":
      return gave(table, telling);
    case "asked":
      return asked(table, telling, camel);
    case "moved":
      return line(table, telling.gems > 0 ? "moved.gems" : "moved", telling.seat, {
        camel,
        spot: spotName(table, telling.to),
        gems: html`<${GemsWord} count=${telling.gems} />`,
      });
    case "rejected":
      return line(table, "rejected", telling.seat, {
        card: html`<${CardWord} table=${table} id=${telling.card} />`,
        gems: html`<${GemsWord} count=${telling.gems} />`,
      });
    case "gained":
      return line(table, "gained", telling.seat, {
        gems: html`<${GemsWord} count=${telling.gems} />`,
        space: String(telling.space),
      });
    case "carpet":
      return line(table, "carpet", telling.seat, {
        carpet: html`<${CarpetWord} table=${table} id=${telling.carpet} />`,
      });
    case "bought":
      return line(table, "bought", telling.seat, {
        salt: html`<${SaltWord} value=${telling.salt} />`,
        gems: html`<${GemsWord} count=${telling.gems} />`,
      });
    case "welcomed":
      return line(table, "welcomed", telling.seat, {
        camel,
        teapot: html`<${TeapotWord} table=${table} id=${telling.teapot} />`,
      });
    case "delivered":
      return line(table, "delivered", telling.seat, {
        carpets: html`<span class="words">${telling.carpets.map((id) => html`<${CarpetWord} key=${id} table=${table} id=${id} />`)}</span>`,
      });
    case "chosen":
    case "nothing":
      return line(table, telling.type, telling.seat, {});
    case "returned":
      return sentence(telling.teapot === null ? "returned.bare" : "returned", {
        camel,
        teapot: html`<${TeapotWord} table=${table} id=${telling.teapot} />`,
      });
    case "emptied":
      return t(`khiva.log.emptied.${telling.pile}`);
    case "dealt":
      return dealt(table, telling);
    case "ended":
      return t("khiva.log.ended", { piles: list(telling.piles.map((pile) => t(`khiva.pilename.${pile}`))) });
  }
}

/** @param {string} kind @param {Record<string, Child>} words */
const sentence = (kind, words) => html`<span>${rich(`khiva.log.${kind}`, words)}</span>`;

/** The line for the reader ("You …") or with the name. @param {Table} table @param {string} kind @param {number} seat @param {Record<string, Child>} words */
function line(table, kind, seat, words) {
  if (seat === table.me) return sentence(`you.${kind}`, words);
  return sentence(kind, { ...words, name: html`<b class="name">${table.names[seat]}</b>` });
}

/** Who asks with which card. @param {{ table: Table, request: import("../../types/khiva.d.ts").Request }} props */
function Asking({ table, request }) {
  return html`<span class="asking"><span>${table.names[request.seat]}</span> <${CardWord} table=${table} id=${request.card} /></span> `;
}

/** @param {Table} table @param {import("../../types/khiva.d.ts").Asked} telling @param {Child} camel */
function asked(table, telling, camel) {
  const [granted] = telling.requests;
  const name = html`<b class="name">${table.names[granted?.seat ?? 0]}</b>`;
  const card = granted && html`<${CardWord} table=${table} id=${granted.card} />`;
  const others = telling.requests.slice(1).map(({ card: id }) => id);
  const mine = granted?.seat === table.me ? "you." : "";
  if (others.length === 0) return sentence(`${mine}asked`, { camel, name, card });
  return sentence(`${mine}compared`, {
    camel,
    name,
    card,
    others: html`<${CardWords} table=${table} ids=${others} />`,
  });
}

/** Only giver and receiver are told which cards. @param {Table} table @param {import("../../types/khiva.d.ts").Gave} telling */
function gave(table, { giver, receiver, count, cards }) {
  const words = {
    count,
    giver: html`<b class="name">${table.names[giver]}</b>`,
    receiver: html`<b class="name">${table.names[receiver]}</b>`,
    cards: html`<${CardWords} table=${table} ids=${cards ?? []} />`,
  };
  if (giver === table.me) return sentence("you.gave", words);
  return sentence(receiver === table.me ? "you.received" : "gave", words);
}

/** @param {Table} table @param {import("../../types/khiva.d.ts").Dealt} telling */
function dealt(table, { count, cards, open }) {
  const own = cards && sentence("you.dealt", { count, cards: html`<${CardWords} table=${table} ids=${cards} />` });
  const shown =
    open.length > 0 && html` ${sentence("opened", { cards: html`<${CardWords} table=${table} ids=${open} />` })}`;
  return html`<span>${own ?? sentence("dealt", { count })}${shown}</span>`;
}
