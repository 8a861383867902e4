import assert from "node:assert/strict";
import { test } from "node:test";
import { halted, leftOf } from "../../static/table/clocks.js";
import { after, FRESH } from "../../static/table/session.js";

const match = { code: "abc", game: "karakum", status: "running", seats: [] };
const presence = { seats: [true, true], watching: [], gone: [null, null] };
const table = { view: { turn: 0 }, to_act: [0], outcome: null };
const you = { seat: 0, hand: {}, legal: [{ type: "draw" }] };
const entry = (ply, events = [{ type: "drew" }]) => ({ ply, seat: 0, at: 1, events });
const sync = (ply, log) => ({ type: "sync", match, presence, ply, table, you, log });

test("a sync tells everything and brings the line back", () => {
  const session = after({ ...FRESH, link: "lost" }, sync(2, [entry(1), entry(2)]));
  assert.equal(session.link, "live");
  assert.equal(session.ply, 2);
  assert.deepEqual(session.log.map(({ ply }) => ply), [1, 2]);
});

test("after a reconnection only what was missed is added to the log", () => {
  const before = after(FRESH, sync(2, [entry(1), entry(2)]));
  const session = after(before, sync(4, [entry(3), entry(4)]));
  assert.deepEqual(session.log.map(({ ply }) => ply), [1, 2, 3, 4]);
});

test("a log that begins anew replaces the old one", () => {
  const before = after(FRESH, sync(3, [entry(1), entry(2), entry(3)]));
  assert.deepEqual(after(before, sync(1, [entry(1)])).log.map(({ ply }) => ply), [1]);
  assert.deepEqual(after(before, sync(0, [])).log, []);
});

test("how the table stood before the newest entry is known, also when several come at once", () => {
  const later = (turn) => ({ ...table, view: { turn } });
  const opened = after(FRESH, sync(4, [entry(4)]));
  assert.equal(opened.before, null);
  const once = after(opened, { type: "update", ...entry(5), table: later(1), you });
  assert.deepEqual(once.before, { ply: 4, table, you });
  const twice = after(once, { type: "update", ...entry(6), table: later(2), you });
  assert.deepEqual(twice.before, { ply: 5, table: later(1), you });
  assert.deepEqual(after(twice, sync(6, [])).before, twice.before);
  assert.equal(after(twice, sync(9, [entry(7), entry(8), entry(9)])).before, null);
});

test("an update says what you are told instead of what everybody is", () => {
  const before = after(FRESH, sync(0, []));
  const told = [[1, { type: "drew", resource: 3 }]];
  const events = [{ type: "reshuffled" }, { type: "drew", resource: null }];
  const session = after(before, { type: "update", ...entry(1, events), table, you: { ...you, told } });
  assert.deepEqual(session.log.at(-1).events, [{ type: "reshuffled" }, { type: "drew", resource: 3 }]);
});

test("only the answer to one's own message ends the waiting", () => {
  const waiting = { ...after(FRESH, sync(0, [])), pending: 7 };
  const update = { type: "update", ...entry(1), table, you };
  assert.equal(after(waiting, update).pending, 7);
  assert.equal(after(waiting, { ...update, n: 7 }).pending, null);
  assert.equal(after(waiting, { type: "ack", n: 6, ply: 1 }).pending, 7);
  assert.equal(after(waiting, { type: "ack", n: 7, ply: 1 }).pending, null);
});

test("a refusal is kept until something happens", () => {
  const refused = { type: "refused", n: 7, code: "illegal_move", rule: "KR44", detail: "no" };
  const session = after({ ...after(FRESH, sync(0, [])), pending: 7 }, refused);
  assert.equal(session.pending, null);
  assert.equal(session.refusal, refused);
  assert.equal(after(session, { type: "update", ...entry(1), table, you }).refusal, null);
});

const line = (id, text = "hello") => ({ id, person: 5, name: "Bob", seat: 1, at: 1, kind: "text", text });

test("a line of talk is shown once, however often it is told", () => {
  const before = after(after(FRESH, sync(0, [])), { type: "lines", lines: [line(1), line(2)] });
  const session = after(after(before, { type: "line", line: line(2) }), { type: "line", line: line(3) });
  assert.deepEqual(session.talk.map(({ id }) => id), [1, 2, 3]);
  assert.deepEqual(after(session, { type: "lines", lines: [] }).talk, session.talk);
});

test("a nudge is shown until the reader has moved or need not any more", () => {
  const by = { person: 5, name: "Bob" };
  const nudged = after(after(FRESH, sync(0, [])), { type: "nudge", seat: 0, by });
  assert.equal(nudged.nudge, by);
  assert.equal(after(nudged, { type: "update", ...entry(1), seat: 1, table, you }).nudge, by);
  assert.equal(after(nudged, { type: "update", ...entry(1), table, you }).nudge, null);
  const others = { ...table, to_act: [1] };
  assert.equal(after(nudged, { type: "update", ...entry(1), seat: 1, table: others, you }).nudge, null);
});

test("a sync from another seat leaves nothing of what was told before", () => {
  const secret = [{ type: "drew", resource: 3 }];
  const lent = after(FRESH, { ...sync(1, [entry(1, secret)]), you: { ...you, guest: true } });
  const session = after(lent, { ...sync(1, [entry(1)]), you: null });
  assert.equal(session.you, null);
  assert.ok(!JSON.stringify(session).includes("resource"));
});

test("only the clocks of those to act go on, first through the turn, then through the reserve", () => {
  const clocks = [{ turn: 60, reserve: 100 }, { turn: 60, reserve: 100 }];
  const session = after(FRESH, { ...sync(0, []), clocks }, 1000);
  assert.deepEqual(leftOf(session.clocks, 0, 1080), { turn: 0, reserve: 80 });
  assert.deepEqual(leftOf(session.clocks, 0, 9000), { turn: 0, reserve: 0 });
  assert.deepEqual(leftOf(session.clocks, 1, 1080), { turn: 60, reserve: 100 });
  const still = halted(session.clocks, 1020);
  assert.deepEqual(leftOf(still, 0, 5000), { turn: 40, reserve: 100 });
});

test("a match without a pace has no clocks", () => {
  assert.equal(after(FRESH, sync(0, []), 1000).clocks, null);
});

test("since when somebody is gone is kept by the page's own clock", () => {
  const before = after(FRESH, sync(0, []), 1000);
  assert.deepEqual(before.gone, [null, null]);
  const left = { seats: [true, false], watching: [], gone: [null, 300] };
  assert.deepEqual(after(before, { type: "presence", presence: left }, 2000).gone, [null, 1700]);
});
