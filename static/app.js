import { html, render } from "htm/preact";
import { useEffect } from "preact/hooks";
import { Lobby } from "./lobby/lobby.js";
import { RecordPage } from "./record/page.js";
import { language, loadTexts, useLanguage } from "./shell/i18n.js";
import { recognise } from "./shell/identity.js";
import { followLinks, route } from "./shell/router.js";
import { useStore } from "./shell/store.js";
import { followTheme } from "./shell/theme.js";
import { Toast, toastProblem } from "./shell/toast.js";
import { MatchPage } from "./table/match-page.js";

function App() {
  const code = useLanguage();
  const where = useStore(route);
  useEffect(() => {
    document.documentElement.lang = code;
  }, [code]);
  return html`
    ${where.page === "match" && html`<${MatchPage} key=${where.code} code=${where.code} />`}
    ${where.page === "record" && html`<${RecordPage} />`}
    ${where.page === "lobby" && html`<${Lobby} />`}
    <${Toast} />
  `;
}

followTheme();
followLinks();
document.documentElement.lang = language.get();
await loadTexts(new URL("i18n", import.meta.url).href);
const page = document.getElementById("page");
if (page) render(html`<${App} />`, page);
recognise().catch((problem) => {
  if (route.get().page !== "record") toastProblem(problem); // a file is looked at without a server as well
});
