import { formatDate, formatTime } from '@comanda/client/formats/date-time.ts';
import { pauseTexts } from './texts.ts';

const DAY_MS = 86_400_000;

/** A moment near `now` as people say it: `às 20:30`, `amanhã, 05:00`, `23/11/2026, 05:00`; in the store's zone. */
export function dayAndTime(at: number, now: number): string {
  const time = formatTime(new Date(at));
  const day = formatDate(new Date(at));
  if (day === formatDate(new Date(now))) return `às ${time}`;
  return `${day === formatDate(new Date(now + DAY_MS)) ? pauseTexts.tomorrow : day}, ${time}`;
}
