import { formatTime } from '@comanda/client/formats/date-time.ts';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { LAST_MINUTE_MS } from '@comanda/domain/orders/orders/urgency';
import { AlarmLink, AlarmRow, AlarmRows } from '@comanda/ui/alarm-rows/alarm-rows.tsx';
import { IconBellRinging } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { formatCountdown } from '../../../../../shared/formats/countdown.ts';
import { subscribeTicks, tickNow } from '../../list/clock-ticker.ts';
import { useBoard } from '../../live-orders-context.ts';
import { boardRinger } from '../board-ringer.ts';
import { escalationTexts } from './texts.ts';
import { urgentOrders } from './urgent-orders.ts';
import { keepTitleUrgent } from './urgent-title.ts';
import { rushOf } from './urgent-tone.ts';

const minuteMs = 60_000;

/** Id of the order whose detail is on the screen. This order needs no row. */
function useShownOrder(isOnBoard: boolean): number | null {
  const requested = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get('pedido'),
  });
  return isOnBoard ? Number(requested) || null : null;
}

function UrgentRow({
  orders,
  serverNow,
}: {
  orders: readonly [OrderCard, ...OrderCard[]];
  serverNow: number;
}) {
  const [first] = orders;
  const left = first.acceptBy - serverNow;
  return (
    <AlarmRows
      label={escalationTexts.bar}
      tone={left <= LAST_MINUTE_MS ? 'late' : 'pending'}
      isAnnounced={false}
      items={[first]}
      rowOf={({ code, orderId, receivedAt, acceptBy }) => (
        <AlarmRow
          key={orderId}
          icon={<IconBellRinging size={22} stroke={2} aria-hidden="true" />}
          title={
            <>
              {/*
               * For screen readers: announced once, with the time of the deadline. A running countdown would
               * be read aloud without end.
               */}
              <span data-spoken role="alert">
                {escalationTexts.spoken(code, formatTime(new Date(acceptBy)))}
              </span>
              <span aria-hidden="true">
                {escalationTexts.order(code)}{' '}
                <span data-if-room>
                  {escalationTexts.waits(Math.floor((serverNow - receivedAt) / minuteMs))}
                  {' — '}
                </span>
                {left > 0
                  ? escalationTexts.runsOutIn(formatCountdown(left).replace(/^0/, ''))
                  : escalationTexts.runsOutNow}
              </span>
            </>
          }
          facts={orders.length > 1 ? escalationTexts.more(orders.length - 1) : null}
        >
          <AlarmLink text={escalationTexts.see} href={`/pedidos?pedido=${orderId}`} />
        </AlarmRow>
      )}
    />
  );
}

/**
 * Escalates pending orders near their deadline: the ring gets faster, the tab's title shows it, and a row leads to the
 * order that expires first.
 */
export function Escalation({ isOnBoard }: { isOnBoard: boolean }) {
  const pending = useBoard((view) => view.sections.pending);
  const offset = useBoard((view) => view.board.clockOffsetMs);
  const now = useSyncExternalStore(subscribeTicks, tickNow, tickNow) + offset;
  const { urgency, orders } = urgentOrders(pending, now);
  const shownId = useShownOrder(isOnBoard);
  useEffect(() => {
    boardRinger.hurry(rushOf[urgency]);
  }, [urgency]);
  useEffect(() => () => boardRinger.hurry(null), []);
  useEffect(() => (urgency === 'calm' ? undefined : keepTitleUrgent(urgency)), [urgency]);

  const [first, ...others] = orders.filter(({ orderId }) => orderId !== shownId);
  return first ? <UrgentRow orders={[first, ...others]} serverNow={now} /> : null;
}
