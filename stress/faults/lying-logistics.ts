import type { Misbehaviour } from '@comanda/courier-sim/src/misbehaviour.ts';
import pLimit from 'p-limit';
import { type FaultReport, fact, type ReportLine, verifyWorld } from '../harness.ts';
import { openAcknowledgedOrders } from '../support/acknowledged-orders.ts';
import {
  acceptOrder,
  callCourier,
  placeUntilAcknowledged,
  refusalOf,
  type StoreOrder,
} from '../support/order-steps.ts';
import { openStreet, type Street } from '../support/street.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';
import { openPanels } from '../support/with-followed-flow.ts';
import { couriersSettled, courierViolations } from '../verify-order-day.ts';

/** Faults that the logistics service has at the same time. */
interface Mood {
  name: string;
  how: Partial<Misbehaviour>;
  /** True: service and server cannot reach each other. */
  isCut?: true;
}

const MOODS: readonly Mood[] = [
  { name: 'slow', how: { delayMs: 1_500 } },
  { name: 'too slow to wait for', how: { delayMs: 6_500 } },
  { name: 'losing its answers', how: { losesAnswers: true } },
  { name: 'hanging up', how: { isDown: true } },
  { name: 'out of reach', how: {}, isCut: true },
  { name: 'saying everything twice', how: { duplicates: true } },
  { name: 'out of order', how: { reorders: true } },
  {
    name: 'in unknown words, twice, out of order',
    how: { speaksStrangely: true, duplicates: true, reorders: true },
  },
  { name: 'wrongly signed', how: { signsWrongly: true } },
  { name: 'silent', how: { isSilent: true } },
  { name: 'refusing', how: { refuses: true } },
  { name: 'rejecting afterwards', how: { rejects: true } },
  { name: 'calling off on the way', how: { cancelsAfter: 'arrived-at-merchant', duplicates: true } },
  { name: 'refusing cancellations, losing answers', how: { refusesCancellations: true, losesAnswers: true } },
];

/**
 * The logistics service is slow, down or wrong, with every fault of the reference service, for `ordersEach`
 * orders per fault. Every fourth order is cancelled and requested again meanwhile. Then the service works
 * correctly. No order has two couriers, and nothing is stuck. Requests, orders and panels agree with the
 * service.
 */
export async function lyingLogistics(
  world: StressWorld,
  options: { ordersEach: number },
): Promise<FaultReport> {
  const street = await openStreet(world);
  const acknowledged = openAcknowledgedOrders(world);
  const panels = openPanels(world, { patience: 'short' });
  const violations: string[] = [];
  const lines: ReportLine[] = [];
  const all: StoreOrder[] = [];
  try {
    await until('every panel is online', () => panels.every((panel) => panel.isOnline()));
    for (const mood of MOODS) {
      street.sim.misbehave(mood.how);
      if (mood.isCut) street.link.cut();
      const orders = await pLimit(12).map(Array.from({ length: options.ordersEach }), (_, index) =>
        sendFor(world, street, index),
      );
      for (const { store, externalId } of orders) acknowledged.add(store.storeId, externalId);
      all.push(...orders);
      street.sim.behave();
      if (mood.isCut) street.link.restore();
      const settledMs = await couriersSettled(world, street, orders);
      lines.push(fact(`logistics ${mood.name}: settled after, s`, Math.round(settledMs / 100) / 10));
      violations.push(
        ...(await courierViolations(world, street, orders)).map((text) => `logistics ${mood.name}: ${text}`),
      );
    }
    await rideToTheEnd(street);
    await couriersSettled(world, street, all);
    violations.push(
      ...(await courierViolations(world, street, all)),
      ...(await verifyWorld(world, acknowledged, panels)),
    );
    return { lines: [fact(`logistics: orders, in ${MOODS.length} moods`, all.length), ...lines], violations };
  } finally {
    for (const panel of panels) panel.close();
    acknowledged.close();
    await street.stop();
  }
}

/** One order: a person accepts it, two people call a courier at once, and the courier makes some steps. */
async function sendFor(world: StressWorld, street: Street, index: number): Promise<StoreOrder> {
  const { http, stores } = world;
  const store = stores[index % stores.length];
  if (store === undefined) throw new Error('there are no stores');
  const order = await placeUntilAcknowledged(http, store);
  await acceptOrder(http, order);
  const answers = await Promise.all([callCourier(http, order), callCourier(http, order, store.adminToken)]);
  const unreasoned = answers.find((answer) => answer.status !== 200 && refusalOf(answer) === '');
  if (unreasoned) throw new Error(`called and told ${unreasoned.status} ${unreasoned.text}`);
  const [request] = await world.rows<{ request_id: string; idempotency_key: string }>(
    `select request_id, idempotency_key from courier_requests
      where store_id = $1 and order_id = $2 order by request_id desc limit 1`,
    [store.storeId, order.orderId],
  );
  const delivery = street.sim.deliveries.all.find((each) => each.order.orderId === request?.idempotency_key);
  if (delivery !== undefined) {
    const steps = 1 + (index % 9);
    for (let step = 0; step < steps && delivery.plan.length > 0; step += 1)
      await street.sim.deliveries.step(delivery);
  }
  if (index % 4 === 0) {
    await http.send('POST', `/api/v2/delivery/${request?.request_id}/cancel`, {
      authorization: store.adminToken,
    });
    await callCourier(http, order);
  }
  return order;
}

async function rideToTheEnd({ sim }: Street): Promise<void> {
  for (const delivery of sim.deliveries.all) {
    while (delivery.plan.length > 0) await sim.deliveries.step(delivery);
  }
}
