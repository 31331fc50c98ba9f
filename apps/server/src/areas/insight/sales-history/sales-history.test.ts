import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { beforeAll, expect, it } from 'vitest';
import { createPool } from '../../../platform/database/pools.ts';
import { threeDays } from '../insight/testing/three-days.ts';

const server = testServer();
const DAYS = 'data_inicio=2026-11-14&data_final=2026-11-16';
const REQUEST = { data_inicio: '14/11/2026', data_final: '16/11/2026' };

type Rows = Record<string, unknown>[];
let shop: Awaited<ReturnType<typeof threeDays>>;
let panel: Awaited<ReturnType<typeof server.as>>;

beforeAll(async () => {
  shop = await threeDays(server);
  panel = await shop.panel();
});

const history = async (query: string) => {
  const { status, body } = await panel.get(`vendas/historico?${query}`);
  return { status, body: body as unknown as { pedidos: Rows; motivo?: string } & typeof body };
};

it('counts only delivered orders, each order once under its largest payment method', async () => {
  const { body } = await history(DAYS);
  expect(body).toMatchObject({
    quantidade: 18,
    entregues: { quantidade: 12, valor: 1_652.96 },
    cartao: { quantidade: 2, valor: 91.9 },
    dinheiro: { quantidade: 3, valor: 107.5 },
    online: { quantidade: 7, valor: 1_453.56 },
    ...{ data_inicio: '2026-11-14', data_final: '2026-11-16', somando: false },
  });
  expect(body.pedidos.map(({ id_pedido }) => id_pedido)).toHaveLength(18);
  expect(body.pedidos.find(({ id_pedido }) => id_pedido === shop.ids.B10)).toMatchObject({
    ...{ forma: 'card', meio: 'DREX|X', multa: null, pode_pedir_estorno: false },
  });
});

it('its file, the report’s and a chart’s say that older orders are still being summed', async () => {
  const pool = createPool({
    url: server.urls.owner,
    max: 1,
    applicationName: 'test',
    onError: () => undefined,
  });
  const other = await pool.connect();
  const lastLines = async () =>
    Promise.all(
      ['vendas/historico/exportar', 'relatorio/pedidos/exportar', 'relatorio/graficos/exportar'].map(
        async (path) =>
          (
            await exportedLines(server, panel, path, {
              ...REQUEST,
              formato: 'csv',
              grafico: 'pedidos-por-dia',
            })
          ).at(-1),
      ),
    );
  const grows = expect.stringContaining('Pedidos antigos ainda estão sendo somados');
  // This open transaction simulates another server that computes the sums.
  await other.query('begin');
  await other.query(
    "select 1 from journal_readers where store_id = $1 and reader = 'sales' for no key update",
    [shop.storeId],
  );
  expect(await lastLines()).toEqual([grows, grows, grows]);
  await other.query('rollback');
  other.release();
  await pool.end();
  for (const line of await lastLines()) expect(line).not.toEqual(grows);
});

it.each([
  ['situacao=entregue', 12, 12],
  ['situacao=recusado', 1, 0],
  ['situacao=cancelado', 1, 0],
  ['situacao=andamento', 4, 0],
  ['forma=cash&situacao=entregue', 3, 3],
  // B02 and B05 have a discount of the store, B05 and B12 have a discount of a sponsor.
  ['desconto=loja', 2, 2],
  ['desconto=patrocinado', 2, 2],
  ['busca=100%25', 0, 0],
  ['busca=_', 0, 0],
])('shows what %s finds, with its sums', async (filter, found, delivered) => {
  const { body } = await history(`${DAYS}&${filter}`);
  expect(body).toMatchObject({ quantidade: found, entregues: { quantidade: delivered } });
  expect(body.pedidos).toHaveLength(found);
});

it("finds an order by its code, with and without '#'", async () => {
  const code = String((await history(DAYS)).body.pedidos[0]?.hash_pedido);
  for (const written of [code, `%23${code.toLowerCase()}`]) {
    const { body } = await history(`${DAYS}&busca=${written}`);
    expect(body.pedidos.length).toBeGreaterThan(0);
    for (const { hash_pedido } of body.pedidos) expect(String(hash_pedido)).toBe(code);
  }
});

