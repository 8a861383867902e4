import { html } from "htm/preact";
import { LANGUAGES, language, t } from "./i18n.js";
import { Icon } from "./icons.js";
import { sound } from "./sound.js";
import { useStore } from "./store.js";
import { THEMES, theme } from "./theme.js";

const THEME_ICONS = /** @type {const} */ ({ system: "system", day: "sun", night: "moon" });

/** The line at the top of every page: where I am on the left, how I want to see it on the right. */
export function TopBar(
  /** @type {{ children?: import("preact").ComponentChildren, tools?: import("preact").ComponentChildren }} */ {
    children,
    tools,
  },
) {
  return html`<header class="topbar">
    <a class="brand" href="/" aria-label=${t("brand.home")}><${BrandMark} /><span class="brand-name">Caravanserai</span></a>
    ${children ?? html`<div class="topbar-title"></div>`}
    <div class="topbar-tools">${tools}<${ThemeSwitch} /><${SoundSwitch} /><${LanguageSwitch} /></div>
  </header>`;
}

/** An arch with a lamp: the gate of the house. */
function BrandMark() {
  return html`<svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="brand-wall" d="M2 30V9h2V6h3v3h3V6h3v3h6V6h3v3h3V6h3v3h2v21Z" />
    <path class="brand-gate" d="M9 30V20c0-4 4-5 7-9 3 4 7 5 7 9v10Z" />
    <path class="brand-lamp" d="M16 18c2 2.5 3 4 3 5.5a3 3 0 0 1-6 0c0-1.5 1-3 3-5.5Z" />
  </svg>`;
}

function ThemeSwitch() {
  const now = useStore(theme);
  const next = THEMES[(THEMES.indexOf(now) + 1) % THEMES.length] ?? "system";
  const label = t("theme.switch", { now: t(`theme.${now}`), next: t(`theme.${next}`) });
  return html`<button type="button" class="tool" aria-label=${label} title=${label} onClick=${() => theme.set(next)}>
    <${Icon} name=${THEME_ICONS[now]} />
  </button>`;
}

function SoundSwitch() {
  const now = useStore(sound);
  const label = t(now === "on" ? "sound.off" : "sound.on");
  return html`<button type="button" class="tool" aria-label=${label} title=${label}
      onClick=${() => sound.set(now === "on" ? "off" : "on")}>
    <${Icon} name=${now === "on" ? "sound" : "silent"} />
  </button>`;
}

function LanguageSwitch() {
  const now = useStore(language);
  return html`<div class="languages" role="group" aria-label=${t("language.switch")}>
    ${LANGUAGES.map(
      (code) => html`<button type="button" class="tool" lang=${code} aria-pressed=${now === code} key=${code}
          aria-label=${code === "en" ? "EN, English" : "日, 日本語"} onClick=${() => language.set(code)}>
        ${code === "en" ? "EN" : "日"}
      </button>`,
    )}
  </div>`;
}
