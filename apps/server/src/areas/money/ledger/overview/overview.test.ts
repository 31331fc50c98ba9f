import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { testServer } from '@comanda/testkit/http/test-server';
import { expect, it } from 'vitest';
import { postRefunded } from '../payments/ledger-of-payments.ts';
import { adjustmentMoves, postByHand } from '../provider/manual-postings.ts';
import { aLedgerStore } from '../testing/ledger-store.ts';

const provider = { legalName: 'Provedor Exemplo S.A.', document: '12ABC34501DE35' };
const server = testServer({ provider });

it("counts adjustments, but not refunds at the provider's cost", async () => {
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

it('filters a month’s orders by an amount, on the screen and in the file', async () => {
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
  const requested = { formato: 'csv', parcela: 'taxa' };
  const lines = await exportedLines(server, panel, 'financial-periods/202611/pedidos/exportar', requested);
  // The file has titles, the order, the sums and the note.
  expect(lines).toHaveLength(4);
  const days = await exportedLines(server, panel, 'financial-periods/202611/dias/exportar', {
    formato: 'csv',
  });
  expect(days.at(-3)).toMatch(/^Loja: .+, CNPJ \d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2};+$/);
  expect(days.at(-2)).toMatch(
    /^Taxas e comissões cobradas por: Provedor Exemplo S\.A\., CNPJ 12\.ABC\.345\/01DE-35;+$/,
  );
  for (const file of [lines, days]) {
    const [titles] = file;
    expect(file.at(-1)).toMatch(/contam no dia em que aconteceram\.;+$/);
    expect(titles).toContain(';Produtos e taxas;Entrega;');
    expect(titles).not.toContain('Subtotal');
  }
  await store.close();
});

it('marks payment, order and period if a card’s brand is unknown', async () => {
  server.clock.set('2026-11-10T15:00:00Z');
  const store = await aLedgerStore(server);
  const unknown = await store.order({ products: 10_000, online: { method: 'CREDIT' } });
  const undone = await store.order({ products: 5_000, online: { method: 'DEBIT' } });
  const visa = await store.order({ products: 5_000, online: { method: 'CREDIT', brand: 'Visa' } });
  const pix = await store.order({ products: 5_000, online: { method: 'PIX' } });
  const diners = await store.order({ products: 5_000, online: { method: 'CREDIT', brand: 'Diners' } });
  for (const orderId of [unknown, visa, pix, diners]) await store.change(orderId, 'PA', 'PE', 'PD');
  const delivered = await store.change(undone, 'PA', 'PE', 'PD');
  const panel = await store.panel();
  await panel.post(`pedidos/${undone}/desfazer`, { ate: delivered?.desfazer?.ate });

  expect((await panel.get('financial-periods/202611')).body).toMatchObject({
    order_count: 4,
    unknown_brand_count: 2,
  });
  const { body } = await panel.get('financial-periods/202611/pedidos');
  const rows = body.data as unknown as { order_id: number; unknown_brand: boolean }[];
  expect(new Map(rows.map((row) => [row.order_id, row.unknown_brand]))).toEqual(
    new Map([
      [unknown, true],
      [undone, true],
      [visa, false],
      [pix, false],
      [diners, true],
    ]),
  );
  expect((await panel.get(`order-transactions/${unknown}`)).body.data).toMatchObject([
    { unknown_brand: true, brand_outside_plan: null, online_payment_value: 399 },
  ]);
  expect((await panel.get(`order-transactions/${diners}`)).body.data).toMatchObject([
    { unknown_brand: true, brand_outside_plan: 'Diners' },
  ]);
  const due = await panel.post('pagamentoonlinecalendario/listarPag', { dataPag: '2026-12-10' });
  expect((due.body as unknown as { obj: unknown }).obj).toMatchObject([
    { id_pedido: unknown, bandeira: null, bandeira_nao_informada: true },
    { id_pedido: visa, bandeira: 'Visa', bandeira_nao_informada: false },
    { id_pedido: diners, bandeira: 'Diners', bandeira_nao_informada: true },
  ]);
  const file = 'financial-periods/202611/pedidos/exportar';
  const lines = await exportedLines(server, panel, file, { formato: 'csv', parcela: 'taxa' });
  expect(lines.map((line) => line.split(';')[2])).toEqual([
    ...['Tipo de pagamento', 'Online, bandeira Diners fora do plano', 'Online', 'Online'],
    ...['Online, bandeira não informada', '', ''],
  ]);
  await store.close();
});

it('refuses a reversed range, and completes a range with only one end', async () => {
  server.clock.set('2026-11-10T15:00:00Z');
  const store = await aLedgerStore(server);
  const panel = await store.panel();
  const day = (date: string) => encodeURIComponent(`${date} 00:00:00`);
  const requests = [
    ['financial-periods/202611/pedidos?inicio=2026-11-09&fim=2026-11-08', 'fim'],
    [
      `order-transactions?processed_at_start=${day('2026-11-09')}&processed_at_end=${day('2026-11-08')}`,
      'processed_at_end',
    ],
  ] as const;
  for (const [path, field] of requests) {
    const { status, body } = await panel.get(path);
    expect([status, body.erros[0]?.campo]).toEqual([422, field]);
  }
  const file = 'financial-periods/202611/pedidos/exportar';
  expect((await panel.post(file, { inicio: '2026-11-09', fim: '2026-11-08' })).status).toBe(422);
  expect((await panel.get('financial-periods/202611/pedidos?inicio=2026-11-09')).status).toBe(200);
  await store.close();
});
