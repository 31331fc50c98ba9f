import type { OrderCard } from '@comanda/domain/orders/order';
import { IconCalendarTime } from '@tabler/icons-react';
import { formatDate, formatTime } from '../../../shared/formats/date-time.ts';
import { Chip } from '../../../ui/label/chip.tsx';
import { useBoard } from '../live-orders-context.ts';
import { cardTexts } from '../texts.ts';
import { tickNow } from './clock-ticker.ts';

/** '20:30' today, '22/11 20:30' on another day, in the store's zone. */
export function scheduledWords(at: number, now: number): string {
  const [time, day] = [formatTime(new Date(at)), formatDate(new Date(at))];
  return day === formatDate(new Date(now)) ? time : `${day.slice(0, 5)} ${time}`;
}

/** When an order for later is wanted; nothing for one of now. */
export function useScheduledWords({ scheduledFor }: OrderCard): string | null {
  const offset = useBoard((view) => view.board.clockOffsetMs);
  return scheduledFor === null ? null : scheduledWords(scheduledFor, tickNow() + offset);
}

/** 'Agendado 20:30', so that nobody prepares it now. */
export function ScheduledChip({ order }: { order: OrderCard }) {
  const words = useScheduledWords(order);
  return words === null ? null : (
    <Chip tone="accepted" icon={<IconCalendarTime size={14} stroke={1.75} />}>
      {cardTexts.scheduled(words)}
    </Chip>
  );
}
