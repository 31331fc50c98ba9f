import type { OpenDeliveryOrder } from '@comanda/contract/orders/intake/open-delivery-order.wire';
import type { IntakeClient } from './intake-client.ts';

/** Resolves after `ms`, or rejects when the demonstration stops. */
export type Wait = (ms: number) => Promise<void>;

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Maximum number of attempts, which take about twenty minutes. The customer then gives up. */
const MAX_TRIES = 45;

/**
 * Sends an order until its result is known. Every attempt has the same document and id, so the server creates one
 * order. Resolves to null if the order was refused or the customer gave up.
 */
export async function placeOrder(
  client: IntakeClient,
  order: OpenDeliveryOrder,
  wait: Wait,
): Promise<{ link: string | null } | null> {
  let pause = FIRST_PAUSE_MS;
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    const placed = await client.place(order);
    if (placed.state === 'taken') return { link: placed.link };
    if (placed.state === 'refused') return null;
    await wait(pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
  return null;
}
