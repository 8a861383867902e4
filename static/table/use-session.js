import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { remember } from "../motion/motion.js";
import { hasText, t } from "../shell/i18n.js";
import { toast } from "../shell/toast.js";
import { halted } from "./clocks.js";
import { Connection } from "./connection.js";
import { after, FRESH } from "./session.js";

/** The session of a match, kept by its connection for as long as the page shows it. @param {string} code */
export function useSession(code) {
  const [session, setSession] = useState(FRESH);
  const current = useRef(FRESH);
  const connection = useRef(/** @type {Connection | null} */ (null));
  const told = useRef(/** @type {Set<number>} */ (new Set()));

  useEffect(() => {
    const show = (/** @type {import("./session.js").Session} */ next) => {
      current.current = next;
      setSession(next);
    };
    show(FRESH);
    connection.current = new Connection(code, {
      known: () => ({
        // A guest may have been shut out meanwhile; who has just sat down has to be told everything.
        since: current.current.you?.guest || current.current.log.length === 0 ? 0 : current.current.ply,
        heard: current.current.talk.at(-1)?.id ?? 0,
      }),
      onLink: (link) => show({ ...current.current, link, clocks: halted(current.current.clocks, performance.now()) }),
      onMessage(message) {
        if (message.type === "update") remember();
        if (message.type === "refused" && told.current.has(message.n ?? 0)) sayRefusal(message);
        else show(after(current.current, message, performance.now()));
      },
    });
    return () => connection.current?.close();
  }, [code]);

  return useMemo(() => {
    const ask = (/** @type {(ply: number) => import("./connection.js").Asked} */ asked) => {
      const { link, pending, ply } = current.current;
      if (link !== "live" || pending !== null || !connection.current) return;
      const n = connection.current.ask(asked(ply));
      current.current = { ...current.current, pending: n, refusal: null };
      setSession(current.current);
    };
    const tell = (/** @type {import("./connection.js").Told} */ message) => {
      const n = connection.current?.ask(message);
      if (n) told.current.add(n);
    };
    const sit = (/** @type {number | null} */ seat) => {
      connection.current?.sit(seat);
      current.current = { ...current.current, you: null, log: [], pending: null, refusal: null }; // none of it is the next one's to see
      setSession(current.current);
    };
    return {
      session,
      tell,
      sit,
      play: (/** @type {unknown} */ move) => ask((ply) => ({ type: "move", ply, move })),
      undo: () => ask((ply) => ({ type: "undo", ply })),
    };
  }, [session]);
}

/** Why a line or a nudge did not go out; what is sent again by itself needs no words. @param {import("./protocol.d.ts").Refused} refused */
function sayRefusal({ code, detail }) {
  if (code === "too_fast" || code === "unavailable") return;
  toast(hasText(`refused.${code}`) ? t(`refused.${code}`) : detail);
}
