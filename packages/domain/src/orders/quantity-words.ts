/** Units people count in. Whatever is measured in another one is named by it. */
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

/** True for things that are counted, not weighed or measured. */
export function isCounted(unit: string): boolean {
  return COUNTED.has(unit.trim().toUpperCase());
}

/** How many things people see in a bag: of what is counted each one, of what is weighed one a line. */
export function itemCountOf(lines: readonly { quantity: number; unit: string }[]): number {
  const count = lines.reduce((sum, { unit, quantity }) => sum + (isCounted(unit) ? quantity : 1), 0);
  return Math.round(count);
}

/** How the unit is written: `kg`, `L`, `cx`. */
function unitWord(unit: string): string {
  return UNIT_WORDS[unit.trim().toUpperCase()] ?? unit.trim().toLowerCase();
}

/** `2×` for things that are counted, `0,350 kg` for what is weighed: kilos and litres to the gram. */
export function quantityWords(quantity: number, unit: string): string {
  if (isCounted(unit)) return `${decimal(quantity)}×`;
  const word = unitWord(unit);
  return `${word === 'kg' || word === 'L' ? thousandths(quantity) : decimal(quantity)} ${word}`;
}

/** What a price of one stands for: `cada`, or `por kg` of what is weighed. */
export function perUnitWords(unit: string): string {
  return isCounted(unit) ? 'cada' : `por ${unitWord(unit)}`;
}

/** With a comma, at most three decimals, none when whole: `0,5`, `2`. Binary noise of sums is gone. */
export function decimal(quantity: number): string {
  return thousandths(quantity).replace(/,?0+$/, '');
}

function thousandths(quantity: number): string {
  return quantity.toFixed(3).replace('.', ',');
}
