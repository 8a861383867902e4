/**
 * The tab's title and icon: a lit lamp while it is the reader's turn.
 * @param {string} title
 * @param {boolean} yourTurn
 */
export function showInTab(title, yourTurn) {
  document.title = yourTurn ? `● ${title}` : title;
  const icon = document.querySelector("link[rel=icon]");
  icon?.setAttribute("href", new URL(`../icons/${yourTurn ? "lit" : "gate"}.svg`, import.meta.url).href);
}
