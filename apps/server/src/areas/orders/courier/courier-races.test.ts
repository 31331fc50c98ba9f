import { courierStore } from '@comanda/testkit/courier/courier-store';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const shop = courierStore();
const { anAcceptedOrder, call, detail } = shop;

it('requests one courier for ten concurrent requests', async () => {
  const orderId = await anAcceptedOrder();
  const count = shop.sim.deliveries.all.length;
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(orderId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.motivo === 'courier.already-requested')).toHaveLength(9);
  expect(shop.sim.deliveries.all.length).toBe(count + 1);
});

it('gives the order the status of the last one of many concurrent reports', async () => {
  const { orderId, delivery } = await shop.aCalledOrder();
  await Promise.all(Array.from({ length: 9 }, () => shop.sim.deliveries.step(delivery)));
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

/** Checks an order's rows: the order has at most one active request, and its status matches that request. */
async function assertSound(orderId: number): Promise<void> {
  const { rows } = await shop.system.query<{
    status: string;
    request_id: string;
    link_code: string | null;
    ended_at: unknown;
  }>(
    'select status, request_id::text, link_code, ended_at from courier_requests where store_id = $1 and order_id = $2 order by request_id',
    [shop.store.storeId, orderId],
  );
  const order = await detail(orderId);
  const active = rows.filter(({ ended_at }) => ended_at === null);
  expect(active.length).toBeLessThanOrEqual(1);
  const last = rows.at(-1);
  const isOver = last === undefined || last.status === 'cancelled' || last.status === 'rejected';
  expect(order.externalDeliveryId).toBe(isOver ? null : last.request_id);
  const codes = await shop.system.query(
    'select code_hash from courier_link_codes where store_id = $1 and request_id = any($2)',
    [shop.store.storeId, rows.map(({ request_id }) => request_id)],
  );
  expect(codes.rows).toHaveLength(active[0]?.link_code ? 1 : 0);
  const labels = order.pedidoObj.andamentos.map(({ label }) => label);
  if (order.status === 'PC')
    expect(labels.filter((label) => label.startsWith('Pedido cancelado'))).toHaveLength(1);
}

it('leaves both state machines consistent after any sequence of user and service actions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...MOVES), { minLength: 3, maxLength: 14 }),
      fc.record({ duplicates: fc.boolean(), reorders: fc.boolean(), refusesCancellations: fc.boolean() }),
      async (moves, behaviour) => {
        shop.sim.behave();
        shop.sim.misbehave(behaviour);
        const orderId = await anAcceptedOrder();
        for (const move of moves) {
          const requestId = (await detail(orderId)).externalDeliveryId;
          const delivery = shop.sim.deliveries.all.findLast(({ plan }) => plan.length > 0);
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
                ? await shop.ana.post('v2/delivery', { id_pedido: orderId, external_provider: 'proprio' })
                : move === 'cancel-courier'
                  ? await shop.ana.post(`v2/delivery/${requestId ?? 999}/cancel`)
                  : target
                    ? await shop.ana.put(`orders/${orderId}`, target)
                    : null;
          if (answer) expect(answer.status).toBeLessThan(500);
          else if (delivery) await shop.sim.deliveries.step(delivery);
          await assertSound(orderId);
        }
      },
    ),
    { numRuns: 30, seed: 20 },
  );
});
