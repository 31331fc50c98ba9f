import type { Comparison } from '@comanda/domain/insight/insight/report-days';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { fullDays, readCountsOfPart } from './comparison.reads.ts';
import { type Counted, type CountedKind, readCounts } from './period.reads.ts';

const OUTCOMES = {
  reason: 'cancelled',
  out: null,
  item: 'completed',
  district: 'completed',
} as const satisfies Record<CountedKind, unknown>;

/** Counts of one kind in a period, and in the period that it is compared with. */
export async function countsOf(
  tx: Transaction,
  range: DayRange,
  { kind, comparison, most }: { kind: CountedKind; comparison: Comparison; most?: number },
): Promise<Counted[]> {
  const { isComplete, partOf } = comparison;
  const requested = { kind, outcome: OUTCOMES[kind], ...(most !== undefined && { most }) };
  if (!isComplete) return (await readCounts(tx, range, requested)).map((row) => ({ ...row, before: null }));
  const rows = await readCounts(tx, range, { ...requested, before: fullDays(comparison) });
  if (partOf === null || rows.length === 0) return rows;
  const part = await readCountsOfPart(tx, partOf, kind);
  return rows.map((row) => ({ ...row, before: (row.before ?? 0) + (part.get(row.key) ?? 0) }));
}
