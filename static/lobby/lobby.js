import { html } from "htm/preact";
import { useCallback, useEffect, useState } from "preact/hooks";
import { hasBoard, loadGameTexts } from "../games/registry.js";
import { get } from "../shell/http.js";
import { t } from "../shell/i18n.js";
import { me } from "../shell/identity.js";
import { RECORD_PATH } from "../shell/router.js";
import { useStore } from "../shell/store.js";
import { showInTab } from "../shell/tab.js";
import { toastProblem } from "../shell/toast.js";
import { TopBar } from "../shell/topbar.js";
import { CreateMatch } from "./create.js";
import { MatchList } from "./matches.js";
import { NameChip, NameForm } from "./name.js";
import { POSTERS, Poster } from "./posters.js";

const REFRESH = 10_000;

/** @typedef {import("../types/http.d.ts").GameShown} GameShown */
/** @typedef {import("../types/http.d.ts").MatchShown} Match */

export function Lobby() {
  const person = useStore(me);
  const games = useGames();
  const { mine, open } = useMatches(person);
  const [chosen, create] = useState(/** @type {string | null} */ (null)); // perhaps before the games are known
  const creating = games?.find((game) => game.key === chosen);
  useEffect(() => showInTab("Caravanserai", false));

  const choose = (/** @type {string} */ key) => {
    if (person === null) document.getElementById("name")?.focus();
    else loadGameTexts(key).then(() => create(key), toastProblem);
  };
  return html`
    <${TopBar} tools=${html`<${NameChip} />`} />
    <main class="lobby">
      <section class="hero">
        <h1>${t("lobby.title")}</h1>
        <p class="hero-line">${t("lobby.line")}</p>
        ${person === null && html`<${NameForm} />`}
      </section>
      ${mine.length > 0 && html`<${MatchList} title=${t("lobby.mine")} matches=${mine} />`}
      <section aria-labelledby="games-title">
        <h2 id="games-title">${t("lobby.games")}</h2>
        <ul class="posters">
          ${POSTERS.map(
            (key) => html`<li key=${key}>
            <${Poster} game=${key} shown=${games?.find((game) => game.key === key && hasBoard(key))} known=${games !== null} choose=${choose} />
          </li>`,
          )}
        </ul>
      </section>
      ${open.length > 0 && html`<${MatchList} title=${t("lobby.open")} matches=${open} />`}
      <p class="lobby-more"><a href=${RECORD_PATH}>${t("record.title")}</a></p>
    </main>
    ${creating && person && html`<${CreateMatch} game=${creating} close=${() => create(null)} />`}
  `;
}

function useGames() {
  const [games, setGames] = useState(/** @type {GameShown[] | null} */ (null));
  useEffect(() => {
    get("/api/games").then(setGames, toastProblem);
  }, []);
  return games;
}

/** My matches and those open to all, fresh while somebody looks. @param {import("../shell/identity.js").Person | null | undefined} person */
function useMatches(person) {
  const [lists, setLists] = useState({ mine: /** @type {Match[]} */ ([]), open: /** @type {Match[]} */ ([]) });
  const look = useCallback(async () => {
    if (person === undefined || document.visibilityState === "hidden") return;
    const [mine, open] = await Promise.all([person ? get("/api/me/matches") : [], get("/api/matches")]);
    const sitting = new Set(mine.map((/** @type {Match} */ match) => match.code));
    setLists({ mine, open: open.filter((/** @type {Match} */ match) => !sitting.has(match.code)) });
  }, [person]);
  useEffect(() => {
    const quietly = () => look().catch(() => {}); // the next look may succeed
    quietly();
    const timer = setInterval(quietly, REFRESH);
    document.addEventListener("visibilitychange", quietly);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", quietly);
    };
  }, [look]);
  return lists;
}
