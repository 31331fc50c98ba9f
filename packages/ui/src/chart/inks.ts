/** A colour with its pattern, `--chart-…` in `chart-tokens.css`. */
export type Ink = '1' | '2' | '3' | '4' | '5' | '6' | 'rest' | 'before' | 'sum';

const FREE: readonly Ink[] = ['1', '2', '3', '4', '5', '6'];

/** Keys that have the same colour on every screen. No key is red, because red means late or danger. */
const KNOWN: Readonly<Record<string, Ink>> = {
  rest: 'rest',
  gap: 'rest',
  unknown: 'rest',
  sum: 'sum',
  // Payment methods.
  online: '1',
  card: '2',
  cash: '3',
  pix: '4',
  voucher: '5',
  // Ways to deliver an order.
  delivery: '1',
  pickup: '2',
  table: '3',
  // Results of an order.
  completed: '3',
  cancelled: 'rest',
  // New and returning customers.
  new: '1',
  returning: '4',
  // Money in and out.
  plus: '3',
  minus: '2',
};

/** Returns an index in the palette that depends only on the key (FNV-1a hash). */
function placeOf(key: string): number {
  let hash = 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % FREE.length;
}

/**
 * The colour of each key, in the order of the keys. Known keys always have the same colour. Any other key,
 * such as a dish, gets the colour of its hash, or the next free colour. The result does not depend on the
 * order of keys. From the seventh key on, colours repeat.
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

/** Colour of a chart's only series. Colour 1 if the key has no colour of its own. */
export function inkOf(key: string): Ink {
  return KNOWN[key] ?? '1';
}
