import type { OrderCard } from '@comanda/domain/orders/order';
import { LAST_MINUTE_MS } from '@comanda/domain/orders/urgency';
import { IconBellRinging } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { formatCountdown } from '../../../../shared/formats/countdown.ts';
import { formatTime } from '../../../../shared/formats/date-time.ts';
import { useIsNarrow } from '../../../../ui/use-is-narrow.ts';
import { subscribeTicks, tickNow } from '../../list/clock-ticker.ts';
import { useBoard } from '../../live-orders-context.ts';
import { boardRinger } from '../board-ringer.ts';
import classes from './escalation.module.css';
import { escalationTexts } from './texts.ts';
import { urgentOrders } from './urgent-orders.ts';
import { keepTitleUrgent } from './urgent-title.ts';
import { rushOf } from './urgent-tone.ts';

const minuteMs = 60_000;

/** The order whose detail covers the board on a phone; null where the list can be seen. */
function useCoveringOrder(isOnBoard: boolean): number | null {
  const isNarrow = useIsNarrow();
  const asked = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get('pedido'),
  });
  return isOnBoard && isNarrow ? Number(asked) || null : null;
}

function UrgentBar({
  orders,
  serverNow,
}: {
  orders: readonly [OrderCard, ...OrderCard[]];
  serverNow: number;
}) {
  const [first] = orders;
  const left = first.acceptBy - serverNow;
  return (
    <section
      className={classes.bar}
      data-tone={left <= LAST_MINUTE_MS ? 'late' : 'pending'}
      aria-label={escalationTexts.bar}
    >
      <IconBellRinging size={22} stroke={2} aria-hidden="true" />
      {/* Said once, with the hour: seconds running down would be read without end. */}
      <p data-spoken role="alert">
        {escalationTexts.spoken(first.code, formatTime(new Date(first.acceptBy)))}
      </p>
      <p className={classes.words} aria-hidden="true">
        <strong>
          {escalationTexts.waits(first.code, Math.floor((serverNow - first.receivedAt) / minuteMs))}
        </strong>{' '}
        <span className={classes.left}>
          {'— '}
          {left > 0
            ? escalationTexts.runsOutIn(formatCountdown(left).replace(/^0/, ''))
            : escalationTexts.runsOutNow}
        </span>
        {orders.length > 1 ? (
          <span className={classes.more}>{escalationTexts.more(orders.length - 1)}</span>
        ) : null}
      </p>
      <a className={classes.see} href={`/pedidos?pedido=${first.orderId}`}>
        {escalationTexts.see}
      </a>
    </section>
  );
}

/**
 * What happens while pending orders come near their deadline: the ring hurries, the tab's title says so, and wherever
 * their cards cannot be seen a bar leads to the one that is lost first.
 */
export function Escalation({ isOnBoard }: { isOnBoard: boolean }) {
  const pending = useBoard((view) => view.sections.pending);
  const offset = useBoard((view) => view.board.clockOffsetMs);
  const now = useSyncExternalStore(subscribeTicks, tickNow, tickNow) + offset;
  const { urgency, orders } = urgentOrders(pending, now);
  const covering = useCoveringOrder(isOnBoard);
  useEffect(() => {
    boardRinger.hurry(rushOf[urgency]);
  }, [urgency]);
  useEffect(() => () => boardRinger.hurry(null), []);
  useEffect(() => (urgency === 'calm' ? undefined : keepTitleUrgent(urgency)), [urgency]);

  const isSeen = isOnBoard && covering === null;
  const [first, ...others] = isSeen ? [] : orders.filter(({ orderId }) => orderId !== covering);
  return first ? <UrgentBar orders={[first, ...others]} serverNow={now} /> : null;
}
