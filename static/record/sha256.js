/** Null where the browser computes nothing: pages that did not come over https. */
const subtle = globalThis.crypto?.subtle ?? null;

export const canCheck = subtle !== null;

/** @param {Uint8Array} bytes */
export async function sha256(bytes) {
  return new Uint8Array(
    await /** @type {SubtleCrypto} */ (subtle).digest("SHA-256", /** @type {BufferSource} */ (bytes)),
  );
}
