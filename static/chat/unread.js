import { useEffect, useState } from "preact/hooks";
import { useMutes } from "./mutes.js";

/** @typedef {import("../table/protocol.d.ts").Line} Line */

const SHOWN_FOR = 6000;

/**
 * How many lines have come since the reader last looked; what was said before the page was opened counts as read.
 * @param {import("../table/session.js").Session} session
 * @param {boolean} looking
 * @param {number | undefined} me
 */
export function useUnread({ talk, oldTalk }, looking, me) {
  const { isHeard } = useMutes();
  const [read, setRead] = useState(0);
  const newest = talk.at(-1)?.id ?? 0;
  useEffect(() => {
    if (looking) setRead(newest);
  }, [looking, newest]);
  if (looking || oldTalk === null) return 0;
  return talk.filter((line) => line.id > Math.max(read, oldTalk) && isHeard(line) && line.person !== me).length;
}

/**
 * The reactions of the last seconds, by seat.
 * @param {import("../table/session.js").Session} session
 * @returns {Map<number, Line>}
 */
export function useFreshReactions({ talk, oldTalk }) {
  const { isHeard } = useMutes();
  const [faded, fade] = useState(0);
  const newest = talk.at(-1)?.id ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => fade((before) => Math.max(before, newest)), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [newest]);
  const from = oldTalk === null ? newest : Math.max(faded, oldTalk);
  const fresh = talk.filter((line) => line.kind === "reaction" && line.id > from && isHeard(line));
  return new Map(fresh.flatMap((line) => (line.seat === null ? [] : [[line.seat, line]])));
}
