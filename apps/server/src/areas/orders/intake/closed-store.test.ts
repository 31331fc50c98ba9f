import { START, testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { beforeEach, describe, expect, it } from 'vitest';

const server = testServer();
beforeEach(() => server.clock.set(new Date(START).toISOString()));

const SWITCH = 'estabelecimento/mudaAberturaFechamento';
const MINUTE = 60_000;

async function aPartner(over = {}) {
  const store = await server.createStore(over);
  const partner = server.partner(store.intakeKey);
  const panel = await server.as(store.operatorLogin);
  const status = async () => (await partner.get('order/loja')).body.data;
  const close = (ate: string, motivo?: string) => panel.post(SWITCH, { fechado: 'S', ate, motivo });
  return { store, partner, panel, status, close };
}

const forLater = (inMinutes: number) =>
  anOpenDeliveryOrder({
    orderTiming: 'SCHEDULED',
    schedule: { scheduledDateTimeStart: new Date(server.clock.now() + inMinutes * MINUTE).toISOString() },
  });

describe('GET order/loja', () => {
  it("sends a partner its store's current state, without internal texts", async () => {
    const { status, close, panel } = await aPartner();
    expect(await status()).toMatchObject({
      status: 'OPEN',
      opensAt: null,
      reason: null,
      estimate: { minMinutes: 40, maxMinutes: 60 },
      acceptsOrders: true,
      acceptsScheduledOrders: true,
    });
    await close('30min', 'o forno quebrou');
    server.clock.advance(3 * MINUTE);
    expect(await status()).toMatchObject({
      status: 'PAUSED',
      opensAt: new Date(START + 30 * MINUTE).toISOString(),
      reason: 'OTHER',
      acceptsOrders: false,
      acceptsScheduledOrders: true,
    });
    await panel.post(SWITCH, { fechado: 'N' });
    await close('reabrir', 'Muitos pedidos');
    expect(await status()).toMatchObject({ status: 'CLOSED', opensAt: null, reason: 'BUSY' });
  });

  it('sends the current payment methods on delivery, and the delivery areas with their terms', async () => {
    const { store, status } = await aPartner();
    expect(await status()).toMatchObject({
      formas_pagamento: expect.arrayContaining([{ chave: 'Visa|C', metodo: 'CREDIT', nome: 'Visa' }]),
      ...{ bairros_atendidos: [], mais_bairros: false },
    });
    const admin = await server.as(store.adminLogin);
    await admin.post('software_app/alteraPagamentos', { formas: ['Pix', 'Alelo|R'], versao: 0 });
    await runStatement(
      server.urls.owner,
      `with city as (insert into cities (name, plain_name, state) values ('Itu', 'itu', 'SP') returning city_id),
            place as (insert into districts (city_id, name, plain_name) select city_id, 'Centro', 'centro' from city
                      returning district_id)
       insert into delivery_areas (store_id, district_id, is_active, minimum_cents, fee_cents, is_free, free_from_cents,
                                   version, changed_at)
       select $1, district_id, true, 2500, 700, false, 9000, 1, now() from place`,
      [store.storeId],
    );
    await runStatement(
      server.urls.owner,
      'insert into delivery_area_lists (store_id, version) values ($1, 1)',
      [store.storeId],
    );
    expect(await status()).toMatchObject({
      formas_pagamento: [
        { chave: 'Pix', metodo: 'PIX', nome: 'Pix' },
        { chave: 'Alelo|R', metodo: 'MEAL_VOUCHER', nome: 'Alelo' },
      ],
      bairros_atendidos: [
        {
          ...{ bairro: 'Centro', cidade: 'Itu', uf: 'SP' },
          ...{ taxa_entrega: 7, pedido_minimo: 25, gratis_a_partir_de: 90 },
        },
      ],
    });
  });

  it('shows that a store is suspended, and refuses other keys and sessions', async () => {
    const { status } = await aPartner({ isSuspended: true });
    expect(await status()).toMatchObject({
      status: 'SUSPENDED',
      acceptsOrders: false,
      acceptsScheduledOrders: false,
    });
  });
});

describe('an order for a closed store', () => {
  it('is refused with the opening time, after the store has been closed for two minutes', async () => {
    const { partner, panel, close } = await aPartner();
    await close('60min');
    server.clock.advance(2 * MINUTE);
    expect((await partner.post('order', anOpenDeliveryOrder())).status).toBe(200);
    server.clock.advance(1);
    const order = anOpenDeliveryOrder();
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      expect(await partner.post('order', order)).toMatchObject({
        status: 409,
        body: {
          motivo: 'intake.store-closed',
          erro: 'A loja está fechada e não recebe pedidos para agora: ela abre de novo em 20/11/2026 às 20:10.',
        },
      });
    }
    expect((await panel.get('pedidos/listar')).body.pedidos).toHaveLength(1);
    expect((await panel.get('estabelecimento/getLoja')).body.estabelecimento).toMatchObject({
      pedidos_recusados: 1,
      fechada_desde: START,
    });
    // The partner may send the refused order again after the store has opened.
    await panel.post(SWITCH, { fechado: 'N' });
    expect((await partner.post('order', order)).status).toBe(200);
    expect((await panel.get('estabelecimento/getLoja')).body.estabelecimento).toMatchObject({
      pedidos_recusados: 0,
      fechada_desde: null,
    });
  });

  it('is answered like a repeat when its first answer was lost', async () => {
    const { partner, close } = await aPartner();
    const order = anOpenDeliveryOrder();
    const first = await partner.post('order', order);
    await close('reabrir');
    server.clock.advance(5 * MINUTE);
    expect(await partner.post('order', order)).toMatchObject({ status: 200, body: first.body });
  });

  it('for later is accepted, and waits until the store has opened', async () => {
    const { partner, close } = await aPartner();
    await close('reabrir');
    server.clock.advance(5 * MINUTE);
    const now = server.clock.now();
    const { body } = await partner.post('order', forLater(20 * 60));
    expect(body.data.acceptBy).toBe(new Date(now + (20 * 60 - 90) * MINUTE).toISOString());
    expect((await partner.post('order', forLater(-5))).status).toBe(409);
  });

  it('is accepted when the store is configured to receive orders while closed', async () => {
    const { store, partner, close, status } = await aPartner();
    const pg = await import('pg');
    const client = new pg.default.Client({ connectionString: server.urls.system });
    await client.connect();
    await client.query('update stores set takes_orders_while_closed = true where store_id = $1', [
      store.storeId,
    ]);
    await client.end();
    await close('reabrir');
    server.clock.advance(5 * MINUTE);
    expect((await partner.post('order', anOpenDeliveryOrder())).status).toBe(200);
    expect(await status()).toMatchObject({ status: 'CLOSED', acceptsOrders: true });
  });
});
