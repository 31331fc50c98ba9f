import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { beforeAll, expect, it } from 'vitest';
import { threeDays } from './testing/three-days.ts';

const server = testServer();
const DAYS = 'data_inicio=2026-11-14&data_final=2026-11-16';
let shop: Awaited<ReturnType<typeof threeDays>>;

beforeAll(async () => {
  shop = await threeDays(server);
});

const run = (statement: string) => runStatement(server.urls.owner, statement, [shop.storeId]);

/** All data that screens show about the days, without the time of the request. */
async function reported(requested = DAYS) {
  const panel = await shop.panel();
  const [{ body: dashboard }, { body: report }, { body: history }] = await Promise.all([
    panel.get(`painel?${requested}`),
    panel.get(`relatorio/resumo?${requested}`),
    panel.get(`vendas/historico?${requested}`),
  ]);
  const {
    agora: _now,
    mesmas_horas: _running,
    horas: _means,
    dias_da_semana: _over,
    indicadores,
    ...rest
  } = dashboard as unknown as Record<string, unknown>;
  const { agora: _later, ...sums } = report as unknown as Record<string, unknown>;
  const { entregues, quantidade } = history as unknown as Record<string, unknown>;
  const figures = Object.fromEntries(
    (indicadores as { id: string; valor: number }[]).map(({ id, valor }) => [id, valor]),
  );
  return { figures, rest, sums, entregues, quantidade };
}
const perDay = ({ rest }: Awaited<ReturnType<typeof reported>>) =>
  (rest.dias as { pedidos: number }[]).map(({ pedidos }) => pedidos);

it('a late delivery counts on the order’s own day; an immediate undo is not counted', async () => {
  const before = await reported();
  server.clock.set('2026-12-20T15:00:00Z');
  const panel = await shop.panel();
  const { body } = await panel.put(`orders/${shop.ids.B09}`, { new_status: 'PD' });
  const delivered = await reported();
  expect(delivered.figures).toMatchObject({
    'orders.completed': 13,
    'orders.received': 18,
    'delivery.rides': 12,
  });
  expect(perDay(delivered)).toEqual([4, 6, 3]);
  const { ate } = (body.pedido as unknown as { desfazer: { ate: string } }).desfazer;
  expect((await panel.post(`pedidos/${shop.ids.B09}/desfazer`, { ate })).status).toBe(200);
  expect(await reported()).toEqual(before);
});

it('changes that are read again change nothing; a move of the store to another time zone neither', async () => {
  const before = await reported();
  await run("update journal_readers set seq = 0 where store_id = $1 and reader = 'sales'");
  expect(await reported()).toEqual(before);
  await run("update stores set time_zone = 'America/Manaus' where store_id = $1");
  await run("update journal_readers set seq = 0 where store_id = $1 and reader = 'sales'");
  expect(await reported()).toEqual(before);
  await run("update stores set time_zone = 'America/Sao_Paulo' where store_id = $1");
});

const returned = (
  orderId: number | undefined,
  back: { posting: number; kind: string; products: number; delivery: number; paid: number },
) =>
  `insert into order_transactions (store_id, posting_id, order_id, kind, day, booked_on, occurred_at, way, subtotal_cents,
          delivery_cents, store_discount_cents, sponsored_cents, online_cents, cash_cents, card_cents, partner_cents, fee_cents,
          commission_cents, base_subtotal_cents, base_delivery_cents, platform_fee_cents, nett_cents, terms)
   values ($1, ${back.posting}, ${orderId}, '${back.kind}', '2026-11-16', '2026-11-20', now(), 'online', ${back.products},
          ${back.delivery}, 0, 0, 0, 0, 0, ${back.paid}, 0, 0, 0, 0, 0, 0, '{}')`;

it('a refund is a line of its own on the order’s day; a finally cancelled order leaves its day', async () => {
  const before = await reported();
  const refund = { posting: -1, kind: 'refund', products: -3500, delivery: -500, paid: -4000 };
  await run(returned(shop.ids.B15, refund));
  const refunded = await reported();
  expect(refunded.figures).toEqual({ ...before.figures, refunds: 40 });
  expect(refunded.sums).toEqual({ ...before.sums, reembolsos: 40 });
  await run(
    `update orders set status = 'cancelled', cancelled_by = 'platform', cancel_code = 'OTHER_CANCELLATION_REASON', version = version + 1
      where store_id = $1 and order_id = ${shop.ids.B01}`,
  );
  await run("update journal_readers set seq = 0 where store_id = $1 and reader = 'sales'");
  const cancelled = await reported();
  expect(cancelled.figures).toMatchObject({
    ...{ 'orders.completed': 11, 'orders.cancelled': 3, 'sales.gross': 1_607.96, 'sales.paid': 1_569.46 },
  });
  expect(cancelled).toMatchObject({
    sums: { total_geral: 1_569.46 },
    entregues: { quantidade: 11, valor: 1_607.96 },
    // Customer c1 still counts, because of order B05.
    rest: { clientes: { novos: 7 } },
  });
  expect(perDay(cancelled)).toEqual([3, 5, 3]);
});

