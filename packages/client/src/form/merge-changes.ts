/** Whether two plain values (fields, lists, records) say the same; the order of an object's keys does not count. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sortKeys) === JSON.stringify(other, sortKeys);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Two changes of the same values made into one: what was changed here stays, everything else is as it stands there now.
 * `hasClash`: the same field was changed on both sides, differently, and a person must say which counts.
 */
export function mergeChanges<Values extends object>(
  from: Values,
  here: Values,
  there: Values,
): { values: Values; hasClash: boolean } {
  const values = { ...there };
  let hasClash = false;
  for (const field of Object.keys(here) as (keyof Values)[]) {
    if (isSameValue(here[field], from[field])) continue;
    values[field] = here[field];
    hasClash ||= !isSameValue(there[field], from[field]) && !isSameValue(there[field], here[field]);
  }
  return { values, hasClash };
}
