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

/** A report's moment: one snapshot with everything committed before the request. */
export interface ReportMoment {
  /** The store's operational day now. */
  today: CalendarDate;
  at: number;
  /** Sums of older orders are still being made. */
  isBehind: boolean;
}

/** Reads figures of a store; first adds new events to the sums. */
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

/** The requested days of a report; see {@link daysNamed}. */
export interface AskedPeriod extends AskedDays {
  period: ReportPeriod | null;
}

/** The days of a report; refuses invalid ones with the reason. */
function daysOrRefuse(asked: AskedDays, today: CalendarDate): DayRange {
  const days = reportDaysOf(asked, today);
  if ('fault' in days) throw new AppError(`insight.${days.fault}`, { days: asked });
  return days;
}

/** The days of a period by its name in reports; without one those of its dates, or the last seven. */
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

/** As `storePeriod`, for days in the format of reports; see {@link daysNamed}. */
export async function reportPeriod(tx: Transaction, asked: AskedPeriod, now: number): Promise<StorePeriod> {
  const timeZone = await zoneOf(tx);
  const days = await daysNamed(tx, asked, operationalDate(timeZone, now));
  return { days, moments: momentsOfRange(days, timeZone), timeZone };
}
