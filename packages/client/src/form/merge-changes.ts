/** True if two plain values (fields, lists, records) are equal, in any order of an object's keys. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sortKeys) === JSON.stringify(other, sortKeys);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The result of merging two changes of the same values. */
interface Merged<Values> {
  /** The merged values. Local changes replace the other user's changes. */
  values: Values;
  /** The merged values. The other user's changes replace local changes. */
  theirs: Values;
  /** True if both users changed the same field differently. A user must then choose. */
  hasClash: boolean;
}

/**
 * Merges two changes of the same values, field by field. The fields of a nested object (an address) are
 * merged one by one. A list is merged as one field, because its items move. In `fixedLists` (the days of a
 * week) each position is merged as one field.
 */
export function mergeChanges<Values extends object>(
  from: Values,
  here: Values,
  there: Values,
  fixedLists: readonly (keyof Values)[] = [],
): Merged<Values> {
  const merged: Merged<Partial<Values>> = { values: {}, theirs: {}, hasClash: false };
  for (const name of new Set([...Object.keys(here), ...Object.keys(there)]) as Set<keyof Values & string>) {
    const isFixed = fixedLists.includes(name);
    const field = mergeField([from[name], here[name], there[name]], isFixed);
    merged.values[name] = field.values as Values[typeof name];
    merged.theirs[name] = field.theirs as Values[typeof name];
    merged.hasClash ||= field.hasClash;
  }
  return merged as Merged<Values>;
}

type Sides = readonly [from: unknown, here: unknown, there: unknown];

function mergeField(sides: Sides, isFixed: boolean): Merged<unknown> {
  const complete = mergeWhole(sides);
  if (!complete.hasClash) return complete;
  const [from, here, there] = sides;
  if (isPlain(from) && isPlain(here) && isPlain(there)) return mergeChanges(from, here, there);
  if (!isFixed || !Array.isArray(from) || !Array.isArray(here) || !Array.isArray(there)) return complete;
  // Each position is merged as one field, because a mix of two users' opening times would be wrong for both.
  const places = here.map((item, at) => mergeWhole([from[at], item, there[at]]));
  return {
    values: places.map(({ values }) => values),
    theirs: places.map(({ theirs }) => theirs),
    hasClash: places.some(({ hasClash }) => hasClash),
  };
}

function mergeWhole([from, here, there]: Sides): Merged<unknown> {
  if (isSameValue(here, from) || isSameValue(here, there))
    return { values: there, theirs: there, hasClash: false };
  if (isSameValue(there, from)) return { values: here, theirs: here, hasClash: false };
  return { values: here, theirs: there, hasClash: true };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
