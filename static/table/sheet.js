import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../shell/i18n.js";

/**
 * The reader's hand; on a phone a sheet above the action bar that can be pulled up.
 * @param {{ children?: import("preact").ComponentChildren }} props
 */
export function Sheet({ children }) {
  const [raised, raise] = useState(false);
  return html`<section class="sheet" data-raised=${raised} aria-label=${t("table.hand")} ref=${useHeight("--sheet-height")}>
    <button type="button" class="sheet-handle" aria-expanded=${raised} aria-label=${t(raised ? "sheet.lower" : "sheet.raise")}
      onClick=${() => raise(!raised)}></button>
    ${children}
  </section>`;
}

/** Keeps the element's height in a custom property of the page, for what has to end above it. @param {string} property */
export function useHeight(property) {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!element.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [property]);
  return element;
}
