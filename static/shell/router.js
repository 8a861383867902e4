import { createStore } from "./store.js";

/** @typedef {{ page: "lobby" } | { page: "match", code: string } | { page: "record" }} Route */

/** Where a file is opened. */
export const RECORD_PATH = "/replay";

export const route = createStore(routeOf(location.pathname));

/** @param {string} path @returns {Route} */
function routeOf(path) {
  const [where = ""] = path.split("?");
  if (where === RECORD_PATH) return { page: "record" };
  const match = /^\/m\/([^/]+)\/?$/.exec(where);
  return match?.[1] ? { page: "match", code: decodeURIComponent(match[1]) } : { page: "lobby" };
}

/** @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  route.set(routeOf(path));
  scrollTo(0, 0);
}

/** Links inside the page change the route; the Back button works. */
export function followLinks() {
  addEventListener("popstate", () => route.set(routeOf(location.pathname)));
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const path = link.getAttribute("href") ?? "";
    if (path !== "/" && path.split("?")[0] !== RECORD_PATH && !path.startsWith("/m/")) return;
    event.preventDefault();
    go(path);
  });
}

/** @param {string} code */
export const matchPath = (code) => `/m/${encodeURIComponent(code)}`;
