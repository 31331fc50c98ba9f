import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { describe, expect, it } from 'vitest';

const server = testServer({ supportPhone: '0800 123 4567' });

const asOwner = (statement: string, values: unknown[]) => runStatement(server.urls.owner, statement, values);

async function aStore(over = {}) {
  const store = await server.createStore(over);
  return { store, panel: await server.as(store.operatorLogin), admin: await server.as(store.adminLogin) };
}

describe('GET estabelecimento/getLoja', () => {
  it('returns the store of the session under the specified names', async () => {
    const { panel, store } = await aStore({ isOpen: true });
    expect((await panel.get('estabelecimento/getLoja')).body).toMatchObject({
      status: true,
      estabelecimento: {
        id_estabelecimento: store.storeId,
        id_usuario: store.operatorId,
        nome: store.name,
        fechado: 'N',
        loja_bloqueada: false,
        aviso: 'N',
        entrega_minimo: 40,
        entrega_maximo: 60,
        telefone_suporte: '0800 123 4567',
        fuso: { nome: 'America/Sao_Paulo', minutos: -180 },
      },
    });
  });
});

describe('POST estabelecimento/mudaAberturaFechamento', () => {
  it('closes and opens, reports it, records the author, and ignores a repeat', async () => {
    const { panel, store } = await aStore({ isOpen: true });
    expect((await panel.post('estabelecimento/mudaAberturaFechamento', { fechado: 'S' })).body).toMatchObject(
      { status: true, mensagem: 'Loja fechada com sucesso.' },
    );
    expect((await panel.post('estabelecimento/mudaAberturaFechamento', { fechado: 'S' })).status).toBe(200);
    expect((await panel.get('estabelecimento/getLoja')).body.estabelecimento).toMatchObject({
      fechado: 'S',
      versao_abertura: 2,
    });
    await panel.post('estabelecimento/mudaAberturaFechamento', { fechado: 'N' });
    const { rows } = await asOwner(
      `select action, user_id from audit_log where store_id = $1 and action like 'store.%' order by at, action`,
      [store.storeId],
    );
    expect(rows).toEqual([
      { action: 'store.closed', user_id: store.operatorId },
      { action: 'store.opened', user_id: store.operatorId },
    ]);
  });

  it('refuses a suspended store and invalid input', async () => {
    const { panel } = await aStore({ isSuspended: true });
    expect(await panel.post('estabelecimento/mudaAberturaFechamento', { fechado: 'N' })).toMatchObject({
      status: 423,
      body: { erro: 'A sua loja está suspensa!' },
    });
    expect(
      (await panel.post('estabelecimento/mudaAberturaFechamento', { fechado: 'talvez' })).body.erros,
    ).toMatchObject([{ campo: 'fechado' }]);
  });
});

describe('POST estabelecimento/mudaPrevisao', () => {
  it('accepts minutes in a form', async () => {
    const { panel } = await aStore();
    const response = await fetch(`${server.url}/api/estabelecimento/mudaPrevisao`, {
      method: 'POST',
      headers: { authorization: panel.token },
      body: new URLSearchParams({ entrega_minimo: '60', entrega_maximo: '90' }),
    });
    expect(response.status).toBe(200);
    expect((await panel.get('estabelecimento/getLoja')).body.estabelecimento).toMatchObject({
      entrega_minimo: 60,
      entrega_maximo: 90,
    });
  });

  it.each([
    [60, 60],
    [0, 30],
    [20, 241],
    ['x', 30],
    [1.5, 30],
  ])('refuses %s–%s', async (entrega_minimo, entrega_maximo) => {
    const { panel } = await aStore();
    expect(
      (await panel.post('estabelecimento/mudaPrevisao', { entrega_minimo, entrega_maximo })).status,
    ).toBe(422);
  });
});

describe('banners and invoices', () => {
  it('show pictures in their order, and overdue invoices to administrators only', async () => {
    const { panel, admin, store } = await aStore();
    await asOwner(
      `insert into banners values ($1, 1, '/a.svg', null, 2), ($1, 2, 'https://x.test/b.png', 'https://x.test/', 1)`,
      [store.storeId],
    );
    await asOwner(
      `insert into invoices values ($1, 7, '2026-11-10', -123456, 'open', false), ($1, 8, '2026-11-20', -100, 'open', false), ($1, 9, '2026-10-01', -5, 'paid', false), ($1, 3, '2020-01-01', -700, 'paid', true)`,
      [store.storeId],
    );
    expect((await panel.get('establishment-banners')).body.data).toEqual([
      { image: 'https://x.test/b.png', link: 'https://x.test/' },
      { image: '/a.svg', link: null },
    ]);
    // Friday evening in São Paulo. The invoice that is due on this day is not overdue.
    expect((await admin.get('invoices?status=overdue')).body.data).toEqual([
      expect.objectContaining({ id: 7, overdues_at: '2026-11-10', balance: -123456, status: 'overdue' }),
    ]);
    expect((await admin.get('invoices')).body.data).toHaveLength(3);
    expect((await admin.get('faturas/listar')).body).toMatchObject({
      faturas: [{ hash_fatura: '3', status: 'PG', valor_pagar: 7, data_vencimento: '2020-01-01' }],
    });
  });
});
