import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import { type ReportRequest, reportDays } from '../../../platform/period/report-period.ts';
import type { StoreProfiles } from '../../store/store/public.ts';
import type { SalesFigures } from './facts/facts-reader.ts';
import { daysWithSales } from './figures/period.reads.ts';

export interface InsightServices {
  clock: Clock;
  database: Database;
  profiles: Pick<StoreProfiles, 'get'>;
  sales: SalesFigures;
}

/** The moment of a report. Its snapshot has all changes that were committed before the request. */
export interface ReportMoment {
  /** The store's current operational day. */
  today: CalendarDate;
  at: number;
  /** True while sums of older orders are still being made. */
  isBehind: boolean;
}

/** Makes a function that reads a store's metrics in one snapshot. New events are added to the sums first. */
export function createReports({ clock, database, profiles, sales }: InsightServices) {
  return async <Of>(
    storeId: number,
    read: (tx: Transaction, moment: ReportMoment) => Promise<Of>,
  ): Promise<Of> => {
    const isBehind = !(await sales.catchUp(storeId));
    const at = clock.now();
    const { timeZone } = await profiles.get(storeId);
    const today = operationalDate(timeZone, at);
    return database.readInStore(storeId, (tx) => read(tx, { today, at, isBehind }));
  };
}

/**
 * The days of a report. The period '0' begins on the store's first day with orders. See {@link reportDays}.
 */
export async function daysNamed(
  tx: Transaction,
  { period, from, to }: ReportRequest,
  today: CalendarDate,
): Promise<DayRange> {
  if (period === '0') return (await daysWithSales(tx)) ?? { from: today, to: today };
  return reportDays({ period, from, to }, today);
}