it.each([
  ['periodo=8', 'request.invalid'],
  ['situacao=zz', 'request.invalid'],
  ['periodo=PP', 'insight.half-period'],
  ['data_inicio=16/11/2026&data_final=14/11/2026', 'insight.backwards'],
  ['data_inicio=31/02/2026&data_final=14/11/2026', 'request.invalid'],
])('refuses %s', async (query, motivo) => {
  expect(await history(query)).toMatchObject({ status: 422, body: { motivo } });
});

it('answers older clients; they get their own store only', async () => {
  const { body } = await panel.post('pagamentoonline/gerahistorico', {
    ...{ periodo: 'PP', ...REQUEST, id_estabelecimento: shop.storeId },
  });
  expect(body).toMatchObject({ status: true, erro: null, data_inicio: '2026-11-14', cortado: false });
  const { retorno } = body as unknown as { retorno: Rows };
  expect(retorno).toHaveLength(18);
  expect(retorno.find(({ id_pedido }) => id_pedido === shop.ids.B05)).toMatchObject({
    ...{ status: 'PD', valor_pedido: 61.9, valor_desconto: 10, valor_taxa: 8, valor_total: 59.9 },
    ...{ pagamento: 1, usuario_nome: 'Ana Lima', fine_reversal_id: null, fine_reversal_is_approved: null },
  });
  expect(retorno.find(({ id_pedido }) => id_pedido === shop.ids.B03)).toMatchObject({
    ...{ status: 'PC', recusado: true, pagamento: -2 },
  });
  const empty = { data_inicio: '', data_final: '' };
  const today = await panel.post('pagamentoonline/gerahistorico', { periodo: 'hoje', ...empty });
  expect((today.body as unknown as { retorno: Rows }).retorno).toHaveLength(5);
  const outsider = await server.as((await server.createStore()).adminLogin);
  const theirs = await outsider.post('pagamentoonline/gerahistorico', { periodo: '90' });
  expect((theirs.body as unknown as { retorno: Rows }).retorno).toEqual([]);
  const named = { periodo: '90', id_estabelecimento: shop.storeId };
  expect((await outsider.post('pagamentoonline/gerahistorico', named)).status).toBe(403);
});

it('opens an order with its money, line by line', async () => {
  const { body } = await panel.get(`vendas/historico/${shop.ids.B05}`);
  expect(body.pedido).toMatchObject({
    ...{ valor_pedido: 61.9, valor_taxa: 8, valor_desconto_rest: 5, valor_desconto_comanda: 5 },
    ...{ valor_total: 59.9, pago_cartao: 59.9, pago_online: 0, contestacoes: [] },
    descontos: [
      { nome: 'Desconto (pago pela loja)', valor: 5, campanhas: [] },
      {
        ...{ nome: 'Desconto (pago pela plataforma)', valor: 5 },
        campanhas: [{ patrocinador: 'MARKETPLACE', valor: 5, autorizacao: null }],
      },
    ],
  });
  const { financeiro } = body.pedido as unknown as { financeiro: Record<string, number> };
  // Paid − fee − commission + sponsorship + other = net. Payments on delivery also belong to the store.
  const { taxa_pagamento = 0, comissao = 0, patrocinio = 0, outros = 0, liquido = 0 } = financeiro;
  expect(Math.round((59.9 - taxa_pagamento - comissao + patrocinio + outros - liquido) * 100)).toBe(0);
  expect(financeiro).toMatchObject({ comissao: 6.83, patrocinio: 5, outros: 0 });
  const open = await panel.get(`vendas/historico/${shop.ids.B09}`);
  expect(open.body.pedido).toMatchObject({ financeiro: null });
  const outsider = await server.as((await server.createStore()).adminLogin);
  expect((await outsider.get(`vendas/historico/${shop.ids.B05}`)).status).toBe(404);
  expect((await panel.get('vendas/historico/999999')).status).toBe(404);
});

