import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { loadGame } from "../games/registry.js";
import { NameForm } from "../lobby/name.js";
import { PosterScene } from "../lobby/posters.js";
import { Room } from "../lobby/room.js";
import { get, Problem } from "../shell/http.js";
import { t } from "../shell/i18n.js";
import { me } from "../shell/identity.js";
import { useStore } from "../shell/store.js";
import { toastProblem } from "../shell/toast.js";
import { TopBar } from "../shell/topbar.js";
import { TableFrame } from "./frame.js";
import { LinkState } from "./link-state.js";
import { useSession } from "./use-session.js";

/** Everything at `/m/<code>`: who are you, who is there, the table. @param {{ code: string }} props */
export function MatchPage({ code }) {
  const person = useStore(me);
  if (person === undefined) return html`<${TopBar} />`;
  if (person === null) return html`<${Invitation} code=${code} />`;
  return html`<${Connected} code=${code} />`;
}

/** Somebody new opened an invite link. @param {{ code: string }} props */
function Invitation({ code }) {
  const [match, setMatch] = useState(/** @type {import("../types/http.d.ts").MatchShown | null} */ (null));
  const [gone, setGone] = useState(false);
  useEffect(() => {
    get(`/api/matches/${encodeURIComponent(code)}`).then(setMatch, (problem) =>
      problem instanceof Problem && problem.status === 404 ? setGone(true) : toastProblem(problem),
    );
  }, [code]);
  if (gone) return html`<${Gone} />`;
  const host = match?.seats.find((seat) => seat.creator)?.person?.name;
  return html`<${TopBar} />
    <main class="room">
      <div class="room-card invitation">
        ${match && html`<${PosterScene} game=${match.game} />`}
        <h1>${match && t("invite.title", { game: t(`game.${match.game}`) })}</h1>
        ${host && html`<p>${t("invite.from", { name: host })}</p>`}
        <${NameForm} />
      </div>
    </main>`;
}

/** @param {{ code: string }} props */
function Connected({ code }) {
  const { session, play, undo, tell, sit } = useSession(code);
  const { match } = session;
  const board = useBoard(match?.game);
  if (session.link === "gone") return html`<${Gone} />`;
  if (match?.status === "frozen")
    return html`<${TopBar} /><main class="room"><p class="problem">${t("problem.frozen")}</p></main>`;
  if (match && session.table && board) {
    return html`<${TableFrame} session=${session} play=${play} undo=${undo} tell=${tell} sit=${sit} game=${board.game} catalog=${board.catalog} />`;
  }
  return html`<${TopBar} />
    <${LinkState} link=${session.link} />
    ${match && !session.table && html`<${Room} match=${match} session=${session} tell=${tell} />`}`;
}

/** @param {string | undefined} key */
function useBoard(key) {
  const [board, setBoard] = useState(
    /** @type {{ game: import("../games/game.d.ts").GameModule<any, any>, catalog: any } | null} */ (null),
  );
  useEffect(() => {
    if (key) loadGame(key).then(setBoard, toastProblem);
  }, [key]);
  return board;
}

function Gone() {
  return html`<${TopBar} />
    <main class="room"><div class="room-card"><h1>${t("gone.title")}</h1><p>${t("gone.line")}</p>
      <a class="button main" href="/">${t("gone.home")}</a></div></main>`;
}
