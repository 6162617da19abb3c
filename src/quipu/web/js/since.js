// @ts-check
// Delta merging: what an update leaves out is as it was in the message before.

/** @typedef {{full?: boolean, [part: string]: any}} Message */

/**
 * The whole of a message: a part that is missing is the last one, and so is an entry of a list that is null.
 * @template {Message} T
 * @param {T | null} last the whole message before
 * @param {Message} update
 * @returns {T}
 */
export function whole(last, update) {
  if (update.full || !last) return /** @type {T} */ (update);
  /** @type {Record<string, any>} */
  const known = last;
  /** @type {Record<string, any>} */
  const found = { ...last, ...update };
  for (const [name, part] of Object.entries(update)) {
    if (Array.isArray(part)) found[name] = part.map((each, n) => each ?? known[name][n]);
  }
  return /** @type {T} */ (found);
}
