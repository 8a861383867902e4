import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { remember } from "../motion/motion.js";
import { Connection } from "./connection.js";
import { after, FRESH } from "./session.js";

/** The session of a match, kept by its connection for as long as the page shows it. @param {string} code */
export function useSession(code) {
  const [session, setSession] = useState(FRESH);
  const current = useRef(FRESH);
  const connection = useRef(/** @type {Connection | null} */ (null));

  useEffect(() => {
    const show = (/** @type {import("./session.js").Session} */ next) => {
      current.current = next;
      setSession(next);
    };
    show(FRESH);
    connection.current = new Connection(code, {
      since: () => current.current.ply,
      onLink: (link) => show({ ...current.current, link }),
      onMessage(message) {
        if (message.type === "update") remember();
        show(after(current.current, message));
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
    return {
      session,
      play: (/** @type {unknown} */ move) => ask((ply) => ({ type: "move", ply, move })),
      undo: () => ask((ply) => ({ type: "undo", ply })),
    };
  }, [session]);
}
