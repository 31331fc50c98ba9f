import pLimit from 'p-limit';
import { type FaultReport, fact, verifyWorld } from '../harness.ts';
import { openAcknowledgedOrders } from '../support/acknowledged-orders.ts';
import type { LivePanel } from '../support/live-panel.ts';
import {
  callCourier,
  changeStatus,
  placeUntilAcknowledged,
  type StoreOrder,
} from '../support/order-steps.ts';
import { type Acting, type Answered, RACES, type Race } from '../support/races.ts';
import { openStreet, type Street } from '../support/street.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';
import { openPanels } from '../support/with-followed-flow.ts';
import { couriersSettled, courierViolations } from '../verify-order-day.ts';

/**
 * R8 for the whole order day. Two people act on one order at the same moment, `races` times: two panels, or a
 * panel and the customer or courier. If two actions conflict, one succeeds and the other is refused with the
 * reason. There are never two couriers, duplicate messages or illegal steps. In the end, both panels of each
 * store are equal to the database.
 */
export async function orderDayRaces(world: StressWorld, options: { races: number }): Promise<FaultReport> {
  const street = await openStreet(world);
  const acknowledged = openAcknowledgedOrders(world);
  const pairs = openPairs(world);
  const panels = pairs.flat();
  const orders: StoreOrder[] = [];
  const violations: string[] = [];
  let reported = 0;
  try {
    await until('every panel is online', () => panels.every((panel) => panel.isOnline()));
    await pLimit(6).map(Array.from({ length: options.races }), async (_, index) => {
      const race = RACES[index % RACES.length];
      const turn = Math.floor(index / RACES.length) % world.stores.length;
      const [store, pair] = [world.stores[turn], pairs[turn]];
      if (race === undefined || store === undefined || pair === undefined) return;
      const order = await placeUntilAcknowledged(world.http, store);
      orders.push(order);
      acknowledged.add(store.storeId, order.externalId);
      const at = await prepare(world, street, pair, order, race.from);
      const answers = await Promise.all([race.first(at), race.second(at)]);
      violations.push(...judge(race, answers));
      reported += answers.filter(({ status }) => status >= 400).length;
    });
    await couriersSettled(world, street, orders);
    violations.push(
      ...(await courierViolations(world, street, orders)),
      ...(await doubledMessages(world)),
      ...(await verifyWorld(world, acknowledged, panels)),
    );
  } finally {
    for (const panel of panels) panel.close();
    acknowledged.close();
    await street.stop();
  }
  return {
    lines: [
      fact(`R8 races of the order day, of ${RACES.length} kinds`, options.races),
      fact('R8 of these: losers told why', reported),
    ],
    violations,
  };
}

function openPairs(world: StressWorld): [LivePanel, LivePanel][] {
  const [ones, others] = [openPanels(world, { patience: 'short' }), openPanels(world, { patience: 'short' })];
  return ones.flatMap((one, index) => {
    const other = others[index];
    return other === undefined ? [] : [[one, other] satisfies [LivePanel, LivePanel]];
  });
}

/** Brings the order to the state where both actions begin. */
async function prepare(
  { http, rows }: StressWorld,
  street: Street,
  panels: readonly [LivePanel, LivePanel],
  order: StoreOrder,
  from: Race['from'],
): Promise<Acting> {
  const at = {
    http,
    street,
    order,
    panels,
    undoUntil: '',
    requestId: '',
    key: '',
    messageId: crypto.randomUUID(),
  };
  if (from === 'pending') return at;
  const accepted = await changeStatus(http, order, { new_status: 'PA' });
  const { pedido }: { pedido: { desfazer: { ate: string } } } = JSON.parse(accepted.text);
  if (from !== 'with-courier') return { ...at, undoUntil: pedido.desfazer.ate };
  await callCourier(http, order);
  const [request] = await rows<{ request_id: string; idempotency_key: string }>(
    'select request_id, idempotency_key from courier_requests where store_id = $1 and order_id = $2',
    [order.store.storeId, order.orderId],
  );
  return { ...at, requestId: request?.request_id ?? '', key: request?.idempotency_key ?? '' };
}

function judge({ name, wins, reasons }: Race, answers: readonly Answered[]): string[] {
  const losers = answers.filter(({ status }) => status < 200 || status > 299);
  const winners = answers.length - losers.length;
  const isRight = wins === 'one' ? winners === 1 : winners >= 1;
  const unreasoned = losers.filter(({ text }) => {
    const { motivo, erro }: { motivo?: string; erro?: string } = JSON.parse(text);
    return motivo === undefined || !reasons.includes(motivo) || !erro;
  });
  return [
    ...(isRight ? [] : [`R8 ${name}: ${winners} won`]),
    ...unreasoned.map(({ status, text }) => `R8 ${name}: the loser was told ${status} ${text}`),
  ];
}

/** Finds messages stored twice. Each message of these races has its own id as text. */
async function doubledMessages(world: StressWorld): Promise<string[]> {
  const rows = await world.rows<{ text: string }>(
    'select text from chat_messages group by text having count(*) > 1',
  );
  return rows.map(({ text }) => `R8 message ${text} was kept twice`);
}
