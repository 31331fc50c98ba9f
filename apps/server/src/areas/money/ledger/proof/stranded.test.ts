import { pagedSuite } from '@comanda/testkit/paged-suite';
import { expect, it } from 'vitest';
import { paymentStore } from '../../payments/testing/payment-store.ts';
import { strandedPayments } from './stranded.reads.ts';

const shop = paymentStore();
const { clock } = shop.server;
const MINUTE = 60_000;

/** The history of an order and of its payment of R$ 64,90. */
interface Fate {
  status?: 'pending' | 'delivered' | 'cancelled';
  /** Minutes since the order was closed. */
  ago?: number;
  returned?: number;
  isPosted?: boolean;
  refund?: { state: 'asking' | 'waiting' | 'refused' | 'done'; cents: number; cause?: string };
  blocked?: number;
}

/** Inserts the rows of a paid order with this history. Returns the stranded payments of its store. */
async function listedOf(fate: Fate) {
  const { status = 'pending', ago = 60, returned = 0, isPosted = false, refund, blocked = 0 } = fate;
  const store = await shop.aPaidStore();
  const { storeId } = store;
  const { orderId, chargeId } = await shop.aChargedOrder(store);
  await shop.rows(
    `insert into held_payments (store_id, charge_id, order_id, method, cents, returned_cents, captured_at, delivered_by)
     values ($1, $2, $3, 'PIX', 6490, $4, $5, $6)`,
    [storeId, chargeId, orderId, returned, new Date(clock.now()), isPosted ? 1 : null],
  );
  await shop.rows('update orders set status = $3, closed_at = $4 where store_id = $1 and order_id = $2', [
    ...[storeId, orderId, status],
    status === 'pending' ? null : new Date(clock.now() - ago * MINUTE),
  ]);
  if (refund !== undefined)
    await shop.rows(
      `insert into payment_refunds (store_id, refund_id, charge_id, order_id, cents, cause, payer, reason, state, asked_at)
       values ($1, 1, $2, $3, $4, $5, 'store', 'Teste', $6, now())`,
      [storeId, chargeId, orderId, refund.cents, refund.cause ?? 'cancelled', refund.state],
    );
  if (blocked > 0)
    await shop.rows(
      `insert into ledger_blocks (store_id, dispute_id, order_id, charge_id, cents, held_cents, receivable_cents, current_cents)
       values ($1, 1, $2, $3, $4, $4, 0, 0)`,
      [storeId, orderId, chargeId, blocked],
    );
  const team = await shop.server.asProvider();
  const { body } = await team.get(`provedor/financeiro/pagamentos-parados?loja=${storeId}`);
  return body as unknown as { total: number; pagamentos: { pedido: number; cancelado: boolean }[] };
}

it.each<[what: string, fate: Fate, total: number]>([
  ['of an order under way', {}, 0],
  ['of a delivered order that was posted', { status: 'delivered', isPosted: true }, 0],
  ['of a delivered order that was not posted', { status: 'delivered' }, 64.9],
  ['of one that was delivered a moment ago', { status: 'delivered', ago: 5 }, 0],
  ['of a delivered order whose money went back', { status: 'delivered', returned: 6_490 }, 0],
  ['of a delivered order, contested as a whole', { status: 'delivered', blocked: 6_490 }, 0],
  ['of a cancelled order without a refund', { status: 'cancelled' }, 64.9],
  [
    'of a cancelled order, its refund asked',
    { status: 'cancelled', refund: { state: 'asking', cents: 6_490 } },
    0,
  ],
  [
    'of a cancelled order, its refund under way',
    { status: 'cancelled', refund: { state: 'waiting', cents: 6_490 } },
    0,
  ],
  [
    'of a cancelled order, its refund refused and listed',
    { status: 'cancelled', refund: { state: 'refused', cents: 6_490 } },
    0,
  ],
  [
    'of a cancelled order, a part of it under way',
    { status: 'cancelled', refund: { state: 'waiting', cents: 5_490 } },
    10,
  ],
  [
    'of a cancelled order, the rest of a refund others bore',
    { status: 'cancelled', returned: 5_490, refund: { state: 'done', cents: 5_490 } },
    10,
  ],
  [
    'of a cancelled order, only what was paid twice goes back',
    { status: 'cancelled', refund: { state: 'waiting', cents: 6_490, cause: 'surplus' } },
    64.9,
  ],
  ['of a cancelled order, contested', { status: 'cancelled', blocked: 3_000 }, 0],
])('money held %s is an alarm of %s', async (_what, fate, total) => {
  const { total: found, pagamentos } = await listedOf(fate);
  expect([found, pagamentos.length]).toEqual([total, total === 0 ? 0 : 1]);
});

it('is counted in the metrics, and refuses support', async () => {
  const metrics = await (await fetch(`${shop.server.url}/metrics`)).text();
  expect(metrics).toMatch(/comanda_ledger_stranded_payments [1-9]/);
  const support = await shop.server.asProvider('support');
  expect((await support.get('provedor/financeiro/pagamentos-parados')).status).toBe(403);
});

pagedSuite({
  list: strandedPayments,
  filter: { storeId: null },
  otherFilter: { storeId: 1 },
  context: [{ now: Date.parse('2027-01-01T12:00:00Z') }],
  isOfAllStores: true,
  keyOf: ({ storeId, orderId }) => `${storeId}-${orderId}`,
  insert: `insert into held_payments (store_id, charge_id, order_id, method, cents, captured_at)
    select $1, n, n, 'PIX', 100, timestamptz '2026-11-20' - n % 7 * interval '1 day' from generate_series($2::integer, $3::integer) n`,
  remove: 'delete from held_payments where store_id = $1 and order_id = $2',
});
