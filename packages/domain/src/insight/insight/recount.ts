import type { CalendarDate } from '../../kit/time/calendar-date.ts';
import { COUNT_KINDS, type CountKind, type SaleCount, type SaleOutcome } from './order-fact.ts';
import { SALES_SUMS, type SalesDay } from './sales-day.ts';

/** Sums of some days; each key occurs once. */
export interface StoredSums {
  days: readonly SalesDay[];
  counts: readonly SaleCount[];
}

/** A stored sum that differs from the sum of the orders. Money in cents. */
export interface SalesDifference {
  day: CalendarDate;
  /** Name of the checked sum: a sum of the day, or the number or amount of a count. */
  what: (typeof SALES_SUMS)[number] | `${CountKind}-times` | `${CountKind}-cents`;
  outcome: SaleOutcome;
  /** The payment way, or the key of the count. */
  of: string;
  expected: number;
  found: number;
}

/**
 * The first difference between stored sums and the sums of the orders. Sorted by day; sums come before
 * counts. Null without a difference.
 */
export function firstSalesDifference(counted: StoredSums, stored: StoredSums): SalesDifference | null {
  const expected = flatSums(counted);
  const found = flatSums(stored);
  const differing = [...new Set([...expected.keys(), ...found.keys()])]
    .filter((key) => (expected.get(key)?.amount ?? 0) !== (found.get(key)?.amount ?? 0))
    .sort();
  const first = differing[0];
  const sum = first === undefined ? undefined : (expected.get(first) ?? found.get(first));
  if (first === undefined || sum === undefined) return null;
  const { amount: _, ...about } = sum;
  return { ...about, expected: expected.get(first)?.amount ?? 0, found: found.get(first)?.amount ?? 0 };
}

type FlatSum = Omit<SalesDifference, 'expected' | 'found'> & { amount: number };

/** Returns a map with one entry per number. Sorted by key, the entries have the sequence of the report. */
function flatSums({ days, counts }: StoredSums): Map<string, FlatSum> {
  const sums = new Map<string, FlatSum>();
  const add = (sum: FlatSum, rank: number) =>
    sums.set([sum.day, String(rank).padStart(2, '0'), sum.outcome, sum.of].join(' '), sum);
  for (const { day, outcome, way, ...of } of days)
    SALES_SUMS.forEach((what, rank) => {
      add({ day, what, outcome, of: way, amount: of[what] }, rank);
    });
  for (const { kind, day, outcome, key, times, cents } of counts) {
    const rank = SALES_SUMS.length + 2 * COUNT_KINDS.indexOf(kind);
    add({ day, what: `${kind}-times`, outcome, of: key, amount: times }, rank);
    add({ day, what: `${kind}-cents`, outcome, of: key, amount: cents }, rank + 1);
  }
  return sums;
}