it('names the consent to a campaign: the person who signed a document for it before the order', async () => {
  const asSystem = (statement: string, values: unknown[]) =>
    runStatement(server.urls.system, statement, [shop.storeId, ...values]);
  const orderedAt = `(select created_at from orders where store_id = $1 and order_id = ${shop.ids.B05})`;
  const sign = async (
    agreementId: number,
    when: string,
    campaign: [string, string | null, string | null],
  ) => {
    await asSystem(
      `insert into contracts (store_id, contract_id, title, body, created_at, campaign_sponsor, campaign_coupon, campaign_until)
       values ($1, $2, 'Campanhas', '<p>Sim</p>', now(), $3, $4, $5::date)`,
      [agreementId, ...campaign],
    );
    // A consent that a user of the store signed in the browser.
    await runStatement(
      server.urls.owner,
      `insert into contract_signatures (store_id, contract_id, signed_at, name, document, sent_to, address_hash, text_hash)
       values ($1, $2, ${orderedAt} + $3::interval, 'Conceição Silva', '52998224725', 'dona@loja.example.com', '\\x00', '\\x00')`,
      [shop.storeId, agreementId, when],
    );
  };
  const allowedBy = async () => {
    const { body } = await panel.get(`vendas/historico/${shop.ids.B05}`);
    const { descontos } = body.pedido as unknown as {
      descontos: { campanhas: { autorizacao: unknown }[] }[];
    };
    return descontos[1]?.campanhas[0]?.autorizacao;
  };
  await sign(1, '1 second', ['MARKETPLACE', null, null]);
  await sign(2, '-1 day', ['CHAIN', null, null]);
  await sign(3, '-1 day', ['MARKETPLACE', 'OUTRO', null]);
  await sign(4, '-1 day', ['MARKETPLACE', null, '2026-11-13']);
  expect(await allowedBy()).toBeNull();
  await sign(5, '-1 day', ['Marketplace', null, '2026-11-16']);
  expect(await allowedBy()).toMatchObject({
    ...{ contrato: 5, titulo: 'Campanhas', assinado_por: 'Conceição Silva' },
  });
});

it('is for administrators, and is exported as shown', async () => {
  const operator = await server.as(shop.store.operatorLogin);
  expect((await operator.get('vendas/historico')).status).toBe(403);
  const lines = await exportedLines(server, panel, 'vendas/historico/exportar', {
    ...REQUEST,
    formato: 'csv',
  });
  expect(lines).toHaveLength(20);
  expect(lines[0]).toContain(
    'Pedido;Data;Cliente;Status;Produtos e taxas;Desconto;Taxa Entrega;Tipo de pagamento',
  );
  // Each sum counts only delivered orders, as on the screen.
  const delivered = lines.filter((line) => line.includes(';Entregue;')).map((line) => line.split(';'));
  const cents = (cell = '') => Number(cell.replace(',', ''));
  const sumOf = (at: number) => delivered.reduce((sum, cells) => sum + cents(cells[at]), 0);
  const last = lines.at(-1)?.split(';') ?? [];
  expect(last[0]).toBe('Total dos entregues: 12 de 18 registros');
  expect(last[8]).toBe('1652,96');
  for (const at of [4, 5, 6, 8]) expect(cents(last[at])).toBe(sumOf(at));
  expect(last[9]).toBe('');
  expect(lines.join()).toContain('Outro (DREX|X)');
  expect(lines.join()).not.toContain('11987654321');
  const cash = await exportedLines(server, panel, 'vendas/historico/exportar', { ...REQUEST, forma: 'cash' });
  expect(cash.at(-1)).toContain('107,50');
  const refused = await exportedLines(server, panel, 'vendas/historico/exportar', {
    ...REQUEST,
    situacao: 'recusado',
  });
  expect(refused.at(-1)).toBe('Total dos entregues: 0 de 1 registro;;;;0,00;0,00;0,00;;0,00;;');
});
