/** A line of a waterfall: an added or subtracted amount, or `sum`, the sum so far. */
export type WaterfallLine =
  | { key: string; name: string; cents: number }
  | { key: string; name: string; cents: 'sum' };

/** A line with the position of its bar: from one amount to the other, in cents. */
export interface WaterfallStep {
  key: string;
  name: string;
  cents: number;
  from: number;
  to: number;
  isSum: boolean;
}

/** Key of the line with the difference between lines and stated sum. */
export const GAP_KEY = 'gap';

/**
 * Positions the lines of a waterfall as steps. Each begins where the one before ends; sums begin at zero. `stated`
 * is the expected total from another source. A difference to the lines becomes a line named `gapName` before the
 * last sum.
 */
export function waterfallOf(
  lines: readonly WaterfallLine[],
  stated?: { cents: number; gapName: string },
): WaterfallStep[] {
  let sum = 0;
  const gap = stated
    ? stated.cents - lines.reduce((total, { cents }) => total + (cents === 'sum' ? 0 : cents), 0)
    : 0;
  const lastSum = lines.findLastIndex(({ cents }) => cents === 'sum');
  const end = lastSum < 0 ? lines.length : lastSum;
  const explained: WaterfallLine[] =
    stated && gap !== 0
      ? [...lines.slice(0, end), { key: GAP_KEY, name: stated.gapName, cents: gap }, ...lines.slice(end)]
      : [...lines];
  return explained.map(({ key, name, cents }) => {
    const isSum = cents === 'sum';
    const from = isSum ? 0 : sum;
    const to = isSum ? sum : sum + cents;
    sum = to;
    return { key, name, cents: to - from, from, to, isSum };
  });
}

/** A sum of a waterfall with its terms: the sum before it, and the lines since. */
export interface WaterfallFormula {
  terms: { name: string; cents: number }[];
  sum: { name: string; cents: number };
}

/** The formula of each sum of a waterfall, in order. A sum without new lines is left out. */
export function formulasOf(steps: readonly WaterfallStep[]): WaterfallFormula[] {
  const formulas: WaterfallFormula[] = [];
  let before: WaterfallFormula['terms'] = [];
  let added: WaterfallFormula['terms'] = [];
  for (const { name, cents, isSum } of steps) {
    if (!isSum) {
      added.push({ name, cents });
      continue;
    }
    const sum = { name, cents };
    if (added.length > 0) formulas.push({ terms: [...before, ...added], sum });
    before = [sum];
    added = [];
  }
  return formulas;
}
