import { type RunningCourierSim, startCourierSim } from '@comanda/testkit/courier/courier-server';
import { type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import type { TestStore } from '@comanda/testkit/stores';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

const server = testServer();
let store: TestStore;
let sim: RunningCourierSim;
let ana: TestClient;
let system: pg.Client;

beforeAll(async () => {
  store = await server.createStore();
  sim = await startCourierSim(server, [store.storeId]);
  ana = await server.as(store.operatorLogin);
  system = new pg.Client({ connectionString: server.urls.system });
  await system.connect();
});
afterAll(async () => {
  await system.end();
  await sim.stop();
});

async function anAcceptedOrder(): Promise<number> {
  const { body } = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  await ana.put(`orders/${body.data.id_pedido}`, { new_status: 'PA' });
  return body.data.id_pedido;
}

const call = (orderId: number) =>
  ana.post('v2/delivery', { id_pedido: orderId, coverage_area_id: 1, price: 8.9 });

async function detail(orderId: number) {
  const order = (await ana.get(`pedidos/listar/${orderId}`)).body.pedidos[0];
  if (!order) throw new Error(`no order ${orderId}`);
  return order;
}

it('ten people who call at once call one courier', async () => {
  const orderId = await anAcceptedOrder();
  const count = sim.deliveries.all.length;
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(orderId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.motivo === 'courier.already-requested')).toHaveLength(9);
  expect(sim.deliveries.all.length).toBe(count + 1);
});

it('reports that arrive all at once leave the order where the last of them says', async () => {
  const orderId = await anAcceptedOrder();
  await call(orderId);
  const delivery = sim.deliveries.all.at(-1);
  if (!delivery) throw new Error('no delivery');
  await Promise.all(Array.from({ length: 9 }, () => sim.deliveries.step(delivery)));
  expect(await detail(orderId)).toMatchObject({ status: 'PD', externalDeliveryStatus: 'FINISHED' });
});

type Move = 'call' | 'own' | 'step' | 'cancel-courier' | 'print' | 'send' | 'deliver' | 'cancel';
const MOVES: Move[] = [
  'call',
  'own',
  'step',
  'step',
  'step',
  'cancel-courier',
  'print',
  'send',
  'deliver',
  'cancel',
];

/** What the tables say about one order: at most one request under way, and the order carries what it says. */
async function assertSound(orderId: number): Promise<void> {
  const { rows } = await system.query<{
    status: string;
    request_id: string;
    link_code: string | null;
    ended_at: unknown;
  }>(
    'select status, request_id::text, link_code, ended_at from courier_requests where store_id = $1 and order_id = $2 order by request_id',
    [store.storeId, orderId],
  );
  const order = await detail(orderId);
  const active = rows.filter(({ ended_at }) => ended_at === null);
  expect(active.length).toBeLessThanOrEqual(1);
  const last = rows.at(-1);
  const isOver = last === undefined || last.status === 'cancelled' || last.status === 'rejected';
  expect(order.externalDeliveryId).toBe(isOver ? null : last.request_id);
  const codes = await system.query(
    'select code from courier_link_codes where store_id = $1 and request_id = any($2)',
    [store.storeId, rows.map(({ request_id }) => request_id)],
  );
  expect(codes.rows).toHaveLength(active[0]?.link_code ? 1 : 0);
  const labels = order.pedidoObj.andamentos.map(({ label }) => label);
  if (order.status === 'PC')
    expect(labels.filter((label) => label.startsWith('Pedido cancelado'))).toHaveLength(1);
}

it('whatever people and the service do in whatever order, both machines agree', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...MOVES), { minLength: 3, maxLength: 14 }),
      fc.record({ duplicates: fc.boolean(), reorders: fc.boolean(), refusesCancellations: fc.boolean() }),
      async (moves, behaviour) => {
        sim.behave();
        sim.misbehave(behaviour);
        const orderId = await anAcceptedOrder();
        for (const move of moves) {
          const requestId = (await detail(orderId)).externalDeliveryId;
          const delivery = sim.deliveries.all.findLast(({ plan }) => plan.length > 0);
          const statusOf: Partial<Record<Move, object>> = {
            print: { new_status: 'PI' },
            send: { new_status: 'PE' },
            deliver: { new_status: 'PD' },
            cancel: { new_status: 'PC', motivo_cancelamento: 'Item em falta' },
          };
          const target = statusOf[move];
          const answer =
            move === 'call'
              ? await call(orderId)
              : move === 'own'
                ? await ana.post('v2/delivery', { id_pedido: orderId, external_provider: 'proprio' })
                : move === 'cancel-courier'
                  ? await ana.post(`v2/delivery/${requestId ?? 999}/cancel`)
                  : target
                    ? await ana.put(`orders/${orderId}`, target)
                    : null;
          if (answer) expect(answer.status).toBeLessThan(500);
          else if (delivery) await sim.deliveries.step(delivery);
          await assertSound(orderId);
        }
      },
    ),
    { numRuns: 30, seed: 20 },
  );
}, 120_000);
