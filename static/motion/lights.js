/**
 * Lights up pieces (`data-piece`) and places (`data-spot`): what happened last, and what the pointer asks about.
 * The attribute `data-lit` is set past Preact on purpose: a light changes nothing that is drawn.
 */

/** @type {Record<"last" | "asked", string[]>} */
const lit = { last: [], asked: [] };

/** @param {"last" | "asked"} kind @param {string[]} names */
export function light(kind, names) {
  lit[kind] = names;
  showLights();
}

/** To be called after every drawing: new elements know nothing of the lights yet. */
export function showLights() {
  for (const element of document.querySelectorAll("[data-piece], [data-spot]")) {
    if (!(element instanceof HTMLElement)) continue;
    const names = [element.dataset.piece, element.dataset.spot];
    const kind = names.some((name) => name && lit.asked.includes(name))
      ? "asked"
      : names.some((name) => name && lit.last.includes(name))
        ? "last"
        : undefined;
    if (kind) element.dataset.lit = kind;
    else delete element.dataset.lit;
  }
}