it('a lost dispute and a refund have different names and one common sum', async () => {
  const { figures } = await reported();
  const lost = { posting: -2, kind: 'dispute-lost', products: -1500, delivery: 0, paid: -1500 };
  await run(returned(shop.ids.B15, lost));
  expect((await reported()).figures).toMatchObject({ refunds: Number(figures.refunds) + 15 });
  const panel = await shop.panel();
  const { body } = await panel.get(`relatorio/pedidos?${DAYS}&com=reembolso`);
  expect(body.pedidos).toMatchObject([
    { id_pedido: shop.ids.B15, valor_reembolso: 55, valor_contestado_e_perdido: 15 },
  ]);
  const requested = { data_inicio: '2026-11-14', data_final: '2026-11-16', com: 'reembolso', formato: 'csv' };
  const [titles, row] = await exportedLines(server, panel, 'relatorio/pedidos/exportar', requested);
  expect(titles).toMatch(/;Reembolsos, no dia do pedido;Contestado e perdido, no dia do pedido$/);
  expect(row).toMatch(/;40,00;15,00$/);
  const detail = await panel.get(`vendas/historico/${shop.ids.B15}`);
  expect(detail.body.pedido).toMatchObject({ financeiro: { reembolsos: 55, contestado_e_perdido: 15 } });
});

it('fees that are no products are a line of their own, on screens and in files', async () => {
  server.clock.set('2026-12-01T15:00:00Z');
  const price = (value: number) => ({ value, currency: 'BRL' });
  const fee = (type: string, value: number, receivedBy: string) => ({
    ...{ name: type, type, receivedBy, price: price(value) },
  });
  const { body } = await server.partner(shop.store.intakeKey).post('order', {
    ...anOpenDeliveryOrder({ createdAt: '2026-12-01T15:00:00Z' }),
    otherFees: [
      ...[fee('DELIVERY_FEE', 7, 'MERCHANT'), fee('TIP', 10, 'MERCHANT')],
      ...[fee('SERVICE_FEE', 7, 'MARKETPLACE'), fee('MINIMUM_ORDER_FEE', 3, 'MARKETPLACE')],
    ],
    total: { itemsPrice: price(62.9), otherFees: price(27), discount: price(5), orderAmount: price(84.9) },
    payments: {
      ...{ prepaid: 0, pending: 84.9 },
      methods: [{ ...price(84.9), type: 'PENDING', method: 'CASH' }],
    },
  });
  const panel = await shop.panel();
  for (const letter of ['PA', 'PE', 'PD'])
    expect((await panel.put(`orders/${body.data.id_pedido}`, { new_status: letter })).status).toBe(200);
  const day = 'data_inicio=2026-12-01&data_final=2026-12-01';
  const { figures, sums } = await reported(day);
  expect(figures).toMatchObject({
    ...{
      'sales.products': 62.9,
      'delivery.fees': 7,
      'fees.other': 20,
      'sales.gross': 89.9,
      'sales.paid': 84.9,
    },
    ...{ 'sales.store': 62.9, ticket: 62.9, 'sales.terms': 62.9 },
  });
  expect(sums).toMatchObject({
    ...{ produtos: 62.9, taxas: 7, outras_taxas: 20, total_vendido: 89.9, descontos: 5, total_geral: 84.9 },
  });
  const { body: list } = await panel.get(`relatorio/pedidos?${day}`);
  expect(list).toMatchObject({ pedidos: [{ valor_outras_taxas: 20, valor_total: 84.9 }] });
  const requested = { data_inicio: '2026-12-01', data_final: '2026-12-01', formato: 'csv' };
  const lines = await exportedLines(server, panel, 'relatorio/pedidos/exportar', requested);
  expect(lines[0]).toContain(';Taxa de entrega;Outras taxas;');
  expect(lines[1]).toContain(';62,90;0,00;5,00;7,00;20,00;84,90;84,90;');
});

it('ROI counts only orders with a commission, and shows the first day with one', async () => {
  const termsOf = async () => {
    const { figures, rest } = await reported();
    return { roi: figures.roi, perReal: figures['sales.per-real'], since: rest.comissao_desde };
  };
  const before = await termsOf();
  expect(before).toMatchObject({ since: null });
  const without = (until: string) =>
    run(
      `update sales_days set terms_orders = 0, terms_sales_cents = 0, commission_cents = 0
        where store_id = $1 and day between '2026-11-14' and '${until}'`,
    );
  // The 14th is before the first commission, so only 15 and 16 November count: sales of 1.438,56 with a
  // commission of 172,63.
  await without('2026-11-14');
  expect(await termsOf()).toEqual({ roi: 7.33, perReal: 8.33, since: '2026-11-15' });
  await without('2026-11-16');
  expect(await termsOf()).toEqual({ roi: null, perReal: null, since: null });
});

it('a day with cancelled orders only has no averages', async () => {
  server.clock.set('2026-12-21T15:00:00Z');
  const { body } = await server
    .partner(shop.store.intakeKey)
    .post('order', anOpenDeliveryOrder({ createdAt: '2026-12-21T15:00:00Z' }));
  const panel = await shop.panel();
  await panel.put(`orders/${body.data.id_pedido}`, {
    ...{ new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' },
  });
  const { figures, sums, entregues } = await reported('data_inicio=2026-12-21&data_final=2026-12-21');
  expect(figures).toMatchObject({
    ...{ 'orders.received': 1, 'orders.cancelled': 1, 'orders.completed': 0, 'sales.paid': 0 },
    ...{ ticket: null, roi: 0, 'sales.per-real': null },
  });
  expect(sums).toMatchObject({ total_geral: 0, taxas: 0, descontos: 0 });
  expect(entregues).toMatchObject({ quantidade: 0, valor: 0 });
});
