import type { FinancePeriod } from '@comanda/contract/money/ledger/finance-period';
import { type CalendarDate, dateAt } from '@comanda/domain/kit/time/calendar-date';
import {
  type DayRange,
  daysOfPeriod,
  faultOfRange,
  momentsOfRange,
} from '@comanda/domain/kit/time/day-range';
import { sql } from '../database/sql.ts';
import type { Transaction } from '../database/transaction.ts';
import { invalidField } from '../errors/app-error.ts';

/** A period as calls request it, see `financePeriodFields`. */
export interface PeriodRequest {
  period: FinancePeriod | null;
  from: CalendarDate | null;
  to: CalendarDate | null;
}

export interface StorePeriod {
  days: DayRange;
  /**
   * The same period as times: from the first day's midnight to the midnight after the last day, in epoch
   * milliseconds.
   */
  moments: { from: number; until: number };
  /** Time zone of the store. */
  timeZone: string;
}

/**
 * The requested period of a list or chart; by default the last 30 days. The current day is the calendar day, or the day
 * that `dayAt` returns (`operationalDate`). Throws for missing or reversed days, and for more than a year.
 */
export async function storePeriod(
  tx: Transaction,
  { period, from, to }: PeriodRequest,
  now: number,
  dayAt: (timeZone: string, at: number) => CalendarDate = dateAt,
): Promise<StorePeriod> {
  const timeZone = await zoneOf(tx);
  const days =
    period === 'dates' ? namedDays(from, to) : daysOfPeriod(period ?? '30-days', dayAt(timeZone, now));
  return { days, moments: momentsOfRange(days, timeZone), timeZone };
}

function namedDays(from: CalendarDate | null, to: CalendarDate | null): DayRange {
  if (from === null) throw invalidField('inicio', 'Informe a data inicial.');
  if (to === null) throw invalidField('fim', 'Informe a data final.');
  return shownDays({ from, to });
}

/**
 * Checks a displayed period. Throws for reversed days and for more than a year; the error names the field of
 * the last day.
 */
export function shownDays({ from, to }: DayRange, field = 'fim'): DayRange {
  const fault = faultOfRange({ from, to });
  if (fault === 'backwards') throw invalidField(field, 'A data final não pode ser antes da inicial.');
  if (fault === 'too-long') throw invalidField(field, 'O período pode ter no máximo um ano.');
  return { from, to };
}

/** Time zone of the store. */
export async function zoneOf(tx: Transaction): Promise<string> {
  const row = await tx.maybeRow<{ timeZone: string }>(sql`
    select time_zone as "timeZone" from stores where store_id = ${tx.storeId}`);
  if (row === null) throw new Error(`store ${tx.storeId} does not exist`);
  return row.timeZone;
}
