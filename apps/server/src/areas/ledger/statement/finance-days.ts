import type { FinancePeriod } from '@comanda/contract/finance/finance-period';
import type { CalendarDate } from '@comanda/domain/time/calendar-date';
import { type DayRange, daysOfPeriod, faultOfRange } from '@comanda/domain/time/day-range';
import { invalidField } from '../../../platform/errors/app-error.ts';

interface AskedPeriod {
  period: FinancePeriod | null;
  from: CalendarDate | null;
  to: CalendarDate | null;
}

/** The days of a period of the finance screens on the store's `today`. Refuses days that are missing, turned round or more than a year. */
export function financeDays({ period, from, to }: AskedPeriod, today: CalendarDate): DayRange {
  if (period !== 'dates') return daysOfPeriod(period ?? '30-days', today);
  if (from === null) throw invalidField('inicio', 'Informe a data inicial.');
  if (to === null) throw invalidField('fim', 'Informe a data final.');
  const fault = faultOfRange({ from, to });
  if (fault === 'backwards') throw invalidField('fim', 'A data final não pode ser antes da inicial.');
  if (fault === 'too-long') throw invalidField('fim', 'O período pode ter no máximo um ano.');
  return { from, to };
}
