import { CHART_FILES } from '@comanda/contract/insight/insight/chart-files.calls';
import { type METRICS, metricsOf } from '@comanda/domain/insight/insight/metrics';
import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase, type Transaction } from '../../../platform/database/transaction.ts';
import { StoreProfiles } from '../../store/store/public.ts';
import { forgetCustomers } from './facts/facts.writes.ts';
import { createSalesFigures } from './facts/facts-reader.ts';
import { rebuildFacts } from './facts/fill-facts.ts';
import {
  periodSales,
  readCounts,
  readCustomers,
  readRefunds,
  readSalesDays,
  salesByDay,
  salesByWay,
} from './figures/period.reads.ts';
import { threeDays } from './testing/three-days.ts';

const server = testServer();
const DAYS = { from: '2026-11-14', to: '2026-11-16' };

let shop: Awaited<ReturnType<typeof threeDays>>;
let pool: ReturnType<typeof createPool>;
let inStore: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
let sales: ReturnType<typeof createSalesFigures>;

beforeAll(async () => {
  shop = await threeDays(server);
  pool = createPool({ url: server.urls.app, max: 3, applicationName: 'test', onError: () => undefined });
  const database = createDatabase(pool);
  inStore = (work) => database.inStore(shop.storeId, work);
  sales = createSalesFigures({ database, profiles: new StoreProfiles(database, server.clock) });
  expect(await sales.catchUp(shop.storeId)).toBe(true);
});
afterAll(() => pool.end());

/** All figures of the three days, as the screens get them. */
const figures = () =>
  inStore(async (tx) => {
    const days = await readSalesDays(tx, DAYS);
    const counts = (kind: Parameters<typeof readCounts>[2]['kind']) =>
      readCounts(tx, DAYS, { kind, outcome: 'completed' });
    return {
      metrics: metricsOf(periodSales(days, await readRefunds(tx, DAYS))),
      ways: salesByWay(days, 'completed'),
      lost: salesByWay(days, 'cancelled'),
      byDay: [...salesByDay(days, 'completed')].map(([day, { orders }]) => [day, orders]),
      items: (await counts('item')).map(({ name, times }) => [name, times]),
      districts: (await counts('district')).map(({ name, times }) => [name.trim(), times]),
      customers: await readCustomers(tx, DAYS),
    };
  });

const EXPECTED: Partial<Record<keyof typeof METRICS, number>> = {
  'orders.received': 18,
  'orders.completed': 12,
  'orders.cancelled': 2,
  'orders.unpaid': 0,
  'orders.terms': 12,
  'sales.terms': 158_946,
  'sales.products': 159_796,
  'fees.other': 0,
  'sales.cancelled': 8_000,
  'sales.gross': 165_296,
  'sales.paid': 161_446,
  'sales.store': 158_946,
  discounts: 3_850,
  ticket: 13_246,
  commission: 19_074,
  roi: 733,
  'sales.per-real': 833,
  coupons: 2,
  'coupons.cents': 3_000,
  'delivery.fees': 5_500,
  'delivery.rides': 11,
  refunds: 0,
};

