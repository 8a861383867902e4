import { preference } from "./preferences.js";

export const THEMES = /** @type {const} */ (["system", "day", "night"]);

export const theme = preference("theme", THEMES, "system");

/** Keeps `data-theme` of the page in step with the choice and the system's own. */
export function followTheme() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    const choice = theme.get();
    document.documentElement.dataset.theme = choice === "system" ? (dark.matches ? "night" : "day") : choice;
  };
  theme.subscribe(show);
  dark.addEventListener("change", show);
  show();
}
