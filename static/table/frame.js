import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Chat } from "../chat/chat.js";
import { ChatHeard } from "../chat/heard.js";
import { useFreshReactions, useUnread } from "../chat/unread.js";
import { isCalm } from "../motion/flip.js";
import { playBack, skip } from "../motion/motion.js";
import { ReplayBar, useReplayKeys } from "../replay/bar.js";
import { useReplay } from "../replay/use-replay.js";
import { t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";
import { me } from "../shell/identity.js";
import { play as playSound } from "../shell/sound.js";
import { useStore } from "../shell/store.js";
import { TopBar } from "../shell/topbar.js";
import { ActionBar } from "./actionbar.js";
import { Announcer } from "./announcer.js";
import { useConfirm } from "./confirm.js";
import { Curtain, PassOn, useDevice } from "./curtain.js";
import { guestTurn, withoutTurn } from "./guest.js";
import { LinkState } from "./link-state.js";
import { NudgeSign } from "./nudge.js";
import { usePaced } from "./pacing.js";
import { Players } from "./players.js";
import { Polls, TakeBack } from "./poll.js";
import { Refusal } from "./refusal.js";
import { Result } from "./result.js";
import { SeatOffer } from "./seat-offer.js";
import { Sheet, useHeight } from "./sheet.js";
import { SidePanel, TABS, TABS_OF_A_FILE, UnreadMark, useIsBeside } from "./side-panel.js";
import { tableOf } from "./table.js";
import { useTurnSigns } from "./turn-signs.js";

/**
 * The one table of all games: board, you, the others, action bar.
 * @param {{ session: import("./session.js").Session, play: (move: unknown) => void, undo: () => void,
 *   tell: (message: import("./connection.js").Told) => void, sit: (seat: number | null) => void,
 *   game: import("../games/game.d.ts").GameModule<any, any>, catalog: any,
 *   recorded?: import("../record/file.js").Recorded, proof?: import("preact").ComponentChild,
 *   tab?: import("./side-panel.js").Tab }} props  `recorded`: the match comes from a file; `tab`: what is open beside the board at first
 */
export function TableFrame({ session, play, undo, tell, sit, game, catalog, recorded, proof, tab = "log" }) {
  const tried = useRef("");
  const played = useRef(false);
  const paced = usePaced(session, game, catalog);
  const replay = useReplay(session, recorded);
  const tabs = recorded ? TABS_OF_A_FILE : TABS;
  const device = useDevice(session, sit);
  const shown = replay.past ?? paced.shown;
  const send = (/** @type {unknown} */ move, /** @type {string} */ from) => {
    tried.current = from;
    played.current = true;
    play(move);
  };
  const hold = useConfirm(send, game.small, `${shown.ply} ${shown.you?.seat}`);
  const table = useMemo(() => tableOf(shown, catalog, hold.play, undo), [shown, catalog]);
  const guest = session.you?.guest ?? false;
  const board = useMemo(() => (guest ? withoutTurn(table) : table), [guest, table]);
  const turn = guestTurn(guest, toldTurn(hold.heldTurn(game.useTurn(board)), board, game, paced), board);
  const reader = guest ? { ...table, me: null } : table; // a guest is nobody at the table
  const [panel, setPanel] = useState(/** @type {import("./side-panel.js").Shown} */ ({ tab, open: false }));
  const dock = useHeight("--dock-height");
  const keepFocus = useKeptFocus(dock);
  const seat = guest ? null : (session.you?.seat ?? null);
  const yourTurn =
    seat !== null &&
    !table.over &&
    !table.match.seats[seat]?.computer &&
    (paced.shown.table?.to_act.includes(seat) ?? false);
  const clocks = table.over ? null : session.clocks;
  useReplayKeys(replay);
  const person = useStore(me)?.id;
  const isBeside = useIsBeside();
  const unread = useUnread(session, panel.tab === "chat" && (panel.open || isBeside), person);
  const reactions = useFreshReactions(session);

  useMotion(shown, table, game);
  useTurnSigns(paced.shown, yourTurn);
  useEffect(() => {
    if (table.refusal) shake(tried.current);
  }, [table.refusal]);

  useUndoKey(table);

  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    if (panel.open) setPanel({ ...panel, open: false });
    else turn.cancel?.();
  };
  const onPointerDown = () => {
    skip();
    paced.skip();
  };
  /** The second click of a double click plays nothing more. */
  const onClickCapture = (/** @type {MouseEvent} */ event) => {
    if (event.detail > 1 && played.current) event.stopPropagation();
    else played.current = false;
  };
  const openRule = (/** @type {string} */ rule) => setPanel({ tab: "rules", open: true, rule });
  const toggle = (/** @type {import("./side-panel.js").Tab} */ tab) =>
    setPanel({ tab, open: !(panel.open && panel.tab === tab) });

  return html`<a class="skip-link" href="#action-bar">${t("table.skip")}</a>
    <${TopBar} tools=${html`${
      session.ply > 0 &&
      html`<button type="button" class="tool look-back" aria-label=${t("replay.title")} title=${t("replay.title")} aria-pressed=${replay.past !== null}
        onClick=${() => (replay.past ? replay.leave() : replay.go(replay.last))}><${Icon} name="replay" /></button>`
    }
    <span class="panel-tools">
      ${tabs.map(
        (tab) => html`<button type="button" class="tool" key=${tab} aria-label=${t(`panel.${tab}`)}
        aria-expanded=${panel.open && panel.tab === tab} onClick=${() => toggle(tab)}><${Icon} name=${tab} />${tab === "chat" && html`<${UnreadMark} unread=${unread} />`}</button>`,
      )}
    </span>`}><h1 class="topbar-title">${t(`game.${game.key}`)}</h1></${TopBar}>
    <${LinkState} link=${session.link} />
    <main class="table" data-game=${game.key} data-ply=${shown.ply} data-ready=${table.ready} data-link=${session.link} data-watching=${table.me === null} data-past=${replay.past !== null}
        onKeyDown=${onKeyDown} onPointerDown=${onPointerDown} onClickCapture=${onClickCapture} onFocusIn=${keepFocus}>
      <section class="board" aria-label=${t("table.board")} tabindex="-1"><${game.Board} table=${board} turn=${turn} /></section>
      <div class="dock" id="action-bar" tabindex="-1" ref=${dock}>
        ${!recorded && html`<${Refusal} table=${table} openRule=${openRule} />`}
        <${NudgeSign} nudge=${session.nudge} />
        <${SeatOffer} match=${table.match} />
        <${TakeBack} table=${reader} />
        ${device && !replay.past && html`<${PassOn} device=${device} table=${table} />`}
        <${Polls} table=${reader} polls=${session.polls} />
        ${replay.past ? html`<${ReplayBar} replay=${replay} match=${table.match} fromFile=${recorded !== undefined} />` : html`<${ActionBar} table=${table} turn=${turn} yourTurn=${yourTurn} clocks=${clocks} />`}
      </div>
      ${
        table.me !== null &&
        html`<section class="you" aria-label=${t("table.you")}>
        <h2 class="sr">${t("table.you")}</h2><${game.You} table=${board} turn=${turn} />
      </section>`
      }
      ${table.me !== null && game.Hand && html`<${Sheet}><${game.Hand} table=${board} turn=${turn} /></${Sheet}>`}
      <aside class="rail">
        <${Players} table=${table} game=${game} guest=${guest} clocks=${clocks} gone=${session.gone} reactions=${reactions} tell=${tell} />
        <${SidePanel} table=${table} game=${game} tabs=${tabs} proof=${proof} shown=${panel} show=${setPanel} unread=${unread} lookAt=${replay.goToPly}>
          <${Chat} session=${session} tell=${tell} />
        </${SidePanel}>
      </aside>
    </main>
    ${device && html`<${Curtain} device=${device} match=${table.match} />`}
    <${Announcer} table=${table} game=${game} />
    <${ChatHeard} session=${session} me=${person} />
    ${!recorded && html`<${Result} table=${table} game=${game} />`}`;
}

