/** What the server answers when it refuses (RFC 9457). */
export class Problem extends Error {
  /** @param {number} status @param {string} code @param {string} detail @param {string | null} [rule]  the rule that says so */
  constructor(status, code, detail, rule = null) {
    super(detail);
    this.status = status;
    this.code = code;
    this.rule = rule;
  }
}

/**
 * @param {"GET" | "POST" | "PATCH"} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>} the decoded answer; null when it is empty
 * @throws {Problem} with status 0 and code `offline` when the server cannot be reached
 */
export async function request(method, path, body) {
  /** @type {RequestInit} */
  const options = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    options.headers = { accept: "application/json", "content-type": "application/json" };
  }
  const answer = await fetch(path, options).catch(() => {
    throw new Problem(0, "offline", "");
  });
  const text = await answer.text();
  if (answer.ok) return text ? JSON.parse(text) : null;
  throw problemOf(answer.status, text);
}

/** @param {number} status @param {string} text */
function problemOf(status, text) {
  try {
    const problem = JSON.parse(text);
    const { code = "unknown", title = "", detail = title, rule = null } = problem;
    return new Problem(status, String(code), String(detail), rule);
  } catch {
    return new Problem(status, "unknown", "");
  }
}

/** @param {string} path */
export const get = (path) => request("GET", path);

/** @param {string} path @param {unknown} [body] */
export const post = (path, body = {}) => request("POST", path, body);

/** @param {string} path @param {unknown} body */
export const patch = (path, body) => request("PATCH", path, body);
