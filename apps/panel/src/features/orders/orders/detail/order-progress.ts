import { formatTime } from '@comanda/client/formats/date-time.ts';
import type { OrderCard, TimelineEntry } from '@comanda/domain/orders/orders/order';
import type { TimelineStep } from '@comanda/ui/label/timeline.tsx';
import { stepTexts } from '../late-texts.ts';

export interface OrderProgress {
  steps: TimelineStep[];
  /** Index of the order's current step; the number of steps if all are done. */
  current: number;
  isStopped: boolean;
}

/** Texts that the server writes into the order's history when a step is reached. */
const stepWords: readonly (readonly string[])[] = [
  [],
  ['Pedido aceito', 'Pedido aceito e impresso'],
  ['Saiu para entrega', 'Pronto para retirada', 'Motoboy saiu com o pedido'],
];

const stepOf = {
  'awaiting-payment': 0,
  pending: 0,
  accepted: 1,
  sent: 2,
  'ready-for-pickup': 2,
  delivered: 4,
};

/** The time of the last event with one of these texts, because earlier events may have been undone. */
function timeIn(timeline: readonly TimelineEntry[], words: readonly string[]): string | undefined {
  const entry = timeline.findLast(({ label }) => words.includes(label));
  return entry && formatTime(new Date(entry.at));
}

/**
 * The progress of an order with the known times. The time of each step is known after the order's history has
 * loaded.
 */
export function orderProgress(order: OrderCard & { timeline?: readonly TimelineEntry[] }): OrderProgress {
  const { timeline = [] } = order;
  const closedTime = order.closedAt === null ? undefined : formatTime(new Date(order.closedAt));
  const isStopped = order.status === 'cancelled';
  const current = order.status === 'cancelled' ? 1 : stepOf[order.status];
  const way = order.serving === 'indoor' ? 'indoor' : order.fulfilment;
  const labels = stepTexts[isStopped ? 'cancelled' : way];
  const steps = labels.map((label, index): TimelineStep => {
    if (index === 0) return { label, time: formatTime(new Date(order.receivedAt)) };
    if (index === labels.length - 1) return { label, time: closedTime };
    return index <= current ? { label, time: timeIn(timeline, stepWords[index] ?? []) } : { label };
  });
  return { steps, current, isStopped };
}
