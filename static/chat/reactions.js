import { html } from "htm/preact";

/** @typedef {import("../table/protocol.d.ts").Reaction} Reaction */

export const REACTIONS = /** @type {Reaction[]} */ (["bravo", "thanks", "laugh", "wow", "think", "oops"]);

const FACE = "M12 3.5a8.5 8.5 0 1 0 .01 0Z";

/** Line drawings on a 24 by 24 grid. @type {Record<Reaction, string>} */
const PATHS = {
  bravo:
    "M7.5 21v-9.5M3.5 11.5h4V21h-4ZM7.5 12l4-8.5c1.7 0 2.6 1.1 2.4 2.7L13.5 9.5h5c1.5 0 2.3 1.1 2 2.4l-1.7 7c-.3 1.3-1.1 2-2.4 2H7.5",
  thanks:
    "M12 20.5C5.5 16 3 12.8 3 9.2 3 6.4 5 4.5 7.5 4.5c1.9 0 3.5 1 4.5 2.9 1-1.9 2.6-2.9 4.5-2.9 2.5 0 4.5 1.9 4.5 4.7 0 3.6-2.5 6.8-9 11.3Z",
  laugh: `${FACE}M7 12.5h10c-.4 3-2.4 4.8-5 4.8s-4.6-1.8-5-4.8ZM7.5 9.5c.6-1 1.8-1 2.4 0M14.1 9.5c.6-1 1.8-1 2.4 0`,
  wow: `${FACE}M12 13.2a2 2.4 0 1 0 .01 0ZM8.8 9v.8M15.2 9v.8M7.3 6.8l1.8-.6M16.7 6.8l-1.8-.6`,
  think: "M7 3.5h10M7 20.5h10M8 3.5c0 4.5 8 4.5 8 8.5s-8 4-8 8.5M16 3.5c0 4.5-8 4.5-8 8.5s8 4 8 8.5M12 16.5v2.5",
  oops: `${FACE}M8 16.5c1-1.6 2-1.6 2.7-.6.7 1 1.9 1 2.6 0 .7-1 1.7-1 2.7.6M8 8.8l1.8 1.5M16 8.8l-1.8 1.5`,
};

/** @param {{ name: Reaction }} props */
export function ReactionIcon({ name }) {
  return html`<svg class="icon reaction" data-reaction=${name} viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}
