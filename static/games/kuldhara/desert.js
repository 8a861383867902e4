import { html } from "htm/preact";
import { Group } from "../../shell/focus.js";
import { t } from "../../shell/i18n.js";
import { hunterName, loadText, placeName } from "./alt.js";
import { Gem } from "./art/gem.js";
import { CamelArt, CampArt, RuinArt, SunArt } from "./art/places.js";
import { NightSky, Sands } from "./art/sands.js";
import { Drop } from "./art/water.js";
import { colourOf, mine, NIGHT, sizeOf, spread } from "./catalog.js";
import { camelAt, midOf, placeAt, sunAt } from "./geometry.js";

/** @typedef {import("../game.d.ts").Part<import("./catalog.js").Table, import("./turn.js").KuldharaTurn>} Part */

/** The camp, the ruins around it, the sun behind one of them, and what every route costs now and next. @param {Part} props */
export function Desert({ table, turn }) {
  const { view } = table;
  const ways = [...view.ruins.keys(), table.catalog.camp];
  return html`<div class="map" data-phase=${view.phase} data-spot="map">
    <${Ground} table=${table} way=${turn.way} />
    ${view.phase < NIGHT && html`<${Sun} phase=${view.phase} />`}
    ${view.routes.map((route) => html`<${Toll} key=${route.ends.join("-")} route=${route} table=${table} way=${turn.way} />`)}
    <${Group} label=${t("kuldhara.map")} class="places">
      ${ways.map((place) => html`<${Place} key=${place} place=${place} table=${table} turn=${turn} />`)}
    </${Group}>
    ${view.hunters.map((_, seat) => html`<${Camel} key=${seat} seat=${seat} table=${table} />`)}
    <${Dial} phase=${view.phase} />
  </div>`;
}

/** @param {{ table: Part["table"], way: import("./catalog.js").Way | null }} props */
function Ground({ table, way }) {
  const { phase, routes } = table.view;
  const sun = sunAt(Math.min(phase, NIGHT - 1));
  return html`<svg class="map-ground" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <defs>
      <radialGradient id="kuldhara-glare" gradientUnits="userSpaceOnUse" cx=${sun.x} cy=${sun.y} r="70">
        <stop class="glare-heart" offset="0" /><stop class="glare-mid" offset=".42" /><stop class="glare-rim" offset="1" />
      </radialGradient>
    </defs>
    <${Sands} />
    ${phase < NIGHT && html`<path class="glare" fill="url(#kuldhara-glare)" d="M0 0H100V100H0Z" />`}
    ${phase === NIGHT && html`<${NightSky} />`}
    ${routes.map(({ ends, water }) => {
      const [from, to] = ends.map(placeAt);
      return html`<path class="road" data-dear=${water} data-on=${isOn(way, ends)} d=${`M${from?.x} ${from?.y}L${to?.x} ${to?.y}`} />`;
    })}
  </svg>`;
}

/** Behind the ruin of the phase. @param {{ phase: number }} props */
function Sun({ phase }) {
  const { x, y } = sunAt(phase);
  return html`<span class="sun" data-piece="sun" aria-hidden="true" style=${{ left: `${x}%`, top: `${y}%` }}><${SunArt} /></span>`;
}

/** @param {import("./catalog.js").Way | null} way @param {readonly [number, number]} ends */
function isOn(way, [one, two]) {
  return (way?.places ?? []).some((place, step, places) => {
    const next = places[step + 1];
    return next !== undefined && ((place === one && next === two) || (place === two && next === one));
  });
}

