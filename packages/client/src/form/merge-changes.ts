/** Whether two plain values (fields, lists, records) say the same; the order of an object's keys does not count. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sortKeys) === JSON.stringify(other, sortKeys);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What became of two changes of the same values. */
interface Merged<Values> {
  /** What was changed here stays, everything else is as it stands there now. */
  values: Values;
  /** The other way: what was changed there stays, and of ours what nobody changed there. */
  theirs: Values;
  /** The same field was changed on both sides, differently, and a person must say which counts. */
  hasClash: boolean;
}

/**
 * Two changes of the same values made into one, field by field; a field of plain values inside (an address) is its
 * fields. A list is one field, for its items move, but for lists whose places mean something (`fixedLists`: the days of
 * a week), where each place is one.
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
  const whole = mergeWhole(sides);
  if (!whole.hasClash) return whole;
  const [from, here, there] = sides;
  if (isPlain(from) && isPlain(here) && isPlain(there)) return mergeChanges(from, here, there);
  if (!isFixed || !Array.isArray(from) || !Array.isArray(here) || !Array.isArray(there)) return whole;
  // A place is one field: half of one person's times and half of another's would be nobody's.
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
