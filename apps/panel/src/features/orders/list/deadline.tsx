import type { OrderCard } from '@comanda/domain/orders/order';
import { IconClock } from '@tabler/icons-react';
import { formatTime } from '../../../shared/formats/date-time.ts';
import { cardTexts } from '../texts.ts';
import { Countdown } from './countdown.tsx';
import classes from './deadline.module.css';

/** The time an order has left, or how late it is; of a closed one, when that was. */
export function Deadline({ order, isSmall = false }: { order: OrderCard; isSmall?: boolean }) {
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
  const isPending = order.status === 'pending';
  return (
    <span className={classes.deadline} data-small={isSmall || undefined}>
      {isPending ? <IconClock size={isSmall ? 15 : 17} stroke={2} aria-hidden="true" /> : null}
      <Countdown
        deadline={isPending ? order.acceptBy : order.promisedFor}
        label={isPending ? cardTexts.acceptWithin : cardTexts.promisedWithin[order.fulfilment]}
      />
    </span>
  );
}
