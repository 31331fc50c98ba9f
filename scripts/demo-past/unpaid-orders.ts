import { cancelUnpaid } from '@comanda/server/src/areas/money/payments/unpaid-orders.ts';
import { createIntakeClient } from '../../apps/demo/src/customers/intake-client.ts';
import { nextOrder } from '../../apps/demo/src/customers/next-order.ts';
import type { DemoStore } from '../../apps/demo/src/world/demo-store.ts';
import { WORLD_SEED } from '../../apps/demo/src/world/demo-stores.ts';
import { customersOf } from '../../apps/demo/src/world/past-orders.ts';
import { createRandom } from '../../apps/demo/src/world/random.ts';
import type { PastServer } from './past-server.ts';

const MINUTE_MS = 60_000;
/** The server cancels an unpaid order after half an hour. */
const CANCELLED_AFTER_MS = 31 * MINUTE_MS;

/**
 * Places an order at `at` (epoch milliseconds) that must be paid by Pix. The customer never pays, and the
 * server cancels the order. A repeated call changes nothing.
 */
export async function leaveUnpaid(past: PastServer, store: DemoStore, at: number): Promise<void> {
  const client = createIntakeClient({ baseUrl: past.url, intakeKey: store.intakeKey, fetch });
  const random = createRandom(`${WORLD_SEED}/${store.key}/unpaid/${at}`);
  past.setClock(at);
  const order = nextOrder({ store, random, customers: customersOf(store, WORLD_SEED) }, at);
  const { value, currency } = order.total.orderAmount;
  const { state } = await client.place({
    ...order,
    salesChannel: 'app',
    payments: {
      ...{ prepaid: value, pending: 0, onlineCharge: true },
      methods: [{ value, currency, type: 'PREPAID', method: 'PIX' }],
    },
  });
  if (state !== 'taken') throw new Error(`an order to be paid online was not taken: ${state}`);
  await client.charge(order.id, { metodo: 'PIX' });
  past.setClock(at + CANCELLED_AFTER_MS);
  await cancelUnpaid(past.services.payments);
}
