import type { ReportPeriod } from '@comanda/contract/kit/report-days.wire';
import { lastDays, reportDaysOf } from '@comanda/domain/insight/insight/report-days';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { type DayRange, momentsOfRange } from '@comanda/domain/kit/time/day-range';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type StorePeriod, zoneOf } from '../../../platform/period/store-period.ts';
import type { StoreProfiles } from '../../store/store/public.ts';
import type { SalesFigures } from './facts/facts-reader.ts';
import { daysWithSales } from './figures/period.reads.ts';

export interface InsightServices {
  clock: Clock;
  database: Database;
  profiles: Pick<StoreProfiles, 'get'>;
  sales: SalesFigures;
}

/** A report as it is asked for, in one snapshot that has everything committed before the question. */
export interface ReportMoment {
  /** The store's operational day now. */
  today: CalendarDate;
  at: number;
  /** Sums are still being made of older orders. */
  isBehind: boolean;
}

/** Reads figures of a store: the sums take in what is new first. */
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

interface AskedDays {
  from: CalendarDate | null;
  to: CalendarDate | null;
}

/** Which days a report is asked for; see {@link daysNamed}. */
export interface AskedPeriod extends AskedDays {
  period: ReportPeriod | null;
}

/** The days of a report, or a refusal that names what is wrong with them. */
function daysOrRefuse(asked: AskedDays, today: CalendarDate): DayRange {
  const days = reportDaysOf(asked, today);
  if ('fault' in days) throw new AppError(`insight.${days.fault}`, { days: asked });
  return days;
}

/** The days of a period as reports name it; without one those named by their dates, or the last seven. */
export async function daysNamed(
  tx: Transaction,
  { period, from, to }: AskedPeriod,
  today: CalendarDate,
): Promise<DayRange> {
  if (period === 'PP' && from === null && to === null) throw new AppError('insight.half-period');
  if (period === 'PP' || period === null) return daysOrRefuse({ from, to }, today);
  if (period === '0') return (await daysWithSales(tx)) ?? { from: today, to: today };
  return lastDays(today, period === 'hoje' ? 1 : Number(period));
}

/** As `storePeriod`, for days as reports name them, see {@link daysNamed}. */
export async function reportPeriod(tx: Transaction, asked: AskedPeriod, now: number): Promise<StorePeriod> {
  const timeZone = await zoneOf(tx);
  const days = await daysNamed(tx, asked, operationalDate(timeZone, now));
  return { days, moments: momentsOfRange(days, timeZone), timeZone };
}
