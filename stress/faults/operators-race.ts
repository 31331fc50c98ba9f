import type { HttpAnswer } from '@comanda/testkit/running/http-client';
import { placeOrder } from '@comanda/testkit/running/place-order';
import type { RunningStore } from '@comanda/testkit/running/running-stores';
import pLimit from 'p-limit';
import { type FaultReport, fact, verifyWorld } from '../harness.ts';
import { openAcknowledgedOrders } from '../support/acknowledged-orders.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';
import { openPanels } from '../support/with-followed-flow.ts';

/** Actions that two people may do at once from the same state. The test runs every pair of these actions. */
const REQUESTS = {
  PP: [{ new_status: 'PA' }, cancelled(), { new_status: 'PI' }],
  PA: [{ new_status: 'PE' }, { new_status: 'PD' }, cancelled()],
} as const;
const SEEN_STATES = ['PP', 'PA'] as const;

function cancelled() {
  return { new_status: 'PC', motivo_cancelamento: 'RISK_AREA' } as const;
}

/**
 * R8: two users of a store act on one order at the same moment, `races` times, from the same state. If their
 * actions differ, exactly one succeeds, and the other user gets the reason. If their actions are equal, both
 * succeed, but only one event is created. In the end, two panels of each store are equal to the database.
 */
export async function operatorsRace(world: StressWorld, options: { races: number }): Promise<FaultReport> {
  const acknowledged = openAcknowledgedOrders(world);
  const panels = [...openPanels(world, { patience: 'short' }), ...openPanels(world, { patience: 'short' })];
  const violations: string[] = [];
  let reported = 0;
  try {
    await until('every panel is online', () => panels.every((panel) => panel.isOnline()));
    await pLimit(6).map(Array.from({ length: options.races }), async (_, index) => {
      const store = world.stores[index % world.stores.length];
      const seen = SEEN_STATES[index % SEEN_STATES.length];
      if (store === undefined || seen === undefined) return;
      const requests = REQUESTS[seen];
      const first = requests[Math.floor(index / 2) % 3];
      const second = requests[Math.floor(index / 6) % 3];
      const orderId = await placeIn(world, store, seen);
      const answers = await Promise.all([
        change(world, store.adminToken, orderId, { ...first, status_atual: seen }),
        change(world, store.operatorToken, orderId, { ...second, status_atual: seen }),
      ]);
      const name = `R8 ${seen}: ${first?.new_status} against ${second?.new_status}`;
      violations.push(...judge(name, answers, first === second));
      reported += answers.filter((answer) => answer.status === 409).length;
    });
    violations.push(...(await verifyWorld(world, acknowledged, panels)));
  } finally {
    for (const panel of panels) panel.close();
    acknowledged.close();
  }
  return {
    lines: [fact('R8 races of two people', options.races), fact('R8 losers told why', reported)],
    violations,
  };
}

function judge(name: string, answers: readonly HttpAnswer[], isSameRequest: boolean): string[] {
  const won = answers.filter((answer) => answer.status === 200);
  const changed = won.filter((answer) => JSON.parse(answer.text).seq !== null);
  if (changed.length !== 1) return [`${name}: ${changed.length} of them changed the order`];
  if (isSameRequest) return won.length === 2 ? [] : [`${name}: the repeat was refused`];
  const lost = answers.find((answer) => answer.status !== 200);
  // Printing a pending order also accepts it. A person who only wants to accept the order therefore succeeds,
  // too.
  if (lost === undefined) return name.includes('PI') && name.includes('PA') ? [] : [`${name}: both won`];
  const { erro } = JSON.parse(lost.text);
  return lost.status === 409 && typeof erro === 'string' && erro !== ''
    ? []
    : [`${name}: the loser was told ${lost.status} ${lost.text}`];
}

async function placeIn(world: StressWorld, store: RunningStore, state: 'PP' | 'PA'): Promise<number> {
  const { orderId } = await placeOrder(world.http, store);
  if (state === 'PA') await change(world, store.adminToken, orderId, { new_status: 'PA' });
  return orderId;
}

function change(world: StressWorld, token: string, orderId: number, input: object): Promise<HttpAnswer> {
  return world.http.send('PUT', `/api/orders/${orderId}`, { authorization: token }, input);
}
