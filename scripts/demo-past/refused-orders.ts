import type { OpenDeliveryOrder } from '@comanda/contract/orders/intake/open-delivery-order.wire';
import { sql } from '@comanda/server/src/platform/database/sql.ts';
import { createIntakeClient } from '../../apps/demo/src/customers/intake-client.ts';
import { nextOrder } from '../../apps/demo/src/customers/next-order.ts';
import type { StepsRecord } from '../../apps/demo/src/steps-record.ts';
import type { DemoStore } from '../../apps/demo/src/world/demo-store.ts';
import { WORLD_SEED } from '../../apps/demo/src/world/demo-stores.ts';
import { customersOf } from '../../apps/demo/src/world/past-orders.ts';
import { createRandom } from '../../apps/demo/src/world/random.ts';
import type { PastServer } from './past-server.ts';

const DAY_MS = 86_400_000;
const LARGER_THAN_TAKEN = 300_000;

/**
 * Changes a correct order as a faulty program would. `knownId` is the id of an existing order of the store.
 */
type Break = (order: OpenDeliveryOrder, knownId: string) => unknown;

const withoutQuantity: Break = ({ items, ...order }) => ({
  ...order,
  items: items.map(({ quantity: _left, ...item }) => item),
});
const withoutMoment: Break = ({ createdAt: _left, ...order }) => order;
const withKnownId: Break = (order, id) => ({ ...order, id });
const tooLarge: Break = (order) => ({ ...order, extraInfo: 'obs '.repeat(LARGER_THAN_TAKEN / 4) });

/** Each program repeats its fault several times. */
const REFUSED: readonly { daysAgo: number; channel: string; times: number; broken: Break }[] = [
  { daysAgo: 23, channel: 'marketplace', times: 3, broken: withoutQuantity },
  { daysAgo: 15, channel: 'cardapio-web', times: 1, broken: withoutMoment },
  { daysAgo: 9, channel: 'marketplace', times: 2, broken: withKnownId },
  { daysAgo: 4, channel: 'whatsapp', times: 1, broken: tooLarge },
  { daysAgo: 1, channel: 'marketplace', times: 1, broken: withoutQuantity },
];

/** Sends orders to the store that its server must refuse, on days of the past, once. */
export async function playRefused(
  past: PastServer,
  {
    store,
    storeId,
    until,
    record,
  }: { store: DemoStore; storeId: number; until: number; record: StepsRecord },
): Promise<void> {
  const step = `${store.key} recusados`;
  if (record.has(step)) return;
  const known = await past.services.database.inStore(storeId, (tx) =>
    tx.maybeRow<{ id: string }>(sql`
      select external_id as id from orders where store_id = ${tx.storeId} and status = 'delivered' order by closed_at limit 1`),
  );
  if (known === null) return;
  const client = createIntakeClient({ baseUrl: past.url, intakeKey: store.intakeKey, fetch });
  const random = createRandom(`${WORLD_SEED}/${store.key}/refused`);
  const customers = customersOf(store, WORLD_SEED);
  for (const { daysAgo, channel, times, broken } of REFUSED) {
    const at = until - daysAgo * DAY_MS;
    const order = { ...nextOrder({ store, random, customers }, at), salesChannel: channel };
    for (let time = 0; time < times; time += 1) {
      past.setClock(at + time * 30_000);
      const { state } = await client.place(broken(order, known.id) as OpenDeliveryOrder);
      if (state !== 'refused') throw new Error(`an order that is broken was not refused: ${state}`);
    }
  }
  record.save(step);
}
