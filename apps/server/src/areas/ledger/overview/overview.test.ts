import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { testServer } from '@comanda/testkit/http/test-server';
import { expect, it } from 'vitest';
import { postRefunded } from '../payments/ledger-of-payments.ts';
import { adjustmentMoves, postByHand } from '../provider/manual-postings.ts';
import { aLedgerStore } from '../testing/ledger-store.ts';

const server = testServer();

it('counts adjustments, and not what the provider pays back to a customer', async () => {
  server.clock.set('2026-11-10T15:00:00Z');
  const store = await aLedgerStore(server);
  const orderId = await store.order({ products: 5_000, online: { method: 'PIX' } });
  await store.change(orderId, 'PA', 'PE', 'PD');
  const at = { at: server.clock.now(), day: store.day() };
  await store.inStore((tx) =>
    postByHand(tx, {
      ...{ kind: 'adjustment', id: 1, moves: adjustmentMoves(-777), reason: 'Acerto', byName: 'Ana' },
      now: at.at,
    }),
  );
  await store.inStore((tx) =>
    postRefunded(tx, {
      ...{ ...at, orderId, refundId: 1, chargeId: 1, cents: 1_000, payer: 'provider', reason: 'Cortesia' },
    }),
  );
  const { body } = await (await store.panel()).get('financial-periods/202611');
  expect(body).toMatchObject({
    label: 'novembro de 2026',
    custom_transaction_value: -777,
    total_online_payment_value: 5_000,
  });
  await store.close();
});

it('narrows a month’s orders to those an amount is in, on the screen and in the file', async () => {
  server.clock.set('2026-11-10T15:00:00Z');
  const store = await aLedgerStore(server);
  const plain = await store.order({ products: 5_000 });
  const paid = await store.order({ products: 5_000, online: { method: 'PIX' } });
  for (const orderId of [plain, paid]) await store.change(orderId, 'PA', 'PE', 'PD');
  const panel = await store.panel();
  const ordersWith = async (part: string) => {
    const { body } = await panel.get(`financial-periods/202611/pedidos?parcela=${part}`);
    return (body.data as unknown as { order_id: number }[]).map(({ order_id }) => order_id).toSorted();
  };
  expect(await ordersWith('produtos')).toEqual([plain, paid]);
  expect(await ordersWith('taxa')).toEqual([paid]);
  expect(await ordersWith('desconto_loja')).toEqual([]);
  expect((await panel.get('financial-periods/202611/pedidos?parcela=nada')).status).toBe(422);
  const asked = { formato: 'csv', parcela: 'taxa' };
  const lines = await exportedLines(server, panel, 'financial-periods/202611/pedidos/exportar', asked);
  // Its titles, the order and the sums.
  expect(lines).toHaveLength(3);
  await store.close();
});

it('refuses days the wrong way round, and takes half of a range', async () => {
  server.clock.set('2026-11-10T15:00:00Z');
  const store = await aLedgerStore(server);
  const panel = await store.panel();
  const day = (date: string) => encodeURIComponent(`${date} 00:00:00`);
  const asks = [
    ['financial-periods/202611/pedidos?inicio=2026-11-09&fim=2026-11-08', 'fim'],
    [
      `order-transactions?processed_at_start=${day('2026-11-09')}&processed_at_end=${day('2026-11-08')}`,
      'processed_at_end',
    ],
  ] as const;
  for (const [path, field] of asks) {
    const { status, body } = await panel.get(path);
    expect([status, body.erros[0]?.campo]).toEqual([422, field]);
  }
  const file = 'financial-periods/202611/pedidos/exportar';
  expect((await panel.post(file, { inicio: '2026-11-09', fim: '2026-11-08' })).status).toBe(422);
  expect((await panel.get('financial-periods/202611/pedidos?inicio=2026-11-09')).status).toBe(200);
  await store.close();
});
