import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { runStatement } from '@comanda/testkit/run-statement';
import { beforeAll, expect, it } from 'vitest';
import { paymentStore } from '../../money/payments/testing/payment-store.ts';
import { cancelUnpaid } from '../../money/payments/unpaid-orders.ts';
import { threeDays } from './testing/three-days.ts';

const bank = paymentStore();
const DAYS = { data_inicio: '2026-11-14', data_final: '2026-11-16' };
const QUERY = new URLSearchParams(DAYS);

type Rows = Record<string, unknown>[];
let shop: Awaited<ReturnType<typeof threeDays>>;
let panel: Awaited<ReturnType<typeof bank.server.as>>;

// The expected values were computed by hand. Order B11 waits for its payment; B17 has a status of a later release.
beforeAll(async () => {
  shop = await threeDays(bank.server, await bank.aPaidStore());
  const { owner } = bank.server.urls;
  await runStatement(owner, 'alter table orders drop constraint orders_status_check');
  await runStatement(owner, "update orders set status = 'ZZ' where store_id = $1 and order_id = $2", [
    shop.storeId,
    shop.ids.B17 ?? 0,
  ]);
  panel = await shop.panel();
});

const figuresOf = async () => {
  const { body } = await panel.get(`painel?${QUERY}`);
  const { indicadores, itens } = body as unknown as {
    indicadores: { id: string; valor: number }[];
    itens: Rows;
  };
  return {
    ...Object.fromEntries(indicadores.map(({ id, valor }) => [id, valor])),
    items: itens.map(({ vezes }) => vezes),
  };
};

it('counts an unpaid order, and one with an unknown status, as received and nowhere else', async () => {
  expect(await figuresOf()).toMatchObject({
    ...{ 'orders.received': 18, 'orders.completed': 12, 'orders.cancelled': 2, 'sales.cancelled': 80 },
    ...{ 'sales.store': 1_589.46, 'sales.paid': 1_614.46, ticket: 132.46, commission: 190.74, roi: 7.33 },
    ...{ coupons: 2, 'delivery.fees': 55, 'delivery.rides': 11, items: [25, 13, 3, 1] },
  });
  const { body } = await panel.get(`relatorio/resumo?${QUERY}`);
  expect(body).toMatchObject({
    concluidos: { online: { pedidos: 7, valor: 1_428.56 }, presencial: { pedidos: 5, valor: 185.9 } },
    cancelados: { online: { pedidos: 1, valor: 58 }, presencial: { pedidos: 1, valor: 28 } },
    ...{ taxas: 55, descontos: 38.5, total_geral: 1_614.46 },
  });
  expect((await panel.get(`vendas/historico?${QUERY}`)).body).toMatchObject({
    ...{ quantidade: 18, entregues: { quantidade: 12, valor: 1_652.96 } },
  });
});

it('shows their state in every list and file', async () => {
  const [B11, B17] = [
    { id_pedido: shop.ids.B11, status: 'AP', dia: '2026-11-15', valor_total: 38, forma: 'online' },
    { id_pedido: shop.ids.B17, status: 'ZZ', dia: '2026-11-16', valor_total: 10, forma: 'cash' },
  ];
  for (const [answer, name] of [
    [await panel.get(`relatorio/pedidos?${QUERY}`), 'pedidos'],
    [await panel.get(`vendas/historico?${QUERY}`), 'pedidos'],
    [await panel.post('relatorio/geraRelatorio', DAYS), 'retorno'],
  ] as const) {
    expect(answer.status).toBe(200);
    const rows = (answer.body as unknown as Record<string, Rows>)[name];
    expect(rows).toHaveLength(18);
    expect(rows).toEqual(
      expect.arrayContaining([expect.objectContaining(B11), expect.objectContaining(B17)]),
    );
  }
  for (const path of ['relatorio/pedidos/exportar', 'vendas/historico/exportar']) {
    const lines = await exportedLines(bank.server, panel, path, { ...DAYS, formato: 'csv' });
    expect(lines.filter((line) => line.includes('Aguardando Pagamento'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('Status desconhecido (ZZ)'))).toHaveLength(1);
  }
});

it('counts it as unpaid, but neither cancelled nor lost, when the time to pay is over', async () => {
  bank.server.clock.advance(30 * 60_000);
  await cancelUnpaid(bank.services);
  panel = await shop.panel();
  expect(await figuresOf()).toMatchObject({
    ...{ 'orders.received': 18, 'orders.completed': 12, 'orders.cancelled': 2, 'sales.cancelled': 80 },
    'orders.unpaid': 1,
  });
  const lines = await exportedLines(bank.server, panel, 'relatorio/graficos/exportar', {
    ...{ ...DAYS, grafico: 'pedidos-perdidos', formato: 'csv' },
  });
  expect(lines.at(-1)).toBe('Total: 2 registros;2;0;86,00');
  const { body } = await panel.get(`relatorio/resumo?${QUERY}`);
  expect(body).toMatchObject({
    nao_pagos: { pedidos: 1, valor: 38 },
    cancelados: { online: { pedidos: 1, valor: 58 }, presencial: { pedidos: 1, valor: 28 } },
  });
  const listed = async (filter: string) => {
    const { body: list } = await panel.get(`${filter}&${QUERY}`);
    return (list as unknown as { pedidos: Rows }).pedidos.map(({ id_pedido }) => id_pedido);
  };
  expect(await listed('relatorio/pedidos?desfecho=unpaid')).toEqual([shop.ids.B11]);
  expect(await listed('vendas/historico?situacao=nao_pago')).toEqual([shop.ids.B11]);
  for (const filter of ['relatorio/pedidos?desfecho=cancelled', 'vendas/historico?situacao=cancelado'])
    expect(await listed(filter)).not.toContain(shop.ids.B11);
  for (const path of ['relatorio/pedidos/exportar', 'vendas/historico/exportar']) {
    const file = await exportedLines(bank.server, panel, path, { ...DAYS, formato: 'csv' });
    expect(file.filter((line) => line.includes(';Não pago;'))).toHaveLength(1);
  }
});
