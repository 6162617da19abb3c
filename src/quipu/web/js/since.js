// What an update leaves out is as it was in the message before.

/**
 * The whole of a message: a part that is missing is the last one, and so is an entry of a list that is null.
 * @param {Record<string, any> | null} last
 * @param {Record<string, any>} body
 */
export function whole(last, body) {
  if (body.full || !last) return body;
  const found = { ...last, ...body };
  for (const [name, part] of Object.entries(body)) {
    if (Array.isArray(part)) found[name] = part.map((each, n) => each ?? last[name][n]);
  }
  return found;
}