describe('three days of a store', () => {
  it('have the sums that were computed by hand', async () => {
    const { metrics, ways, lost, byDay, items, districts, customers } = await figures();
    expect(metrics).toEqual(EXPECTED);
    const gross = ({ orders, subtotalCents, deliveryCents }: (typeof ways)['online']) => [
      orders,
      subtotalCents + deliveryCents,
    ];
    expect([gross(ways.card), gross(ways.cash), gross(ways.online)]).toEqual([
      [2, 9_190],
      [3, 10_750],
      [7, 145_356],
    ]);
    expect([gross(lost.online), gross(lost.cash)]).toEqual([
      [1, 5_800],
      [1, 2_800],
    ]);
    expect(byDay).toEqual([
      ['2026-11-14', 4],
      ['2026-11-15', 5],
      ['2026-11-16', 3],
    ]);
    expect(items).toEqual([
      ['Calabresa', 25],
      ['Guaraná', 13],
      ['Mussarela', 3],
      ['Queijo', 1],
    ]);
    expect(districts).toEqual([
      ['Centro', 6],
      ['Mooca', 4],
      ['Vila Mariana', 1],
    ]);
    expect(customers).toEqual({ fresh: 7, returning: 1, ordersWithoutCustomer: 1 });
  });

  it('are answered for the dashboard, with the days before', async () => {
    const panel = await shop.panel();
    const { status, body } = await panel.get('painel?data_inicio=14/11/2026&data_final=2026-11-16');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      indicadores: expect.arrayContaining([
        { id: 'ticket', valor: 132.46, anterior: null },
        { id: 'roi', valor: 7.33, anterior: 0 },
        { id: 'orders.completed', valor: 12, anterior: 0 },
      ]),
      ...{ anterior_inicio: '2026-11-11', anterior_final: '2026-11-13', somando: false },
      dias: [
        { dia: '2026-11-14', pedidos: 4 },
        { dia: '2026-11-15', pedidos: 5 },
        { dia: '2026-11-16', pedidos: 3 },
      ],
      perdidos: [
        { chave: 'customer:CONSUMER_CANCELLATION_REQUESTED', vezes: 1, valor: 28 },
        { chave: 'user:UNAVAILABLE_ITEM', vezes: 1, valor: 58 },
      ],
      clientes: { novos: 7, recorrentes: 1, pedidos_sem_identificacao: 1 },
      meses: [{ mes: '2026-11', novos: 8, recorrentes: 0 }],
    });
    // Minutes of a whole month are read from stored counts, minutes of another period from its orders.
    const minutesUntil = async (to: string) => {
      const requested = await panel.get(`painel?data_inicio=2026-10-02&data_final=${to}`);
      const of = requested.body as unknown as Record<string, unknown>;
      return ['aceite', 'cozinha', 'chegada', 'prometidas', 'atrasadas'].map((name) => of[name]);
    };
    expect(await minutesUntil('2026-11-30')).toEqual(await minutesUntil('2026-11-29'));
    expect(await minutesUntil('2026-11-30')).toContainEqual(expect.objectContaining({ pedidos: 13 }));
    const week = await panel.get('painel');
    expect(week.body).toMatchObject({ data_inicio: '2026-11-10', data_final: '2026-11-16' });
    // The store has no order before 9 November, so earlier periods cannot be compared.
    for (const requested of ['', '?periodo=0', '?periodo=90'])
      expect((await panel.get(`painel${requested}`)).body).toMatchObject({
        ...{ anterior_completo: false, dias_anteriores: [] },
        indicadores: expect.arrayContaining([
          expect.objectContaining({ id: 'orders.completed', anterior: null }),
        ]),
        itens: expect.arrayContaining([expect.objectContaining({ antes: null })]),
      });
    // At 21:00 the current day is compared with the day before until 21:00. Order B13 of 1:30 is left out,
    // and order B09 was still open.
    const today = await panel.get('painel?periodo=hoje');
    const figure = (id: string, valor: number, anterior: number) => ({ id, valor, anterior });
    expect(today.body).toMatchObject({
      ...{
        anterior_completo: true,
        mesmas_horas: true,
        dias_anteriores: [{ dia: '2026-11-15', pedidos: 4 }],
      },
      indicadores: expect.arrayContaining([
        ...[figure('orders.received', 5, 6), figure('orders.completed', 3, 4)],
        ...[
          figure('sales.gross', 1_292.56, 129),
          figure('sales.paid', 1_292.56, 104),
          figure('commission', 154.15, 13.2),
        ],
      ]),
      itens: [
        { nome: 'Calabresa', vezes: 20, antes: 1 },
        { nome: 'Guaraná', vezes: 3, antes: 6 },
        { nome: 'Mussarela', vezes: 1, antes: 1 },
      ],
    });
    const yesterday = await panel.get('painel?data_inicio=2026-11-15&data_final=2026-11-15');
    expect(yesterday.body).toMatchObject({
      ...{ mesmas_horas: false, indicadores: expect.arrayContaining([figure('orders.completed', 5, 4)]) },
    });
    const items = { periodo: 'hoje', grafico: 'itens', formato: 'csv' };
    expect((await exportedLines(server, panel, 'relatorio/graficos/exportar', items)).slice(0, 3)).toEqual([
      ...['\uFEFFItem;Vezes;Período anterior;Valor'.slice(1), expect.stringMatching(/^Calabresa;20;1;/)],
      expect.stringMatching(/^Guaraná;3;6;/),
    ]);
    for (const [requested, code] of [
      ['data_inicio=14/11/2026', 'insight.half-period'],
      ['data_inicio=16/11/2026&data_final=14/11/2026', 'insight.backwards'],
      ['data_inicio=16/11/2006&data_final=14/11/2026', 'insight.too-many-days'],
      ['data_inicio=31/02/2026&data_final=14/11/2026', 'request.invalid'],
    ] as const)
      expect(await panel.get(`painel?${requested}`)).toMatchObject({ status: 422, body: { motivo: code } });
    expect((await (await server.as(shop.store.operatorLogin)).get('painel')).status).toBe(403);
  });

  it('are counted by weekday, item, district and payment method', async () => {
    const panel = await shop.panel();
    const named = { periodo: 'PP', data: { data_inicio: '14/11/2026', data_final: '16/11/2026' } };
    const requested = [named, { periodo: '7' }, { periodo: 7 }, { periodo: '7', data: null }];
    const answers = await Promise.all(requested.map((body) => panel.post('relatorio/populapainel', body)));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({
        obj: [{ nome: 'Calabresa', contagem_vezes: 25 }, {}, {}, { nome: 'Queijo', contagem_vezes: 1 }],
        pedidoBairro: [
          { qtde: 6 },
          { nome_bairro: 'Mooca', qtde: 4 },
          { nome_bairro: 'Vila Mariana', qtde: 1 },
        ],
        ...{ retiradas: 1, pedidos: 12 },
      });
    }
    expect(answers[0]?.body).toMatchObject({
      // Averages leave out the current day, a Monday, because the day is not over.
      diaSemana: [[5, 1, 5], [3, 0, null], ...[0, 0, 0, 0].map((none) => [none, 0, null]), [4, 1, 4]].map(
        ([qtde, dias, media], dia) => ({ dia, qtde, dias, media }),
      ),
      media_por_dia: 4.5,
      formaPagamento: [
        { pagamento: 'Online', qtde: 7 },
        { pagamento: 'Cartão', qtde: 2 },
        { pagamento: 'Dinheiro', qtde: 3 },
      ],
    });
    expect((await panel.post('relatorio/populapainel', { periodo: '0' })).body).toMatchObject({
      data_inicio: '2026-11-09',
      pedidos: 13,
    });
    expect((await panel.post('relatorio/populapainel', { periodo: '8' })).status).toBe(422);
    expect((await panel.post('relatorio/populapainel', { periodo: 'PP' })).body).toMatchObject({
      motivo: 'insight.half-period',
    });
  });

  it('make the general report, its list and its file', async () => {
    const panel = await shop.panel();
    const days = { data_inicio: '14/11/2026', data_final: '16/11/2026' };
    const { body } = await panel.get('relatorio/resumo?data_inicio=2026-11-14&data_final=2026-11-16');
    expect(body).toMatchObject({
      concluidos: { online: { pedidos: 7, valor: 1_428.56 }, presencial: { pedidos: 5, valor: 185.9 } },
      cancelados: { online: { pedidos: 1, valor: 58 }, presencial: { pedidos: 1, valor: 28 } },
      // Products 1.597,96 + fees 55,00 + other fees 0,00 = 1.652,96; minus discounts 38,50 = 1.614,46.
      ...{ produtos: 1_597.96, taxas: 55, outras_taxas: 0, total_vendido: 1_652.96 },
      ...{ descontos: 38.5, total_geral: 1_614.46, reembolsos: 0, nao_pagos: { pedidos: 0, valor: 0 } },
    });
    expect(body).toMatchObject({
      cabecalho: ['Cambuí', 'Campinas - SP', `contato@loja${shop.storeId}.example.com`],
    });
    await shop.run(
      "update stores set street = 'Rua Um', street_number = '12', postal_code = '13025320', email = null where store_id = $1",
      [shop.storeId],
    );
    const moved = await panel.get('relatorio/resumo?data_inicio=2026-11-14&data_final=2026-11-16');
    expect(moved.body).toMatchObject({
      cabecalho: ['Rua Um, 12 - Cambuí', 'Campinas - SP · CEP 13025-320'],
    });
    const list = await panel.get(
      'relatorio/pedidos?data_inicio=2026-11-14&data_final=2026-11-16&desfecho=completed',
    );
    expect(list.body).toMatchObject({ quantidade: 12, total: 1_614.46 });
    // No filter makes an unpaid order part of a sum of payments.
    const totalOf = async (filter: string) =>
      (await panel.get(`relatorio/pedidos?data_inicio=2026-11-14&data_final=2026-11-16${filter}`)).body;
    expect(await totalOf('')).toMatchObject({ quantidade: 18, total: 1_614.46 });
    expect(await totalOf('&desfecho=cancelled')).toMatchObject({ quantidade: 2, total: 0 });
    await runStatement(
      server.urls.owner,
      `update order_discounts set coupon = case discount_no when 0 then 'ANTES' else 'DEPOIS' end where store_id = $1 and order_id = $2`,
      [shop.storeId, shop.ids.B05 ?? 0],
    );
    const old = await panel.post('relatorio/geraRelatorio', days);
    expect(old.body).toMatchObject({
      grafico: [{ qtde: 4 }, { qtde: 5 }, { qtde: 3 }],
      ...{ data_inicio: '2026-11-14', data_final: '2026-11-16', cortado: false },
    });
    const rows = (old.body as unknown as { retorno: Record<string, unknown>[] }).retorno;
    expect(rows).toHaveLength(18);
    expect(rows.find(({ id_pedido }) => id_pedido === shop.ids.B05)).toMatchObject({
      ...{ status: 'PD', valor_pedido: 61.9, valor_taxa: 8, valor_desconto: 10, valor_desconto_rest: 5 },
      ...{ valor_desconto_comanda: 5, valor_total: 59.9, pagamento: 1, comissao: 6.83 },
      id_cupom: 'ANTES',
    });
    expect(rows.find(({ id_pedido }) => id_pedido === shop.ids.B01)).toMatchObject({ id_cupom: null });
    expect(rows.find(({ id_pedido }) => id_pedido === shop.ids.B10)).toMatchObject({ pagamento: 99 });
    // Each list must show that the service searches for a courier for the order.
    await shop.run(
      "update orders set courier_status = 'searching' where store_id = $1 and status = 'accepted'",
      [shop.storeId],
    );
    const open = { ...days, desfecho: 'open', formato: 'csv' };
    const underWay = await exportedLines(server, panel, 'relatorio/pedidos/exportar', open);
    expect(underWay.filter((line) => line.includes(';Aguardando motoboy;'))).toHaveLength(2);
    // Older clients read the days from each answer, also from a refusal.
    for (const [data_inicio, data_final, motivo] of [
      ['2026-11-16', '2026-11-14', 'insight.backwards'],
      ['2006-11-16', '2026-11-14', 'insight.too-many-days'],
      ['2026-11-16', null, 'insight.half-period'],
    ])
      expect(await panel.post('relatorio/geraRelatorio', { data_inicio, data_final })).toMatchObject({
        status: 422,
        body: { status: false, motivo, data_inicio, data_final },
      });
    const requested = { ...days, desfecho: 'completed', formato: 'csv' };
    const lines = await exportedLines(server, panel, 'relatorio/pedidos/exportar', requested);
    expect(lines).toHaveLength(14);
    expect(lines.at(-1)).toContain('1614,46');
    expect(lines.join()).not.toContain('11987654321');
    const lastOf = async (filter: object) =>
      (await exportedLines(server, panel, 'relatorio/pedidos/exportar', { ...requested, ...filter })).at(-1);
    // The sums, by column: products, discounts of the store, discounts of sponsors, delivery fees, other
    // fees, total, paid, commission and refunds.
    const sums = '1597,96;8,50;30,00;55,00;0,00;1614,46;1614,46;190,74;;;0,00;0,00';
    expect(await lastOf({})).toBe(`Total: 12 registros;;;;;;${sums}`);
    expect(await lastOf({ desfecho: null })).toBe(`Total dos concluídos: 12 de 18 registros;;;;;;${sums}`);
    expect(await lastOf({ desfecho: 'cancelled' })).toBe(
      'Total: 2 registros;;;;;;80,00;0,00;0,00;6,00;0,00;86,00;0,00;0,00;;;0,00;0,00',
    );
  });

  it('have a file for each chart with the sums of the screen', async () => {
    const panel = await shop.panel();
    const days = { data_inicio: '14/11/2026', data_final: '16/11/2026' };
    const lines = (grafico: string) =>
      exportedLines(server, panel, 'relatorio/graficos/exportar', { ...days, grafico, formato: 'csv' });
    const totals = Object.fromEntries(
      await Promise.all(
        Object.values(CHART_FILES).map(async (name) => [name, (await lines(name)).at(-1)] as const),
      ),
    );
    expect(totals).toEqual({
      'pedidos-por-dia': 'Total: 3 registros;12;1589,46',
      clientes: 'Total: 2 registros;8',
      'dias-e-horas': expect.stringMatching(/^Total: \d+ registros;;12;$/),
      tempos: 'Total: 3 registros;;;',
      itens: expect.stringMatching(/^Total: 4 registros;42;0;\d+,\d\d$/),
      'pedidos-perdidos': 'Total: 2 registros;2;0;86,00',
      'em-falta': 'Total: 0 registros;0;0',
      'clientes-por-mes': 'Total: 1 registro;;',
      'dias-da-semana': 'Total: 7 registros;12;2;',
      bairros: 'Total: 3 registros;11;0',
      'formas-de-pagamento': 'Total: 3 registros;12',
      'lugares-de-pagamento': 'Total: 2 registros;12;1614,46',
      'cancelados-e-efetivados': 'Total: 3 registros;12;1614,46;2;86,00',
      'concluidos-e-perdidos-por-hora': expect.stringMatching(/^Total: \d+ registros;12;2$/),
    });
    expect(await lines('pedidos-por-dia')).toEqual([
      '\uFEFFDia;Pedidos;Vendas da loja'.slice(1),
      ...['14/11/2026;4;150,90', '15/11/2026;5;154,00', '16/11/2026;3;1284,56'],
      'Total: 3 registros;12;1589,46',
    ]);
    expect(await lines('cancelados-e-efetivados')).toEqual([
      'Pagamento;Concluídos;Valor;Cancelados;Teriam pago',
      ...['Online;7;1428,56;1;58,00', 'Cartão;2;81,90;0;0,00', 'Dinheiro;3;104,00;1;28,00'],
      'Total: 3 registros;12;1614,46;2;86,00',
    ]);
    const [head, first] = await lines('pedidos-perdidos');
    expect([head, first]).toEqual([
      'Motivo;Pedidos;Período anterior;Teriam pago',
      'Cancelado pelo cliente;1;0;28,00',
    ]);
    const requested = { ...days, grafico: 'itens', formato: 'xlsx' };
    const file = await fetch(`${server.url}/api/relatorio/graficos/exportar`, {
      method: 'POST',
      headers: { authorization: panel.token, 'content-type': 'application/json' },
      body: JSON.stringify(requested),
    });
    expect(file.headers.get('content-disposition')).toContain('itens-2026-11-14-a-2026-11-16.xlsx');
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    expect((await panel.post('relatorio/graficos/exportar', { ...days, grafico: 'lucro' })).status).toBe(422);
  });

  it('are equal when made again from the first order, also after a customer was anonymised', async () => {
    const before = await figures();
    await inStore((tx) => forgetCustomers(tx, [shop.ids.B01 ?? 0]));
    await shop.run(`update orders set customer_id = null where store_id = $1 and customer_id = 'c1'`, [
      shop.storeId,
    ]);
    await shop.run(
      `insert into sold_rows_carried (store_id, order_id) select store_id, order_no from store_counters where store_id = $1
                    on conflict (store_id) do update set order_id = excluded.order_id`,
      [shop.storeId],
    );
    await inStore(rebuildFacts);
    expect(await sales.catchUp(shop.storeId)).toBe(true);
    expect(await figures()).toEqual(before);
    for (const table of ['order_facts', 'sales_days', 'sales_counts'])
      await runStatement(server.urls.owner, `delete from ${table} where store_id = $1`, [shop.storeId]);
    await inStore(rebuildFacts);
    await sales.catchUp(shop.storeId);
    const { customers: _forgotten, ...made } = await figures();
    const { customers: _before, ...first } = before;
    expect(made).toEqual(first);
  });
});
