import { statusLabel } from '@comanda/domain/orders/orders/board';
import type { OrderCard, OrderDetail } from '@comanda/domain/orders/orders/order';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { Timeline } from '@comanda/ui/label/timeline.tsx';
import { useIsNarrow } from '@comanda/ui/use-is-narrow.ts';
import { IconBan, IconCalendarTime, IconMoped } from '@tabler/icons-react';
import { ActionBar } from '../actions/action-bar.tsx';
import { UndoButton } from '../actions/undo-button.tsx';
import { labelTone } from '../board/section-tones.ts';
import { detailTexts } from '../late-texts.ts';
import { Countdown } from '../list/card/countdown.tsx';
import { useFarAway } from '../list/card/deadline.tsx';
import { timeSeenFrom, useScheduledWords } from '../list/card/scheduled-words.ts';
import { tickNow } from '../list/clock-ticker.ts';
import { useBoard } from '../live-orders-context.ts';
import { cardTexts, texts } from '../texts.ts';
import classes from './detail-header.module.css';
import { FoodOnTheRoad } from './food-on-the-road.tsx';
import { orderProgress } from './order-progress.ts';
import { NextPending } from './pane/next-pending.tsx';

/** Times of the order; with the date if it is of another day. */
function times(order: OrderCard, now: number): string {
  const at = (epochMs: number) => timeSeenFrom(epochMs, now);
  const collected = order.serving === 'indoor' ? detailTexts.serveBy : detailTexts.pickupBy;
  const promised = order.fulfilment === 'pickup' ? collected : detailTexts.deliverBy;
  const parts = [detailTexts.received(at(order.receivedAt))];
  if (order.status === 'pending') parts.push(detailTexts.acceptBy(at(order.acceptBy)));
  if (order.closedAt === null) parts.push(promised(at(order.promisedFor)));
  else parts.push(detailTexts.closed(at(order.closedAt)));
  return parts.join(' · ');
}

/**
 * Header with code, status, times, progress and the next step. Fields of the detail appear after it has
 * loaded.
 */
export function DetailHeader({ order }: { order: OrderCard & Partial<OrderDetail> }) {
  const { steps, current, isStopped } = orderProgress(order);
  const isPending = order.status === 'pending';
  const coversList = useIsNarrow();
  const isFar = useFarAway(order);
  const now = tickNow() + useBoard((view) => view.board.clockOffsetMs);
  const scheduled = useScheduledWords(order);
  return (
    <header className="stack-12">
      {/* On a narrow screen the pane covers the board's heading, so the pane needs its own. */}
      {coversList ? <h1 data-spoken>{texts.title}</h1> : null}
      <div className="shrink">
        <div className={classes.words}>
          <h2 className={`row wraps ${classes.code}`} tabIndex={-1} data-order-heading>
            #{order.code}
            <StatusLabel
              size="large"
              tone={labelTone(order)}
              icon={order.courierRequestId === null ? undefined : <IconMoped aria-hidden="true" />}
            >
              {statusLabel(order)}
            </StatusLabel>
            {order.closedAt === null && !isFar ? (
              <span className={classes.countdown}>
                <Countdown
                  deadline={isPending ? order.acceptBy : order.promisedFor}
                  label={isPending ? cardTexts.acceptWithin : cardTexts.promisedWithin[order.fulfilment]}
                />
              </span>
            ) : null}
          </h2>
          <NextPending orderId={order.orderId} />
          <div className={`row wraps text-15 ${classes.times}`}>
            <p>{times(order, now)}</p>
            {scheduled === null ? null : (
              <p className={`inline-6 ${classes.scheduled}`}>
                <IconCalendarTime size={18} stroke={1.75} aria-hidden="true" />
                {detailTexts.scheduled(scheduled)}
              </p>
            )}
            <UndoButton order={order} />
          </div>
        </div>
      </div>
      {order.cancellation ? (
        <p className={`row-10 toned ${classes.cancelled}`} data-tone="cancelled">
          <IconBan size={20} stroke={1.75} aria-hidden="true" />
          <span>
            <span data-spoken>{detailTexts.cancelled}: </span>
            <strong>{order.cancellation.reasonText}</strong>{' '}
            {[detailTexts.cancelledBy[order.cancellation.by], order.cancellation.actorName]
              .filter(Boolean)
              .join(' · ')}
            {order.awaitsAcknowledgement && order.cancellation.carrier ? (
              <>
                {'. '}
                <FoodOnTheRoad carrier={order.cancellation.carrier} />
              </>
            ) : null}
          </span>
        </p>
      ) : null}
      <ActionBar order={order} />
      <Timeline label={detailTexts.progress} steps={steps} current={current} isStopped={isStopped} />
    </header>
  );
}
