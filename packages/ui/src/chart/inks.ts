/** A colour with its pattern, `--chart-…` in `chart-tokens.css`. */
export type Ink = '1' | '2' | '3' | '4' | '5' | '6' | 'rest' | 'before' | 'sum';

const FREE: readonly Ink[] = ['1', '2', '3', '4', '5', '6'];

/** What has one colour on every screen. Red is none of them: it means late or danger. */
const KNOWN: Readonly<Record<string, Ink>> = {
  rest: 'rest',
  gap: 'rest',
  unknown: 'rest',
  sum: 'sum',
  // Ways of paying.
  online: '1',
  card: '2',
  cash: '3',
  pix: '4',
  voucher: '5',
  // Ways an order leaves.
  delivery: '1',
  pickup: '2',
  table: '3',
  // What became of it.
  completed: '3',
  cancelled: 'rest',
  // Customers.
  new: '1',
  returning: '4',
  // Money that comes and goes.
  plus: '3',
  minus: '2',
};

/** A place in the palette that follows from the key alone (FNV-1a). */
function placeOf(key: string): number {
  let hash = 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % FREE.length;
}

/**
 * The ink of each key, in their order. Known keys keep theirs everywhere. The others (a dish, a district) take the one that
 * follows from their name, or the next that none of the chart has; their rank does not count. From the seventh on they repeat.
 */
export function inksOf(keys: readonly string[]): Ink[] {
  const found = new Map<string, Ink>();
  for (const key of keys) if (KNOWN[key] !== undefined) found.set(key, KNOWN[key]);
  const taken = new Set(found.values());
  for (const key of [...keys].sort()) {
    if (found.has(key)) continue;
    const from = placeOf(key);
    const inTurn = FREE.map((_, index) => FREE[(from + index) % FREE.length] ?? '1');
    const ink = inTurn.find((each) => !taken.has(each)) ?? inTurn[0] ?? '1';
    found.set(key, ink);
    taken.add(ink);
  }
  return keys.map((key) => found.get(key) ?? 'rest');
}

/** The ink of what stands alone in its chart. */
export function inkOf(key: string): Ink {
  return KNOWN[key] ?? '1';
}
