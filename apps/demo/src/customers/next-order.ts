import type { OpenDeliveryOrder } from '@comanda/contract/orders/intake/open-delivery-order.wire';
import { type Customer, createCustomer, pickCustomer } from '../world/customers.ts';
import type { DemoStore } from '../world/demo-store.ts';
import { makeOrder } from '../world/make-order.ts';
import { chooseKind } from '../world/order-kind.ts';
import type { Random } from '../world/random.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;

/** The customers of one store today. */
export interface Visitors {
  store: DemoStore;
  random: Random;
  customers: readonly Customer[];
}

/**
 * Makes the next order at `now` (epoch milliseconds), by a regular or a new customer. Some orders are scheduled.
 * `hasOldPrices`: the partner still has yesterday's prices.
 */
export function nextOrder(
  { store, random, customers }: Visitors,
  now: number,
  hasOldPrices = false,
): OpenDeliveryOrder {
  const isNew = random.chance(0.1);
  const customer = isNew ? createCustomer(random, store.town) : pickCustomer(random, customers);
  const kind = chooseKind(random);
  const isScheduled = kind !== 'indoor' && random.chance(0.06);
  const planned = now + random.int(90, 300) * MINUTE_MS;
  return makeOrder(random, {
    store,
    customer,
    ordersBefore: isNew ? 0 : customer.ordersBefore + random.int(1, 9),
    createdAt: now,
    kind,
    scheduledFor: isScheduled ? Math.ceil(planned / QUARTER_MS) * QUARTER_MS : null,
    hasWrongTotal: random.chance(1 / 200),
    hasOldPrices,
  });
}
