import { get, Problem } from "../shell/http.js";

/**
 * One WebSocket per open table that comes back by itself (docs/protocol.md, "How a connection ends").
 *
 * @typedef {object} Wire
 * @property {(message: import("./protocol.d.ts").ServerMessage) => void} onMessage
 * @property {(link: import("./session.js").Link) => void} onLink
 * @property {() => { since: number, heard: number }} known  the last ply and the last line of talk this page has
 *
 * @typedef {{ type: "move", ply: number, move: unknown } | { type: "undo", ply: number }} Asked  of these one at a time
 * @typedef {{ type: "say", text: string } | { type: "react", reaction: import("./protocol.d.ts").Reaction } | { type: "nudge", seat: number }} Told  said to the others
 */

const SHORTEST_WAIT = 200;
const LONGEST_WAIT = 5000;
const SILENCE = 20_000;
const PATIENCE = 5000;

const TOO_BIG = 1009;
const RESTARTING = 1012;
const GONE = 4404;
const TOO_FAST = 4429;

export class Connection {
  /** @type {WebSocket | null} */
  #socket = null;
  #client = newName();
  #n = 0;
  /** What awaits an answer, by `n`. @type {Map<number, (Asked | Told) & { n: number }>} */
  #unanswered = new Map();
  #wait = SHORTEST_WAIT;
  #closed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #silence;

  /** Who sits before the device, where several people share it. @type {number | null} */
  #seat = null;

  /** @param {string} code @param {Wire} wire */
  constructor(code, wire) {
    this.code = code;
    this.wire = wire;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Sends this until it is answered. @param {Asked | Told} message @returns {number} its `n` */
  ask(message) {
    const n = ++this.#n;
    this.#unanswered.set(n, { ...message, n });
    this.#sendAgain(n);
    return n;
  }

  /** Somebody else sits down, or nobody: the answer is a sync. @param {number | null} seat */
  sit(seat) {
    this.#seat = seat;
    this.#unanswered.clear(); // none of it may be sent again for somebody else
    this.#send({ type: "sit", n: ++this.#n, seat });
  }

  close() {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  #connect() {
    clearTimeout(this.#timer);
    const { since, heard } = this.wire.known();
    const query = new URLSearchParams({ client: this.#client, since: String(since), heard: String(heard) });
    if (this.#seat !== null) query.set("seat", String(this.#seat));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/matches/${encodeURIComponent(this.code)}/live`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}?${query}`);
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.#socket && this.#lost(event.code, opened);
  }

  /** @param {import("./protocol.d.ts").ServerMessage} message */
  #receive(message) {
    this.#listen();
    const n = "n" in message ? message.n : undefined;
    if (n != null && !mayComeAgain(message)) this.#unanswered.delete(n);
    if (message.type !== "pong") this.wire.onMessage(message);
    if (message.type === "sync") {
      this.#wait = SHORTEST_WAIT;
      for (const n of this.#unanswered.keys()) this.#sendAgain(n);
    } else if (n != null && mayComeAgain(message)) {
      setTimeout(() => this.#sendAgain(n), 1000);
    }
  }

  /** @param {number} n */
  #sendAgain(n) {
    const message = this.#unanswered.get(n);
    if (message) this.#send(message);
  }

  /** @param {unknown} message */
  #send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** @param {number} code @param {boolean} opened */
  async #lost(code, opened) {
    clearTimeout(this.#silence);
    if (this.#closed) return;
    if (code === GONE) return this.wire.onLink("gone");
    if (code === TOO_BIG) return this.wire.onLink("stopped");
    this.wire.onLink("lost");
    if (!opened && (await this.#isGone())) return this.wire.onLink("gone");
    const wait = code === RESTARTING && opened ? 0 : code === TOO_FAST ? LONGEST_WAIT : this.#wait;
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** A refused handshake does not say why; the HTTP side does. */
  async #isGone() {
    try {
      await get(`/api/matches/${encodeURIComponent(this.code)}`);
      return false;
    } catch (problem) {
      return problem instanceof Problem && problem.status === 404;
    }
  }

  /** After some silence ask; without an answer connect again. */
  #listen() {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#ask(), SILENCE);
  }

  #ask() {
    clearTimeout(this.#silence);
    this.#send({ type: "ping" });
    this.#silence = setTimeout(() => this.#again(), PATIENCE);
  }

  #again() {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.wire.onLink("lost");
    this.#connect();
  }

  /** A tab that wakes up looks at once whether its line still stands. */
  #wake = () => {
    if (document.visibilityState === "hidden" || this.#closed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ask();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect();
  };
}

/** The server asks for the same message again: nothing was played. @param {import("./protocol.d.ts").ServerMessage} message */
function mayComeAgain(message) {
  return message.type === "refused" && (message.code === "unavailable" || message.code === "too_fast");
}

/** 32 hex digits; `crypto.randomUUID` is missing on plain http in a home network. */
function newName() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
