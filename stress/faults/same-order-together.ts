import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { sendOrder } from '@comanda/testkit/running/place-order';
import pLimit from 'p-limit';
import { type FaultReport, fact, verifyWorld } from '../harness.ts';
import { openAcknowledgedOrders } from '../support/acknowledged-orders.ts';
import type { StressWorld } from '../support/stress-world.ts';

const COPIES = 5;

/**
 * R7: each of `orders` orders is sent five times at the same moment. The server creates one order and sends
 * five identical replies.
 */
export async function sameOrderTogether(
  world: StressWorld,
  options: { orders: number },
): Promise<FaultReport> {
  const acknowledged = openAcknowledgedOrders(world);
  const violations: string[] = [];
  try {
    await pLimit(8).map(Array.from({ length: options.orders }), async (_, index) => {
      const store = world.stores[index % world.stores.length];
      if (store === undefined) return;
      const order = anOpenDeliveryOrder();
      const answers = await Promise.all(
        Array.from({ length: COPIES }, () => sendOrder(world.http, store, order)),
      );
      const refused = answers.find((answer) => answer.status >= 300);
      if (refused !== undefined) violations.push(`R7 a copy was refused: ${refused.status} ${refused.text}`);
      else acknowledged.add(store.storeId, order.id);
      if (new Set(answers.map((answer) => answer.text)).size !== 1) {
        violations.push(`R7 replies differ for order ${order.id}`);
      }
    });
    violations.push(...(await verifyWorld(world, acknowledged, [])));
  } finally {
    acknowledged.close();
  }
  return { lines: [fact(`R7 orders sent ${COPIES} times together`, options.orders)], violations };
}
