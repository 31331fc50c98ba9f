/** Returns a copy with one entry at another index, limited to the ends. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from];
  if (entry === undefined) return [...list];
  const others = list.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, entry);
}

/** Sorts the entries of the list by `keys`. Entries without a key stay at the end. */
export function inOrder<Entry>(
  list: readonly Entry[],
  keys: readonly string[],
  keyOf: (entry: Entry) => string,
): Entry[] {
  const place = new Map(keys.map((key, at) => [key, at]));
  const at = (entry: Entry) => place.get(keyOf(entry)) ?? keys.length;
  return list.toSorted((one, other) => at(one) - at(other));
}
