import type { OrderCard } from '@comanda/domain/orders/order';
import { formatTime } from '../../../shared/formats/date-time.ts';
import type { TimelineStep } from '../../../ui/label/timeline.tsx';
import { stepTexts } from '../late-texts.ts';

export interface OrderProgress {
  steps: TimelineStep[];
  /** Index of the step the order is in; the number of steps when all are done. */
  current: number;
  isStopped: boolean;
}

const stepOf = {
  'awaiting-payment': 0,
  pending: 0,
  accepted: 1,
  sent: 2,
  'ready-for-pickup': 2,
  delivered: 4,
};

/** How far an order has come, with the times the board knows. */
export function orderProgress(order: OrderCard): OrderProgress {
  const closedTime = order.closedAt === null ? undefined : formatTime(new Date(order.closedAt));
  const isStopped = order.status === 'cancelled';
  const labels = isStopped ? stepTexts.cancelled : stepTexts[order.fulfilment];
  const steps = labels.map((label, index): TimelineStep => {
    if (index === 0) return { label, time: formatTime(new Date(order.receivedAt)) };
    return index === labels.length - 1 ? { label, time: closedTime } : { label };
  });
  return { steps, current: order.status === 'cancelled' ? 1 : stepOf[order.status], isStopped };
}
