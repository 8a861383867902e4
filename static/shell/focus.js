import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const STEPS = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 });

/**
 * A group of buttons that is one stop for Tab; arrow keys, Home and End move inside it (WAI-ARIA: roving focus).
 * @param {{ label: string, class?: string, spot?: string, role?: string, children?: import("preact").ComponentChildren }} props
 */
export function Group({ label, class: className, spot, role = "group", children }) {
  const group = useRef(/** @type {HTMLElement | null} */ (null));
  const last = useRef(/** @type {HTMLElement | null} */ (null));

  const rove = () => {
    const items = itemsOf(group.current);
    const stop = last.current && items.includes(last.current) ? last.current : items[0];
    for (const item of items) {
      const place = item === stop ? 0 : -1;
      if (item.tabIndex !== place) item.tabIndex = place; // setting it lays the page out anew
    }
  };
  useLayoutEffect(rove);

  const onFocusIn = (/** @type {FocusEvent} */ event) => {
    if (!(event.target instanceof HTMLElement)) return;
    last.current = event.target;
    rove();
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const items = itemsOf(group.current);
    const here = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (here < 0) return;
    const next = targetOf(event.key, here, items.length);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };
  return html`<div ref=${group} role=${role} aria-label=${label} class=${className} data-spot=${spot}
      onFocusIn=${onFocusIn} onKeyDown=${onKeyDown}>${children}</div>`;
}

/** @param {HTMLElement | null} group @returns {HTMLElement[]} */
function itemsOf(group) {
  return group
    ? [...group.querySelectorAll("button:not([disabled])")].filter((item) => item instanceof HTMLElement)
    : [];
}

/** @param {string} key @param {number} here @param {number} count */
function targetOf(key, here, count) {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (here + step + count) % count;
}