/** What a route costs: now, and small in the next phase. @param {{ route: import("../../types/kuldhara.d.ts").RouteView, table: Part["table"], way: import("./catalog.js").Way | null }} props */
function Toll({ route, table, way }) {
  const { x, y } = midOf(route.ends);
  const [from, to] = route.ends.map((place) => placeName(table, place));
  const words = { from: from ?? "", to: to ?? "", count: route.water, next: route.next_water ?? route.water };
  return html`<span class="toll" role="img" data-dear=${route.water} data-on=${isOn(way, route.ends)} data-spot=${`route:${route.ends.join("-")}`}
      aria-label=${t("kuldhara.alt.route", words)} title=${t("kuldhara.alt.route", words)} style=${{ left: `${x}%`, top: `${y}%` }}>
    <b><${Drop} size=${11} />${route.water}</b>${route.next_water !== null && route.next_water !== route.water && html`<small data-rises=${route.next_water > route.water}>${route.next_water}</small>`}
  </span>`;
}

/** @param {{ place: number, table: Part["table"], turn: Part["turn"] }} props */
function Place({ place, table, turn }) {
  const { x, y } = placeAt(place);
  const ruin = table.view.ruins[place];
  const open = turn.canGo(place);
  const way = mine(table)?.ways.find(({ to }) => to === place);
  const words = { place: placeName(table, place), count: ruin?.gems ?? 0, water: way?.water ?? 0 };
  const label = [
    ruin ? t("kuldhara.alt.ruin", words) : words.place,
    ...(way ? [t(open ? "kuldhara.alt.way" : "kuldhara.alt.far", words)] : []),
  ].join(", ");
  const point = (/** @type {number | null} */ to) => () => turn.point(open ? to : null);
  return html`<button type="button" class="place piece" data-spot=${`place:${place}`} data-playable=${open} data-camp=${!ruin}
      aria-pressed=${turn.intent?.type === "go" && turn.intent.place === place} disabled=${table.me === null || mine(table)?.place === place}
      style=${{ left: `${x}%`, top: `${y}%` }} onClick=${() => turn.go(place)}
      onPointerEnter=${point(place)} onPointerLeave=${point(null)} onFocus=${point(place)} onBlur=${point(null)}>
    <span class="sr">${label}</span>${ruin ? html`<${RuinArt} ruin=${place} />` : html`<${CampArt} />`}
    ${ruin && html`<span class="chest" data-spot=${`chest:${ruin.colour}`} data-empty=${ruin.gems === 0} aria-hidden="true"><${Gem} colour=${colourOf(table.catalog, ruin.colour)} size=${20} /><b>${ruin.gems}</b></span>`}
    ${open && way && html`<span class="ride" aria-hidden="true"><${Drop} size=${12} />${way.water}</span>`}
  </button>`;
}

/** @param {{ seat: number, table: Part["table"] }} props */
function Camel({ seat, table }) {
  const hunter = table.view.hunters[seat];
  if (!hunter) return null;
  const { x, y } = camelAt(hunter.place, seat);
  const label = t("kuldhara.alt.camel", {
    name: hunterName(table, seat),
    place: placeName(table, hunter.place),
    load: loadText(table, hunter.load),
  });
  return html`<span class="camel" data-piece=${`camel:${seat}`} data-spot=${`camel:${seat}`} data-blanket=${seat} role="img" aria-label=${label} title=${label}
      data-turn=${table.toAct.includes(seat)} style=${{ left: `${x}%`, top: `${y}%` }}>
    <span class="camel-load">${spread(hunter.load).map((colour, place) => html`<${Gem} key=${place} colour=${colourOf(table.catalog, colour)} size=${6 + 3 * sizeOf(table.catalog, colour)} />`)}</span>
    <${CamelArt} /><b aria-hidden="true">${[...(table.names[seat] ?? "?")][0]}</b>
  </span>`;
}

/** Which part of the day it is. @param {{ phase: number }} props */
function Dial({ phase }) {
  return html`<p class="dial" data-phase=${phase}>
    <span class="sr">${t("kuldhara.phase.now")} </span><b>${t(`kuldhara.phase.${phase}`)}</b>
    <span class="dial-days" aria-hidden="true">${[0, 1, 2, 3].map((each) => html`<i key=${each} data-past=${each < phase} data-now=${each === phase}></i>`)}</span>
  </p>`;
}
