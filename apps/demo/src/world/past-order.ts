import type { OpenDeliveryOrder } from '@comanda/contract/orders/intake/open-delivery-order.wire';
import { CANCEL_REASONS, OTHER_REASON } from '@comanda/domain/orders/orders/cancel-reasons';
import type { DemoStore } from './demo-store.ts';
import { OTHER_REASONS } from './notes.ts';
import type { OrderKind } from './order-kind.ts';
import type { Random } from './random.ts';

export interface Step {
  status: 'accepted' | 'printed' | 'sent' | 'ready-for-pickup' | 'delivered' | 'cancelled';
  at: string;
  by?: string;
  reason?: { code: string; text?: string };
}

/** One line of the history import. */
export interface PastOrderLine {
  order: OpenDeliveryOrder;
  receivedAt: string;
  steps: Step[];
}

/** The last step that an order reaches. */
export type Fate = 'accepted' | 'printed' | 'under-way' | 'delivered' | 'cancelled';

const MINUTE_MS = 60_000;
/**
 * Maximum time from the arrival of an order to its last step, in minutes. Only scheduled orders take longer.
 */
export const LONGEST_STEPS_MINUTES = 82;

const REASON_WEIGHTS: Record<string, number> = {
  UNAVAILABLE_ITEM: 20,
  CONSUMER_CANCELLATION_REQUESTED: 22,
  RESTAURANT_WITHOUT_DELIVERY_PERSON: 9,
  ORDER_OUTSIDE_THE_DELIVERY_AREA: 8,
};

/**
 * Makes the steps of an order received at `receivedAt`. The store accepts it within minutes, usually prints
 * it, then sends and delivers it, or cancels it at some point. `pace` shortens all waits, for orders of the
 * last hour.
 */
export function stepsOf(
  random: Random,
  order: { store: DemoStore; kind: OrderKind; receivedAt: number; fate: Fate; pace?: number },
): Step[] {
  const { store, kind, fate, pace = 1 } = order;
  const by = random.pick(store.staff);
  const steps: Step[] = [];
  let at = order.receivedAt;
  const after = (min: number, max: number) => {
    at += Math.round((min + random.next() * (max - min)) * MINUTE_MS * pace);
    return new Date(at).toISOString();
  };
  const cancelsAfter = fate === 'cancelled' ? random.weighted(CANCELLED_AFTER).steps : 3;
  if (cancelsAfter > 0) {
    steps.push({ status: 'accepted', at: after(0.3, 6), by });
    if (fate === 'printed' || (fate !== 'accepted' && random.chance(0.85))) {
      steps.push({ status: 'printed', at: after(0.05, 0.4), by });
    }
  }
  if (cancelsAfter > 1 && fate !== 'accepted' && fate !== 'printed') {
    steps.push({ status: kind === 'delivery' ? 'sent' : 'ready-for-pickup', at: after(12, 36), by });
  }
  if (fate === 'delivered') steps.push({ status: 'delivered', at: after(6, 38), by });
  if (fate === 'cancelled') steps.push(cancellation(random, after(0.5, 7), by));
  return steps;
}

const CANCELLED_AFTER = [
  { steps: 0, weight: 60 },
  { steps: 1, weight: 30 },
  { steps: 2, weight: 10 },
];

function cancellation(random: Random, at: string, by: string): Step {
  const { code } = random.weighted(
    CANCEL_REASONS.map((reason) => ({ code: reason.code, weight: REASON_WEIGHTS[reason.code] ?? 4 })),
  );
  if (code === OTHER_REASON)
    return { status: 'cancelled', at, by, reason: { code, text: random.pick(OTHER_REASONS) } };
  // The customer cancels some of these orders, and the store cancels the rest.
  const isTheirs = code === 'CONSUMER_CANCELLATION_REQUESTED' && random.chance(0.5);
  return { status: 'cancelled', at, ...(isTheirs ? {} : { by }), reason: { code } };
}
