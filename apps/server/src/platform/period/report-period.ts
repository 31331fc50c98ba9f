import type { ReportPeriod } from '@comanda/contract/kit/report-days.wire';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { type DayRange, momentsOfRange } from '@comanda/domain/kit/time/day-range';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { lastDays, reportDaysOf } from '@comanda/domain/kit/time/report-days';
import type { Transaction } from '../database/transaction.ts';
import { AppError } from '../errors/app-error.ts';
import { type StorePeriod, zoneOf } from './store-period.ts';

/** The requested days of a report. */
export interface ReportRequest {
  period: ReportPeriod | null;
  from: CalendarDate | null;
  to: CalendarDate | null;
}

/** Like {@link ReportRequest}, without the period '0', which means all days of the store. */
export type ReportDaysRequest = ReportRequest & { period: Exclude<ReportPeriod, '0'> | null };

/**
 * The days of a named period. Without a period: the given dates, or the last seven days. Throws for invalid
 * dates, with the reason.
 */
export function reportDays({ period, from, to }: ReportDaysRequest, today: CalendarDate): DayRange {
  if (period === 'PP' && from === null && to === null) throw new AppError('insight.half-period');
  if (period !== 'PP' && period !== null) return lastDays(today, period === 'hoje' ? 1 : Number(period));
  const days = reportDaysOf({ from, to }, today);
  if ('fault' in days) throw new AppError(`insight.${days.fault}`, { days: { from, to } });
  return days;
}

/** Like `storePeriod`, for days in the format of reports; see {@link reportDays}. */
export async function reportPeriod(
  tx: Transaction,
  requested: ReportDaysRequest,
  now: number,
): Promise<StorePeriod> {
  const timeZone = await zoneOf(tx);
  const days = reportDays(requested, operationalDate(timeZone, now));
  return { days, moments: momentsOfRange(days, timeZone), timeZone };
}
