import { html } from "htm/preact";

/** Line drawings on a 24 by 24 grid. */
const PATHS = {
  copy: "M9 9V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-4M5 9h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2Z",
  share: "M12 3v12M7 8l5-5 5 5M5 13v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6",
  sun: "M12 8a4 4 0 1 0 .01 0ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M19 5l-1.5 1.5M6.5 17.5 5 19",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z",
  system: "M4 5h16v11H4ZM9 20h6M12 16v4",
  log: "M5 5h14M5 10h14M5 15h9M5 20h6",
  proof: "M12 3l8 3v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6ZM8.5 12l2.5 2.5 4.5-5",
  rules: "M12 6c-2-2-5-2.5-8-2.5V18c3 0 6 .5 8 2.5 2-2 5-2.5 8-2.5V3.5c-3 0-6 .5-8 2.5ZM12 6v14.5",
  close: "M6 6l12 12M18 6 6 18",
  check: "M5 13l4.5 4.5L19 7",
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6v1",
  broken:
    "M3 3l18 18M8.5 15.5a5 5 0 0 1 5-1.3M5 12a10 10 0 0 1 4-2.5M2 8.5a15 15 0 0 1 4-2.5M12 5c4 0 7.5 1.3 10 3.5M15.5 9.5A10 10 0 0 1 19 12M12 19.5h.01",
  sound: "M4 9.5v5h4l5 4.5V5L8 9.5ZM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  silent: "M4 9.5v5h4l5 4.5V5L8 9.5ZM17 9.5l5 5M22 9.5l-5 5",
  people:
    "M9 11a4 4 0 1 0-.01 0ZM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.5.5 4 2.5 4 5.5",
  eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7ZM12 9a3 3 0 1 0 .01 0Z",
  replay: "M4 5v5h5M4.5 10a8 8 0 1 1-.8 4M12 8v4.5l3 2",
  first: "M6 5v14M19 5 9 12l10 7Z",
  back: "M16 5 7 12l9 7Z",
  play: "M4 6l8 6-8 6ZM12 6l8 6-8 6Z",
  pause: "M8 5v14M16 5v14",
  forward: "M8 5l9 7-9 7Z",
  last: "M18 5v14M5 5l10 7-10 7Z",
  plus: "M12 5v14M5 12h14",
  pen: "M4 20l1-5L16 4l4 4L9 19ZM14 6l4 4",
  chat: "M4 5h16v11h-9l-5 4v-4H4ZM8 9.5h8M8 12.5h5",
  send: "M4 12 20 4l-5 16-3.5-6.5ZM11.5 13.5 20 4",
  bell: "M12 3.5c3.5 0 5.5 2.5 5.5 6v3.5l2 3.5h-15l2-3.5V9.5c0-3.5 2-6 5.5-6ZM10 19.5a2 2 0 0 0 4 0",
  search: "M10.5 4a6.5 6.5 0 1 0 .01 0ZM15.5 15.5 21 21",
  computer: "M5 8h14v11H5ZM9 12v2M15 12v2M9.5 16.5h5M12 8V4.5M12 4.5a1 1 0 1 0 .01 0M2.5 12v4M21.5 12v4",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4Z",
};

/** @param {{ name: keyof typeof PATHS }} props */
export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}
