import { formatDay, formatTime } from '@comanda/client/formats/date-time.ts';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';

/** '14/11/2026', or '10/11/2026 a 16/11/2026'. */
export const rangeWords = ({ from, to }: { from: CalendarDate; to: CalendarDate }): string =>
  from === to ? formatDay(from) : `${formatDay(from)} a ${formatDay(to)}`;

/** The days of a report with the time of its figures: '10/11/2026 a 16/11/2026, até 14:32'. */
export const periodWords = ({ from, to, at }: { from: CalendarDate; to: CalendarDate; at: number }): string =>
  `${rangeWords({ from, to })}, até ${formatTime(new Date(at))}`;

/** The months of a chart with their time: 'junho de 2026 a novembro de 2026, até 14:32'. */
export const monthsWords = (months: readonly { long: string }[], at: number): string =>
  `${months[0]?.long} a ${months.at(-1)?.long}, até ${formatTime(new Date(at))}`;
