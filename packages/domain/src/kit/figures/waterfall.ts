/** A line of a waterfall chart: an added or subtracted amount, or `sum`, the sum so far. */
export type WaterfallLine =
  | { key: string; name: string; cents: number }
  | { key: string; name: string; cents: 'sum' };

/** A line with the start and the end of its bar, in cents. */
export interface WaterfallStep {
  key: string;
  name: string;
  cents: number;
  from: number;
  to: number;
  isSum: boolean;
}

/** Key of the line that shows the difference between the lines and the stated sum. */
export const GAP_KEY = 'gap';

/**
 * Positions the lines of a waterfall chart. Each bar begins at the end of the previous bar; bars of sums
 * begin at zero. `stated` is the expected total, from a different source. If the lines differ from it, a line
 * named `gapName` before the last sum shows the difference.
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

/** A sum of a waterfall chart with its terms: the previous sum, and the lines between both sums. */
export interface WaterfallFormula {
  terms: { name: string; cents: number }[];
  sum: { name: string; cents: number };
}

/** The formula of each sum, from the first to the last sum. A sum without new lines has no formula. */
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