/** Plays what the newest entry of the log did. @param {import("./session.js").Session} session @param {import("../games/game.d.ts").Table} table @param {import("../games/game.d.ts").GameModule<any, any>} game */
function useMotion(session, table, game) {
  const played = useRef({ ply: -1, told: 0 });
  useLayoutEffect(() => {
    const { ply, events } = session.log.at(-1) ?? { ply: 0, events: [] };
    const news = events.slice(played.current.ply === ply ? played.current.told : 0);
    played.current = { ply, told: events.length };
    playBack(news.map((telling) => game.trace(table, telling)));
  });
}

/**
 * While something is being shown the action bar says what, and lets the reader skip it.
 * @param {import("../games/game.d.ts").Turn} turn
 * @param {import("../games/game.d.ts").Table} table
 * @param {import("../games/game.d.ts").GameModule<any, any>} game
 * @param {ReturnType<typeof usePaced>} paced
 */
function toldTurn(turn, table, game, { telling, skip }) {
  if (!telling) return turn;
  const prompt = html`<span aria-hidden="true">${game.logLine(table, telling, /** @type {any} */ (table.log.at(-1)))}</span>`;
  return { ...turn, prompt, tray: undefined, actions: [{ id: "skip", label: t("action.skip"), run: skip }] };
}

/**
 * When a button that had the focus is gone, the action bar has it: the next Tab leads to what can be done now.
 * @param {{ current: HTMLElement | null }} dock
 * @returns {(event: FocusEvent) => void} to be called for every focus inside the table
 */
function useKeptFocus(dock) {
  const last = useRef(/** @type {Element | null} */ (null));
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) dock.current?.focus({ preventScroll: true });
  });
  return ({ target }) => {
    last.current = target instanceof Element ? target : null;
  };
}

/** Ctrl+Z or Cmd+Z, as everywhere. @param {import("../games/game.d.ts").Table} table */
function useUndoKey({ undo, ready }) {
  useLayoutEffect(() => {
    if (!undo || !ready) return;
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      const writing = event.target instanceof HTMLElement && event.target.matches("input, textarea");
      if (writing || event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      undo();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [undo, ready]);
}

/** @param {string} name  a piece or spot */
function shake(name) {
  playSound("refused");
  const quoted = CSS.escape(name);
  const frames = isCalm() ? { opacity: [1, 0.4, 1] } : { translate: ["0", "-5px", "5px", "-4px", "3px", "0"] };
  for (const element of name ? document.querySelectorAll(`[data-spot="${quoted}"], [data-piece="${quoted}"]`) : []) {
    element.animate(frames, { duration: 360, easing: "ease-out" });
  }
}
