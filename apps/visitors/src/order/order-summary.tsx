import { situationOf } from '@comanda/contract/orders/customer/customer-order.wire';
import type { CustomerOrder } from '@comanda/domain/orders/customer/customer-order';
import { isFinal } from '@comanda/domain/orders/orders/order-status';
import type { ReactNode } from 'react';
import { CallLink } from '../shared/call-link.tsx';
import { formatLongDay, formatTime, isSameDay } from '../shared/formats.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderItems } from './order-items.tsx';
import { shownSteps } from './order-steps.ts';
import styles from './order-summary.module.css';
import { PAST_WORDS, STEP_WORDS, texts } from './texts.ts';

interface Props {
  order: CustomerOrder;
  /** Current time by the server's clock, in epoch milliseconds. */
  now: number;
  onCancel: () => Promise<void>;
  /** The rating of a delivered order. */
  rating: ReactNode;
}

/** Everything about the order except the conversation. */
export function OrderSummary({ order, now, onCancel, rating }: Props) {
  return (
    <div className={styles.summary}>
      <section className={styles.card} data-status={order.status}>
        <p className={styles.situation} role="status">
          {situationOf(order)}
        </p>
        <p className={styles.promise}>{promiseOf(order, now)}</p>
        <Steps order={order} />
        {order.pickupCode === null ? null : (
          <p className={styles.pickupCode}>
            {texts.pickupCode} <strong>{order.pickupCode}</strong>
          </p>
        )}
        {order.canCancel ? (
          <CancelOrder onCancel={onCancel} />
        ) : order.status === 'pending' ? (
          <p className={styles.cancelOver} role="status">
            {texts.cancelOver}
          </p>
        ) : null}
      </section>
      {rating}
      <section className={styles.card}>
        <h2>{order.fulfilment === 'pickup' ? texts.pickup : texts.deliveryTo}</h2>
        <p className={styles.plain}>
          {order.fulfilment === 'pickup' ? order.storeAddress : order.address}
          {order.isAddressAdjusted ? <span className={styles.adjusted}> ({texts.adjusted})</span> : null}
        </p>
        {order.storeOpensAt === null || order.storeOpensAt <= now ? null : (
          <p className={styles.plain}>{texts.storeClosed(whenOpens(order.storeOpensAt, now))}</p>
        )}
        {order.storePhone === null ? null : <CallLink phone={order.storePhone} words={texts.callStore} />}
      </section>
      <OrderItems order={order} />
    </div>
  );
}

function promiseOf(order: CustomerOrder, now: number): string {
  if (order.cancelledBecause !== null) return order.cancelledBecause;
  if (isFinal(order.status)) return '';
  if (order.wayBack !== null) return texts.cameBack;
  if (order.scheduledFor !== null) {
    return texts.scheduled(formatLongDay(order.scheduledFor), formatTime(order.scheduledFor));
  }
  const time = formatTime(order.promisedFor);
  const shown = isSameDay(order.promisedFor, now) ? time : `${formatLongDay(order.promisedFor)}, ${time}`;
  return now > order.promisedFor ? texts.late(shown) : texts.promised(shown);
}

function whenOpens(at: number, now: number): string {
  const time = `às ${formatTime(at)}`;
  return isSameDay(at, now) ? time : `${formatLongDay(at)}, ${time}`;
}

function Steps({ order }: { order: CustomerOrder }) {
  const places = { behind: texts.done, here: texts.now, ahead: texts.next };
  return (
    <ol className={styles.steps} aria-label={texts.steps}>
      {shownSteps(order).map(({ status, at, place }) => (
        <li
          key={status}
          data-place={place}
          data-status={status}
          aria-current={place === 'here' ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true" />
          <span className={styles.step}>
            {place === 'here' && order.waitsForItsTime
              ? situationOf(order)
              : ((place === 'behind' ? PAST_WORDS[status] : undefined) ?? STEP_WORDS[status])}
            <span className={styles.spoken}> ({places[place]})</span>
          </span>
          <span className={styles.time}>{at === null ? '' : formatTime(at)}</span>
        </li>
      ))}
    </ol>
  );
}
