/** Units of things that people count. All other units are written after the quantity. */
const COUNTED = new Set([
  '',
  'UN',
  'UND',
  'UNI',
  'UNID',
  'UNIDADE',
  'UNIDADES',
  'UNIT',
  'UNITS',
  'PC',
  'PÇ',
  'EA',
]);
const UNIT_WORDS: Readonly<Record<string, string>> = { KG: 'kg', G: 'g', L: 'L', LT: 'L', ML: 'ml' };

/** True for items in pieces, which are not weighed or measured. */
export function isCounted(unit: string): boolean {
  return COUNTED.has(unit.trim().toUpperCase());
}

/** Number of things in the bag: each piece counts as one, and each line with a weighed item counts as one. */
export function itemCountOf(lines: readonly { quantity: number; unit: string }[]): number {
  const count = lines.reduce((sum, { unit, quantity }) => sum + (isCounted(unit) ? quantity : 1), 0);
  return Math.round(count);
}

/** The unit in words: `kg`, `L`, `cx`. */
function unitWord(unit: string): string {
  return UNIT_WORDS[unit.trim().toUpperCase()] ?? unit.trim().toLowerCase();
}

/** `2×` for pieces, `0,350 kg` for weighed items. Kilos and litres have three decimals. */
export function quantityWords(quantity: number, unit: string): string {
  if (isCounted(unit)) return `${decimal(quantity)}×`;
  const word = unitWord(unit);
  return `${word === 'kg' || word === 'L' ? thousandths(quantity) : decimal(quantity)} ${word}`;
}

/** The unit of a price: `cada`, or `por kg` for weighed items. */
export function perUnitWords(unit: string): string {
  return isCounted(unit) ? 'cada' : `por ${unitWord(unit)}`;
}

/**
 * Decimal comma, at most three decimals, none for whole numbers: `0,5`, `2`. Rounding removes errors of
 * floating point from sums.
 */
export function decimal(quantity: number): string {
  return thousandths(quantity).replace(/,?0+$/, '');
}

function thousandths(quantity: number): string {
  return quantity.toFixed(3).replace('.', ',');
}
