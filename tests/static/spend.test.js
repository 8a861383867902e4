import assert from "node:assert/strict";
import { test } from "node:test";
import { cheapestFirst, nearest, nextCount, wished } from "../../static/games/karakum/spend.js";

const way = (...pay) => ({ type: "buy", place: 0, pay });
// a blue 3 with five jewelry, four silk, two spices and two golds in hand
const WAYS = [
  way(3, 0, 0, 0, 0, 0),
  way(2, 0, 0, 0, 0, 1),
  way(2, 2, 0, 0, 0, 0),
  way(2, 0, 2, 0, 0, 0),
  way(1, 0, 0, 0, 0, 2),
  way(1, 2, 0, 0, 0, 1),
  way(1, 0, 2, 0, 0, 1),
  way(1, 4, 0, 0, 0, 0),
  way(1, 2, 2, 0, 0, 0),
  way(0, 2, 0, 0, 0, 2),
  way(0, 0, 2, 0, 0, 2),
  way(0, 4, 0, 0, 0, 1),
  way(0, 2, 2, 0, 0, 1),
  way(0, 4, 2, 0, 0, 0),
];

test("the cheapest way comes first and gold is kept back", () => {
  const [first, second] = cheapestFirst([...WAYS].reverse());
  assert.deepEqual(first.pay, [3, 0, 0, 0, 0, 0]);
  assert.deepEqual(second.pay, [2, 0, 0, 0, 0, 1]);
});

test("tapping a card goes through every number of it that can be spent and begins again", () => {
  assert.equal(nextCount(WAYS, WAYS[0], 1), 2);
  assert.equal(nextCount(WAYS, WAYS[2], 1), 4);
  assert.equal(nextCount(WAYS, WAYS[7], 1), 0);
});

test("a wish is kept and the rest changes as little as it can", () => {
  assert.deepEqual(nearest(WAYS, WAYS[0], [{ resource: 5, count: 1 }]).pay, [2, 0, 0, 0, 0, 1]);
});

test("every way to pay can be reached by tapping cards", () => {
  for (const goal of WAYS) {
    let now = WAYS[0];
    let wishes = [];
    goal.pay.forEach((count, resource) => {
      for (let taps = 0; now.pay[resource] !== count && taps < 5; taps++) {
        wishes = wished(wishes, resource, nextCount(WAYS, now, resource));
        now = nearest(WAYS, now, wishes);
      }
      wishes = wished(wishes, resource, count);
    });
    assert.deepEqual(now.pay, goal.pay);
  }
});

test("a new wish for the same card takes the place of the old one", () => {
  const wishes = wished(wished([{ resource: 1, count: 2 }], 5, 1), 1, 4);
  assert.deepEqual(wishes, [{ resource: 5, count: 1 }, { resource: 1, count: 4 }]);
});
