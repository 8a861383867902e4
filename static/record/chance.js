import { sha256 } from "./sha256.js";

const WORDS = 2 ** 32;
const COUNTER_BYTES = 8;

/** What a seed decides, drawn as the server draws it: engine_core/chance.py. */
export class Chance {
  #seed;
  #blocksUsed = 0;

  /** @param {Uint8Array} seed */
  constructor(seed) {
    this.#seed = seed;
  }

  /** @param {number} bound */
  below(bound) {
    return below(bound, this.#words());
  }

  /** @template T @param {T[]} items */
  async shuffled(items) {
    const words = this.#words();
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const chosen = await below(last + 1, words);
      [order[last], order[chosen]] = [/** @type {T} */ (order[chosen]), /** @type {T} */ (order[last])];
    }
    return order;
  }

  /** Every call begins a block. @returns {AsyncGenerator<number, never>} */
  async *#words() {
    for (;;) {
      const bytes = new Uint8Array(this.#seed.length + COUNTER_BYTES);
      bytes.set(this.#seed);
      new DataView(bytes.buffer).setBigUint64(this.#seed.length, BigInt(this.#blocksUsed));
      this.#blocksUsed += 1;
      const block = new DataView((await sha256(bytes)).buffer);
      for (let at = 0; at < block.byteLength; at += 4) yield block.getUint32(at);
    }
  }
}

/** @param {number} bound @param {AsyncGenerator<number, never>} words */
async function below(bound, words) {
  if (!(bound >= 1)) throw new RangeError(`chance gives no number below ${bound}`);
  const limit = WORDS - (WORDS % bound);
  for (;;) {
    const { value } = await words.next();
    if (value < limit) return value % bound;
  }
}
