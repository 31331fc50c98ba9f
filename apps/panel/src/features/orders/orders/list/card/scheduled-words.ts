import { formatDate, formatTime } from '@comanda/client/formats/date-time.ts';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { useBoard } from '../../live-orders-context.ts';
import { tickNow } from '../clock-ticker.ts';

/** '20:30' today, '22/11 20:30' on another day, in the store's zone. */
export function timeSeenFrom(at: number, now: number): string {
  const [time, day] = [formatTime(new Date(at)), formatDate(new Date(at))];
  return day === formatDate(new Date(now)) ? time : `${day.slice(0, 5)} ${time}`;
}

/** The time of a scheduled order, or both ends of its window; null for other orders. */
export function useScheduledWords({ scheduledFor, promisedFor }: OrderCard): string | null {
  const offset = useBoard((view) => view.board.clockOffsetMs);
  if (scheduledFor === null) return null;
  const start = timeSeenFrom(scheduledFor, tickNow() + offset);
  return promisedFor > scheduledFor ? `${start}–${timeSeenFrom(promisedFor, scheduledFor)}` : start;
}
