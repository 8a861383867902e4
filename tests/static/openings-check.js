import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { checksOf } from "../../static/record/proof.js";

// Each deal of the server's holds, and the same table under another seed does not.
for (const { record, catalog, view } of JSON.parse(readFileSync(0, "utf8"))) {
  const deal = `${record.game} for ${record.seats}: ${JSON.stringify(record.options)}`;
  const verdict = async (server_seed, at) => {
    const checks = await checksOf({ ...record, server_seed }, { catalog, view: at }, null);
    return checks.find(({ id }) => id === "opening").verdict;
  };
  const other = Buffer.alloc(32, 99).toString("base64");
  assert.equal(await verdict(record.server_seed, view), "holds", deal);
  assert.equal(await verdict(other, view), "fails", deal);
  assert.equal(await verdict(record.server_seed, { first: view.first }), "fails", deal);
}
