/**
 * Returns a copy of the list with one entry moved to another index. The index is limited to the ends of the
 * list.
 */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from];
  if (entry === undefined) return [...list];
  const others = list.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, entry);
}

/** Sorts entries in the order of `keys`. Entries whose key is not in `keys` come last. */
export function inOrder<Entry>(
  list: readonly Entry[],
  keys: readonly string[],
  keyOf: (entry: Entry) => string,
): Entry[] {
  const place = new Map(keys.map((key, at) => [key, at]));
  const at = (entry: Entry) => place.get(keyOf(entry)) ?? keys.length;
  return list.toSorted((one, other) => at(one) - at(other));
}
