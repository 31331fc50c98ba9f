import { dateAt, dayNumberOf, weekdayOf } from '@comanda/domain/kit/time/calendar-date';
import { wallClockAt } from '@comanda/domain/kit/time/wall-clock';
import { menuTexts } from './texts.ts';

const WEEK = 7;
const two = (number: number) => String(number).padStart(2, '0');

/**
 * Describes a moment after `now` (both epoch milliseconds) in a time zone: `hoje às 18:00`, `amanhã à 01:30`,
 * `na sexta às 18:00`. A moment more than a week later is `em 24/12 às 18:00`.
 */
export function momentWords(at: number, now: number, timeZone: string): string {
  const { day, time } = partsOf(at, now, timeZone, menuTexts);
  return menuTexts.atTime(day, time);
}

/** Like {@link momentWords}, for narrow places: `hoje 18:00`, `sex 18:00`, `24/12 18:00`. */
export function shortMoment(at: number, now: number, timeZone: string): string {
  const { day, time } = partsOf(at, now, timeZone, menuTexts.brief);
  return `${day} ${time}`;
}

interface DayWords {
  today: string;
  tomorrow: string;
  weekdays: readonly string[];
  onDay: (date: string) => string;
}

function partsOf(at: number, now: number, timeZone: string, words: DayWords): { day: string; time: string } {
  const { hour, minute, day, month, year } = wallClockAt(timeZone, at);
  const date = dateAt(timeZone, at);
  const ahead = dayNumberOf(date) - dayNumberOf(dateAt(timeZone, now));
  const dayWords = () => {
    if (ahead === 0) return words.today;
    if (ahead === 1) return words.tomorrow;
    if (ahead > 0 && ahead < WEEK) return words.weekdays[weekdayOf(date)] ?? '';
    const isThisYear = year === wallClockAt(timeZone, now).year;
    return words.onDay(`${two(day)}/${two(month)}${isThisYear ? '' : `/${year}`}`);
  };
  return { day: dayWords(), time: `${two(hour)}:${two(minute)}` };
}
