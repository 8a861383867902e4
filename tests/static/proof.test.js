import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { checksOf } from "../../static/record/proof.js";

const seed = (fill) => Buffer.alloc(32, fill);
const sha256 = (...parts) => createHash("sha256").update(Buffer.concat(parts)).digest();
const record = {
  game: "unknown here",
  seats: 2,
  options: {},
  commitment: sha256(seed(1)).toString("hex"),
  server_seed: seed(1).toString("base64"),
  player_seeds: [seed(2).toString("base64"), seed(3).toString("base64")],
};
const kept = { commitment: record.commitment, seed: seed(3).toString("hex") };
const verdicts = async (changed = {}, mine = kept) =>
  Object.fromEntries((await checksOf({ ...record, ...changed }, {}, mine)).map(({ id, verdict }) => [id, verdict]));

test("a fair deal holds in every step", async () => {
  assert.deepEqual(await verdicts(), { seeds: "holds", commitment: "holds", kept: "holds", mixed: "holds", opening: "unknown" });
});

test("the seed of the deal is mixed as the engine mixes it", async () => {
  const mixed = (await checksOf(record, {}, null)).find(({ id }) => id === "mixed");
  const expected = sha256(Buffer.from("caravanserai match seed"), sha256(seed(1)), sha256(seed(2)), sha256(seed(3)));
  assert.deepEqual(mixed?.shown, [expected.toString("hex")]);
});

test("a server that took another seed than it promised is found out", async () => {
  assert.equal((await verdicts({ server_seed: seed(9).toString("base64") })).commitment, "fails");
});

test("a seed that is missing, short or no seed is found out", async () => {
  for (const player_seeds of [[record.player_seeds[0]], [seed(2).toString("base64"), "AAAA"], ["*", "*"]]) {
    const found = await verdicts({ player_seeds });
    assert.equal(found.seeds, "fails");
    assert.equal("mixed" in found, false);
  }
});

test("who was there knows whether promise and own seed are the same", async () => {
  assert.equal((await verdicts({}, null)).kept, "unknown");
  assert.equal((await verdicts({}, { ...kept, seed: seed(7).toString("hex") })).kept, "fails");
  assert.equal((await verdicts({}, { ...kept, commitment: "0".repeat(64) })).kept, "fails");
});
