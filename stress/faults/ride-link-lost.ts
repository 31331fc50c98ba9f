import { setTimeout as delay } from 'node:timers/promises';
import type { Delivery } from '@comanda/courier-sim/src/delivery.ts';
import pLimit from 'p-limit';
import { atMost, type FaultReport, fact, type ReportLine, verifyWorld } from '../harness.ts';
import { openAcknowledgedOrders } from '../support/acknowledged-orders.ts';
import { type LivePanel, PATIENT_RECONNECT, QUICK_RECONNECT } from '../support/live-panel.ts';
import { acceptOrder, callCourier, placeUntilAcknowledged, type StoreOrder } from '../support/order-steps.ts';
import { openStreet, type Street } from '../support/street.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { openCounterSide, openCustomerSide, type Side } from '../support/talks.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/until.ts';
import { openPanels, type Patience, panelsCaughtUp } from '../support/with-followed-flow.ts';
import { courierViolations, verifyTalks } from '../verify-order-day.ts';
import type { LinkLoss } from './link-lost.ts';

/** Number of messages that each side sends before, during and after the loss of the connection. */
const MESSAGES_EACH = 2;
/** Number of courier events while the connection is lost. */
const STEPS = 3;

/** An order in delivery. Its courier is on the way, and store and customer write about it. */
interface Ride {
  order: StoreOrder;
  delivery: Delivery;
  counter: Side;
  customer: Side;
}

/**
 * R5 during conversations and rides: panels and customers' pages lose their connection, with an error or
 * silently. Couriers continue, and both sides keep writing. In the end, both sides have every message once
 * and in order. Panels show the true position of the couriers.
 */
export async function rideLinkLost(
  world: StressWorld,
  options: { losses: readonly Omit<LinkLoss, 'ordersMeanwhile'>[]; patience: Patience },
): Promise<FaultReport> {
  const proxy = await startTcpProxy(world.url);
  const street = await openStreet(world);
  const acknowledged = openAcknowledgedOrders(world);
  const panels = openPanels(world, { patience: options.patience, url: proxy.url });
  const reconnect = options.patience === 'product' ? PATIENT_RECONNECT : QUICK_RECONNECT;
  const lines: ReportLine[] = [];
  const violations: string[] = [];
  const rides: Ride[] = [];
  try {
    await until('every panel is online', () => panels.every((panel) => panel.isOnline()));
    for (const { kind, downMs } of options.losses) {
      const now = await pLimit(4).map(panels, (panel) =>
        startRide(world, street, panel, (order) => openCustomerSide(proxy.url, order, reconnect)),
      );
      rides.push(...now);
      const sides = now.flatMap(({ counter, customer }) => [counter, customer]);
      await until('both sides are there', () => sides.every(isReady));
      sendAll(sides);
      await until('it is said', () => sides.every(isQuiet));
      const lostAt = performance.now();
      if (kind === 'cut') proxy.cut();
      else proxy.blackhole();
      sendAll(sides);
      for (const { delivery } of now) await ride(street, delivery, STEPS);
      const noticedMs = await until('both sides notice', () => sides.every((side) => !side.isOnline()));
      await delay(Math.max(0, lostAt + downMs - performance.now()));
      proxy.restore();
      await until('both sides are back', () => sides.every((side) => side.isOnline()));
      const boardMs = await panelsCaughtUp(world, panels);
      const talkMs = await until('it is all said', () => sides.every(isQuiet));
      sendAll(sides);
      for (const { delivery } of now) await ride(street, delivery, delivery.plan.length);
      await until('everything is said', () => sides.every(isQuiet));
      lines.push(
        atMost(`R5 on the ride, ${kind}: noticed after`, noticedMs, 10_000, 'ms'),
        atMost(`R5 on the ride, ${kind}: couriers right again`, boardMs, 1_000, 'ms'),
        atMost(`R5 on the ride, ${kind}: messages delivered`, boardMs + talkMs, 1_000, 'ms'),
      );
      violations.push(...(await verifyTalks(world, sides)));
      // The number of customers' connections is limited, so finished ones are closed.
      for (const side of sides) side.close();
    }
    const orders = rides.map(({ order }) => order);
    for (const { store, externalId } of orders) acknowledged.add(store.storeId, externalId);
    violations.push(
      ...(await courierViolations(world, street, orders)),
      ...(await verifyWorld(world, acknowledged, panels)),
    );
    return { lines: [fact('R5 rides with a conversation', rides.length), ...lines], violations };
  } finally {
    for (const { counter, customer } of rides) for (const side of [counter, customer]) side.close();
    for (const panel of panels) panel.close();
    acknowledged.close();
    await street.stop();
    await proxy.close();
  }
}

async function startRide(
  world: StressWorld,
  street: Street,
  panel: LivePanel,
  openCustomer: (order: StoreOrder) => Side,
): Promise<Ride> {
  const store = world.stores.find(({ storeId }) => storeId === panel.storeId);
  if (store === undefined) throw new Error('a panel of no store');
  const order = await placeUntilAcknowledged(world.http, store);
  await acceptOrder(world.http, order);
  const answer = await callCourier(world.http, order);
  const key = await requestKey(world, order);
  const delivery = street.sim.deliveries.all.find(({ order: { orderId } }) => orderId === key);
  if (delivery === undefined) throw new Error(`no courier came: ${answer.status} ${answer.text}`);
  return { order, delivery, counter: openCounterSide(panel, order), customer: openCustomer(order) };
}

async function requestKey(world: StressWorld, { store, orderId }: StoreOrder): Promise<string | undefined> {
  const [row] = await world.rows<{ idempotency_key: string }>(
    'select idempotency_key from courier_requests where store_id = $1 and order_id = $2',
    [store.storeId, orderId],
  );
  return row?.idempotency_key;
}

async function ride({ sim }: Street, delivery: Delivery, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await sim.deliveries.step(delivery);
}

function sendAll(sides: readonly Side[]): void {
  for (const side of sides) for (let count = 0; count < MESSAGES_EACH; count += 1) side.sendMessage();
}

const isReady = (side: Side) => side.isOnline() && side.client.view().state === 'ready';
const isQuiet = (side: Side) => side.client.view().unsent.length === 0;
