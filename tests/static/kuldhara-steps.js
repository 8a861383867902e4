import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { steps } from "../../static/games/kuldhara/steps.js";

// What the steps show at last is what the server says, but for the points: only the server can reckon them.
const { catalog, entries } = JSON.parse(readFileSync(0, "utf8"));
const afterwards = { type: "kadhanactivated", points: 0 };

for (const { before, events, after } of entries) {
  const stills = steps({ view: before, hand: null }, [...events, afterwards, afterwards], 0, catalog);
  const shown = stills.at(-1).view;
  shown.kadhan.points = after.kadhan.points;
  for (const part of ["kadhan", "ruins", "tiles", "market", "phase", "routes"]) {
    assert.deepEqual(shown[part], after[part], `${part} after ${JSON.stringify(events)}`);
  }
}
