import { DAY_MINUTES, type Period, timeText } from '@comanda/domain/store/hours/period';
import { hoursTexts } from './texts.ts';

/** `11:00 às 14:30 e 18:00 às 02:00`; a day without periods is closed. */
export function periodWords(periods: readonly Period[]): string {
  if (periods.length === 0) return hoursTexts.closedAllDay;
  const [first] = periods;
  if (first?.start === 0 && first.end === DAY_MINUTES) return hoursTexts.allDay;
  return periods.map(({ start, end }) => `${timeText(start)} ${hoursTexts.to} ${timeText(end)}`).join(' e ');
}
