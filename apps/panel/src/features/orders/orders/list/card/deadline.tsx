import { formatTime } from '@comanda/client/formats/date-time.ts';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { isFarAway } from '@comanda/domain/orders/orders/order-for-later';
import { IconCalendarTime, IconClock } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useBoard } from '../../live-orders-context.ts';
import { cardTexts } from '../../texts.ts';
import { subscribeTicks, tickNow } from '../clock-ticker.ts';
import { Countdown } from './countdown.tsx';
import classes from './deadline.module.css';
import { useScheduledWords } from './scheduled-words.ts';

const never = () => () => undefined;

/**
 * True for a scheduled order whose time is far away: its card shows the time of day; the countdown appears
 * only later.
 */
export function useFarAway(order: OrderCard): boolean {
  const offset = useBoard((view) => view.board.clockOffsetMs);
  const read = () => isFarAway(order, tickNow() + offset);
  return useSyncExternalStore(order.scheduledFor === null ? never : subscribeTicks, read, read);
}

/**
 * The time until an order's deadline, or since the deadline has passed. A closed order shows when it was
 * closed.
 */
export function Deadline({ order, isSmall = false }: { order: OrderCard; isSmall?: boolean }) {
  const isFar = useFarAway(order);
  const scheduled = useScheduledWords(order);
  if (order.status === 'delivered' || order.status === 'cancelled') {
    return order.closedAt === null ? null : (
      <span
        className={classes.closed}
        data-small={isSmall || undefined}
        title={`${cardTexts.closedAt} ${formatTime(new Date(order.closedAt))}`}
      >
        {formatTime(new Date(order.closedAt))}
      </span>
    );
  }
  const icon = { size: isSmall ? 15 : 17, stroke: 2, 'aria-hidden': true } as const;
  const isPending = order.status === 'pending';
  if (isFar) {
    return (
      <span
        className={classes.deadline}
        data-far
        data-small={isSmall || undefined}
        title={`${cardTexts.scheduledFor} ${scheduled}`}
      >
        <IconCalendarTime {...icon} />
        {scheduled}
      </span>
    );
  }
  return (
    <span className={classes.deadline} data-small={isSmall || undefined}>
      {isPending ? <IconClock {...icon} /> : scheduled ? <IconCalendarTime {...icon} /> : null}
      <Countdown
        isShort={isSmall}
        waiting={isPending ? order : undefined}
        deadline={isPending ? order.acceptBy : order.promisedFor}
        label={isPending ? cardTexts.acceptWithin : cardTexts.promisedWithin[order.fulfilment]}
      />
    </span>
  );
}
