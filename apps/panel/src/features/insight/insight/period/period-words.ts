import { formatDay } from '@comanda/client/formats/date-time.ts';
import { untilWords } from '@comanda/client/formats/until-words.ts';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { daysOfMonth, monthOf } from '@comanda/domain/kit/time/calendar-month';

/** '14/11/2026', or '10/11/2026 a 16/11/2026'. */
export const rangeWords = ({ from, to }: { from: CalendarDate; to: CalendarDate }): string =>
  from === to ? formatDay(from) : `${formatDay(from)} a ${formatDay(to)}`;

/** The days of a report: '10/11/2026 a 16/11/2026'. The text of a current period ends in ', até 14:32'. */
export const periodWords = ({ from, to, at }: { from: CalendarDate; to: CalendarDate; at: number }): string =>
  `${rangeWords({ from, to })}${untilWords(to, at)}`;

/** The months of a chart: 'junho de 2026 a novembro de 2026'. The text of a current period ends in ', até 14:32'. */
export const monthsWords = (months: readonly { key: string; long: string }[], at: number): string => {
  const last = months.at(-1);
  const until = last === undefined ? '' : untilWords(daysOfMonth(monthOf(last.key)).to, at);
  return `${months[0]?.long} a ${last?.long}${until}`;
};
