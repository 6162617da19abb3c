// @ts-check
// One JSON text for equal values.

/**
 * One JSON text for equal objects, whatever the order of their fields; null fields do not count.
 * @param {unknown} value
 * @returns {string}
 */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value && typeof value === "object") {
    const fields = Object.entries(value)
      .filter(([, each]) => each !== null)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(",")}}`;
  }
  return JSON.stringify(value);
}
