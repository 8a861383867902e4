import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { number } from "../shell/i18n.js";
import { isCalm } from "./flip.js";

const DURATION = 400;

/** A number that counts to its new value. @param {{ value: number }} props */
export function Count({ value }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const shown = useRef(value);
  useEffect(() => {
    const from = shown.current;
    shown.current = value;
    const digits = place.current?.firstChild;
    if (!(digits instanceof Text) || from === value || isCalm()) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function show(now) {
      const part = Math.min(1, (now - start) / DURATION);
      digits.data = number(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(show);
    });
    return () => {
      cancelAnimationFrame(frame);
      digits.data = number(value);
    };
  }, [value]);
  return html`<span class="count" ref=${place}>${number(value)}</span>`;
}
