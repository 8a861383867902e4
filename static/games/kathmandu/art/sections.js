import { html } from "htm/preact";

/**
 * Sections in elevation, 100 wide; `height` is how high each is, so that they stand on one another. `c` is filled with the
 * colour of the section, `s` with slate, `k` with brick, `d` is a dark opening, `l` a line, `o` gold.
 * @type {Record<string, { height: number, parts: [string, string][] }[]>}
 */
export const SECTIONS = {
  buddha: [
    {
      height: 92,
      parts: [
        ["k", "M12 92V82H88V92ZM20 82V74H80V82Z"],
        ["c", "M16 74C20 62 34 58 40 56L38 44C40 36 60 36 62 44L60 56C66 58 80 62 84 74Z"],
        ["l", "M30 68C42 62 58 62 70 68M40 56C46 61 54 61 60 56"],
        ["o", "M50 10C62 10 69 19 69 29S61 45 50 45 31 39 31 29 38 10 50 10Z"],
        ["c", "M50 16C59 16 62 23 62 30S57 43 50 43 38 37 38 30 41 16 50 16Z"],
        ["l", "M44 30h4M52 30h4M47 37c2 1.5 4 1.5 6 0"],
        ["o", "M46 16C46 10 54 10 54 16Z"],
      ],
    },
  ],
  shrine: [
    {
      height: 56,
      parts: [
        ["k", "M6 56V46H94V56ZM14 46V40H86V46Z"],
        ["c", "M18 40V4H82V40Z"],
        ["d", "M40 40V20C40 8 60 8 60 20V40Z"],
        ["s", "M14 6V0H86V6Z"],
        ["l", "M26 40V6M74 40V6"],
      ],
    },
    {
      height: 60,
      parts: [
        ["c", "M8 60C22 56 30 44 34 30H66C70 44 78 56 92 60Z"],
        ["l", "M20 55C32 50 38 42 41 30M80 55C68 50 62 42 59 30M50 30V58"],
        ["c", "M34 30C36 18 44 16 50 6 56 16 64 18 66 30Z"],
        ["o", "M47 8V0H53V8Z"],
        ["s", "M4 60V55H96V60Z"],
      ],
    },
  ],
  stupa: [
    {
      height: 36,
      parts: [
        ["k", "M2 36V26H98V36ZM10 26V16H90V26Z"],
        ["c", "M18 16V4H82V16Z"],
        ["l", "M2 31H98M10 21H90"],
        ["s", "M14 5V0H86V5Z"],
      ],
    },
    {
      height: 50,
      parts: [
        ["c", "M14 50C12 14 34 2 50 2S88 14 86 50Z"],
        ["l", "M22 50C22 24 36 12 50 10M78 50C78 24 64 12 50 10"],
        ["s", "M10 50V45H90V50Z"],
      ],
    },
    {
      height: 66,
      parts: [
        ["c", "M32 66V44H68V66Z"],
        ["d", "M38 54C41 50 46 50 48 54 46 57 41 57 38 54ZM52 54C54 50 59 50 62 54 59 57 54 57 52 54Z"],
        ["l", "M50 57c-2 3 2 5 1 6"],
        ["c", "M36 44 46 14H54L64 44Z"],
        ["l", "M39 36H61M42 28H58M44 21H56"],
        ["o", "M42 14H58L54 8H46ZM48.5 8V0H51.5V8Z"],
      ],
    },
  ],
  pagoda: [
    {
      height: 46,
      parts: [
        ["k", "M4 46V38H96V46ZM12 38V32H88V38Z"],
        ["c", "M20 32V4H80V32Z"],
        ["d", "M42 32V14H58V32ZM27 26V14H35V26ZM65 26V14H73V26Z"],
        ["s", "M16 4V0H84V4Z"],
      ],
    },
    {
      height: 40,
      parts: [
        ["c", "M2 40 20 22H80L98 40Z"],
        ["l", "M14 40 28 22M86 40 72 22M50 22V40M34 22 26 40M66 22 74 40"],
        ["k", "M30 22V2H70V22Z"],
        ["d", "M36 18V8H44V18ZM56 18V8H64V18Z"],
        ["s", "M26 3V0H74V3Z"],
      ],
    },
    {
      height: 38,
      parts: [
        ["c", "M12 38 27 20H73L88 38Z"],
        ["l", "M24 38 35 20M76 38 65 20M50 20V38"],
        ["k", "M36 20V2H64V20Z"],
        ["d", "M45 17V8H55V17Z"],
        ["s", "M33 3V0H67V3Z"],
      ],
    },
    {
      height: 46,
      parts: [
        ["c", "M20 46C30 40 42 32 50 14 58 32 70 40 80 46Z"],
        ["l", "M34 44C42 38 47 30 50 18 53 30 58 38 66 44"],
        ["o", "M47.5 16V4H52.5V16ZM45 4C45-1 55-1 55 4Z"],
      ],
    },
  ],
};

/**
 * One section, at the place where the drawing around it wants it.
 * @param {{ kind: string, level: number, colour: string }} props  `colour` is a letter or `*`
 */
export function SectionParts({ kind, level, colour }) {
  const section = SECTIONS[kind]?.[level - 1];
  return html`<g class="section" data-element=${colour}>
    ${(section?.parts ?? []).map(([part, line], place) => html`<path key=${place} class=${`part-${part}`} d=${line} />`)}
  </g>`;
}

/** @param {string} kind @param {number} level */
export const heightOf = (kind, level) => SECTIONS[kind]?.[level - 1]?.height ?? 0;
