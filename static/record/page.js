import { html } from "htm/preact";
import { Component } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadGame } from "../games/registry.js";
import { t } from "../shell/i18n.js";
import { Icon } from "../shell/icons.js";
import { showInTab } from "../shell/tab.js";
import { toastProblem } from "../shell/toast.js";
import { TopBar } from "../shell/topbar.js";
import { TableFrame } from "../table/frame.js";
import { readRecord, Unreadable } from "./file.js";
import { Proof } from "./proof-panel.js";
import { sessionOf } from "./recorded.js";

/** @typedef {import("./file.js").Recorded} Recorded */
/** @typedef {{ recorded: Recorded, session: import("../table/session.js").Session, game: any }} Opened */

/** Opens the file of a finished match, wherever it was played: nothing here asks a server. */
export function RecordPage() {
  const [opened, setOpened] = useState(/** @type {Opened | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (!opened) showInTab(t("record.title"), false);
  });
  const open = async (/** @type {Blob | undefined} */ file) => {
    if (!file) return;
    setProblem("");
    try {
      const recorded = await readRecord(file);
      const { game } = await loadGame(recorded.match.game, recorded.catalog);
      setOpened({ recorded, session: sessionOf(recorded), game });
    } catch (error) {
      setProblem(t(`record.problem.${error instanceof Unreadable ? error.reason : "broken"}`));
    }
  };
  useDrop(open);
  const of = new URLSearchParams(location.search).get("of");
  useEffect(() => {
    if (of) download(of).then(open, toastProblem);
  }, [of]);
  const close = () => {
    setOpened(null);
    setProblem(t("record.problem.broken"));
  };
  if (opened)
    return html`<${Guard} key=${opened.recorded.match.code} failed=${close}><${Shown} ...${opened} /></${Guard}>`;
  return html`<${TopBar} />
    <main class="room"><div class="room-card record-card">
      <h1>${t("record.title")}</h1>
      <p>${t("record.line")}</p>
      <label class="record-drop"><${Icon} name="replay" /><span>${t("record.choose")}</span>
        <input type="file" accept=".gz,.json" onChange=${(/** @type {any} */ event) => open(event.currentTarget.files[0])} /></label>
      <p class="problem" role="alert">${problem}</p>
    </div></main>`;
}

/** The file of a match that was played here. @param {string} code */
async function download(code) {
  const answer = await fetch(`/api/matches/${encodeURIComponent(code)}/replay`);
  if (!answer.ok) throw new Error(`${code}: ${answer.status}`);
  return answer.blob();
}

/** @param {Opened} props */
function Shown({ recorded, session, game }) {
  const nothing = () => {};
  return html`<${TableFrame} session=${session} play=${nothing} undo=${nothing} tell=${nothing} sit=${nothing} game=${game}
    catalog=${recorded.catalog} tab=${location.search ? "proof" : "log"} recorded=${recorded} proof=${html`<${Proof} recorded=${recorded} />`} />`;
}

/** A file dropped anywhere on the page. @param {(file: File | undefined) => void} open */
function useDrop(open) {
  useEffect(() => {
    const over = (/** @type {DragEvent} */ event) => event.preventDefault();
    const drop = (/** @type {DragEvent} */ event) => {
      event.preventDefault();
      open(event.dataTransfer?.files[0]);
    };
    addEventListener("dragover", over);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("drop", drop);
    };
  }, []);
}

/** A file that cannot be drawn is closed again. @extends {Component<{ failed: () => void, children?: any }, { failed: boolean }>} */
class Guard extends Component {
  /** @override */
  state = { failed: false };

  /** @override */
  componentDidCatch() {
    this.setState({ failed: true });
    this.props.failed();
  }

  /** @override */
  render() {
    return this.state.failed ? null : this.props.children;
  }
}
