import { createHttpClient } from '@comanda/testkit/running/http-client';
import { type FaultReport, fact, verifyWorld } from '../harness.ts';
import { openAcknowledgedOrders } from '../support/acknowledged-orders.ts';
import { type LivePanel, QUICK_RECONNECT } from '../support/live-panel.ts';
import {
  acceptOrder,
  callCourier,
  placeUntilAcknowledged,
  refusalOf,
  requestUntil,
  type StoreOrder,
} from '../support/order-steps.ts';
import { watchShownStates } from '../support/shown-states.ts';
import { openStreet } from '../support/street.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { openCounterSide, openCustomerSide, type Side } from '../support/talks.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/until.ts';
import { openPanels } from '../support/with-followed-flow.ts';
import { couriersSettled, courierViolations, verifyTalks } from '../verify-order-day.ts';

/** Duration of a courier's ride, in milliseconds of the reference service's simulated time. */
const RIDE_STREET_MS = 21 * 60_000;
const MESSAGES_EACH = 3;
const DRIBBLE_SHARE = 0.25;

/**
 * R6: all clients have a bad network for `forMs`: panels, customers, partners, the logistics service and its
 * webhooks. Packets are late, some arrive in small pieces, some break their connection. Orders, acceptances,
 * messages and courier calls continue, and clients repeat requests without an answer. No request takes effect
 * twice. Panels never show a state that the database never had.
 */
export async function badNetwork(
  world: StressWorld,
  options: { forMs: number; latencyMs: number; resetShare: number; rideMs: number },
): Promise<FaultReport> {
  const { latencyMs, resetShare } = options;
  const proxy = await startTcpProxy(world.url);
  const street = await openStreet(world, { webhooksTo: proxy.url, speed: RIDE_STREET_MS / options.rideMs });
  const acknowledged = openAcknowledgedOrders(world);
  const panels = openPanels(world, { patience: 'short', url: proxy.url });
  const shown = watchShownStates(panels);
  const http = createHttpClient(proxy.url, { sockets: 16, timeoutMs: 15_000 });
  const orders: StoreOrder[] = [];
  const sides: Side[] = [];
  try {
    await until('every panel is online', () => panels.every((panel) => panel.isOnline()));
    const bad = { latencyMs, resetShare, dribbleShare: DRIBBLE_SHARE, random: Math.random };
    proxy.worsen(bad);
    street.link.worsen(bad);
    const over = performance.now() + options.forMs;
    const violations: string[] = [];
    const saveStore = async (panel: LivePanel) => {
      const store = world.stores.find(({ storeId }) => storeId === panel.storeId);
      if (store === undefined) throw new Error('a panel of no store');
      do {
        const order = await placeUntilAcknowledged(http, store);
        acknowledged.add(store.storeId, order.externalId);
        orders.push(order);
        await acceptOrder(http, order);
        const talk = [openCounterSide(panel, order), openCustomerSide(proxy.url, order, QUICK_RECONNECT)];
        sides.push(...talk);
        await callUntilSure(http, order);
        for (let count = 0; count < MESSAGES_EACH; count += 1) for (const side of talk) side.sendMessage();
        await until('it is said', () => isShown(talk)).catch((error: Error) => {
          violations.push(`R6 ${error.message} in order ${order.orderId}`);
        });
      } while (performance.now() < over);
    };
    await Promise.all(panels.map(saveStore));
    const resets = proxy.resets() + street.link.resets();
    proxy.restore();
    street.link.restore();
    await until('rides are over', () => street.sim.deliveries.all.every(({ plan }) => plan.length === 0));
    await couriersSettled(world, street, orders);
    violations.push(
      ...(await verifyTalks(world, sides)),
      ...(await courierViolations(world, street, orders)),
      ...(await verifyWorld(world, acknowledged, panels)),
      ...(await shown.violations(world)),
    );
    return {
      lines: [
        fact('R6 orders placed, accepted, talked about, sent for', orders.length),
        fact(
          'R6 messages said',
          sides.reduce((sum, { sent }) => sum + sent.length, 0),
        ),
        fact(`R6 connections reset (${resetShare * 100} % of packets, ${latencyMs} ms late)`, resets),
        fact('R6 states shown, each compared', shown.count()),
      ],
      violations,
    };
  } finally {
    for (const side of sides) side.close();
    for (const panel of panels) panel.close();
    http.close();
    acknowledged.close();
    await street.stop();
    await proxy.close();
  }
}

/** A caller without an answer repeats the call. If the courier was already called, this counts as success. */
async function callUntilSure(http: Parameters<typeof callCourier>[0], order: StoreOrder): Promise<void> {
  await requestUntil(
    'a courier is called',
    () => callCourier(http, order),
    (answer) => answer.status === 200 || isCalledAlready(refusalOf(answer)),
  );
}

/** True if the first request succeeded. By then, the courier may even have finished. */
function isCalledAlready(refusal: string): boolean {
  return refusal === 'courier.already-requested' || refusal === 'courier.wrong-status';
}

/** True if all messages are sent. A message that failed without a reason is retried, as a person would do. */
function isShown(talk: readonly Side[]): boolean {
  for (const { client } of talk)
    for (const { messageId, state, problem } of client.view().unsent)
      if (state === 'failed' && problem === null) client.retry(messageId);
  return talk.every(({ client }) => client.view().unsent.length === 0);
}
