import { html } from "htm/preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { light } from "../motion/lights.js";
import { clock, language, t } from "../shell/i18n.js";

/**
 * What happened, in words, the newest at the bottom; pointing at an entry lights up what it speaks of.
 * @param {{ table: import("../games/game.d.ts").Table, game: import("../games/game.d.ts").GameModule<any, any>, lookAt: (ply: number) => void }} props
 */
export function Log({ table, game, lookAt }) {
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const body = end.current?.closest(".panel-body");
    if (body) body.scrollTop = body.scrollHeight;
  }, [table.log.at(-1)]);
  if (table.log.length === 0) return html`<p class="log-empty">${t("log.empty")}</p>`;
  return html`<ol class="log">
    ${table.log.map((entry) => html`<${LogEntry} key=${entry.ply} table=${table} game=${game} entry=${entry} lookAt=${lookAt} />`)}
    <li ref=${end} class="log-end" aria-hidden="true"></li>
  </ol>`;
}

/** @param {{ table: import("../games/game.d.ts").Table, game: import("../games/game.d.ts").GameModule<any, any>, entry: import("./protocol.d.ts").Entry, lookAt: (ply: number) => void }} props */
function LogEntry({ table, game, entry, lookAt }) {
  const lines = useMemo(() => linesOf(table, game, entry), [entry, language.get(), table.names.join("\n"), table.me]);
  if (lines.length === 0) return null;
  const ask = () =>
    light(
      "asked",
      entry.events.flatMap((telling) => game.trace(table, telling).lights),
    );
  return html`<li class="log-entry" data-mine=${entry.seat === table.me} onPointerEnter=${ask} onPointerLeave=${() => light("asked", [])}>
    ${lines.map((line, place) => html`<p key=${place}>${line}</p>`)}
    <button type="button" class="log-time" title=${t("replay.jump")} onClick=${() => lookAt(entry.ply)}><span class="sr">${t("replay.jump")}, </span><time dateTime=${new Date(entry.at).toISOString()}>${clock(entry.at)}</time></button>
  </li>`;
}

/** @param {import("../games/game.d.ts").Table} table @param {import("../games/game.d.ts").GameModule<any, any>} game @param {import("./protocol.d.ts").Entry} entry */
export function linesOf(table, game, entry) {
  if (entry.undoes) return [t("log.undone", { name: table.names[entry.seat ?? 0] ?? "" })];
  return entry.events.map((telling) => game.logLine(table, telling, entry)).filter((line) => line !== null);
}
