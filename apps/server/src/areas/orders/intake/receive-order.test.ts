import { receiveOrder } from '@comanda/contract/orders/intake/intake.calls';
import { testServer } from '@comanda/testkit/http/test-server';
import { pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import { anOpenDeliveryOrder, aPickupOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contentHashOf } from './receive-order.ts';

const server = testServer();
const LONG = 'x'.repeat(5_000);
/** An order whose second coupon is too long for screens. Servers from 1.3 on store the whole text. */
const ofLongCoupon = () => ({
  ...{ amount: { value: 5, currency: 'BRL' }, target: 'CART' },
  sponsorshipValues: [
    { name: 'MERCHANT', discountCode: 'OI' },
    { name: 'CHAIN', discountCode: LONG },
  ],
});

async function aPartner() {
  const store = await server.createStore();
  return { store, partner: server.partner(store.intakeKey), panel: await server.as(store.operatorLogin) };
}

describe('POST order', () => {
  it('receives an order and shows it on the board of its store', async () => {
    const { partner, panel } = await aPartner();
    const answer = await partner.post('order', anOpenDeliveryOrder());
    expect(answer).toMatchObject({
      status: 200,
      body: { status: true, data: { id_pedido: 1, status: 'PP', displayId: 'K7QF' } },
    });
    const board = await panel.get('pedidos/listar');
    expect(board.body.pedidos).toMatchObject([
      {
        id_pedido: 1,
        hash_pedido: 'K7QF',
        status: 'PP',
        valor_total: 64.9,
        cobrar_cliente: 64.9,
        compraEst: '1',
        segundos: 480,
        pagamento_resumo: 'Dinheiro · troco p/ R$ 100,00',
        usuario_telefone_formatado: '(11) 98765-4321',
        bairro: 'Liberdade',
      },
    ]);
    expect(board.body.seq).toBe(1);
  });

  it('stores the time of a scheduled order on its card and in its detail', async () => {
    const { partner, panel } = await aPartner();
    const at = new Date(server.clock.now() + 5 * 3_600_000).toISOString();
    await partner.post(
      'order',
      anOpenDeliveryOrder({ orderTiming: 'SCHEDULED', schedule: { scheduledDateTimeStart: at } }),
    );
    const { body } = await panel.get('pedidos/listar');
    expect(body.pedidos).toMatchObject([{ agendado_para: at, prometido_para: at }]);
    const detail = await panel.get('pedidos/listar/1');
    expect(detail.body.pedidos).toMatchObject([{ pedidoObj: { agendado_para: at } }]);
  });

  it('promises the end of a time window, and ignores a past window', async () => {
    const { partner, panel } = await aPartner();
    const at = (minutes: number) => new Date(server.clock.now() + minutes * 60_000).toISOString();
    const scheduled = (start: number, end: number) =>
      anOpenDeliveryOrder({
        orderTiming: 'SCHEDULED',
        schedule: { scheduledDateTimeStart: at(start), scheduledDateTimeEnd: at(end) },
      });
    await partner.post('order', scheduled(300, 330));
    await partner.post('order', scheduled(-180, -150));
    expect((await panel.get('pedidos/listar')).body.pedidos).toMatchObject([
      { agendado_para: at(300), prometido_para: at(330) },
      { agendado_para: null, prometido_para: at(60) },
    ]);
  });

  it('shows whether the store or the platform delivers', async () => {
    const { partner, panel } = await aPartner();
    const { takeout: _takeout, ...indoor } = aPickupOrder({
      type: 'INDOOR',
      indoor: { mode: 'PLACE', place: '4' },
    });
    await partner.post('order', indoor);
    await partner.post('order', aPickupOrder({ orderTiming: 'ONDEMAND', takeout: null }));
    const day = new Date(server.clock.now() + 24 * 3_600_000).toISOString();
    const { pedidos } = (await panel.get('pedidos/listar')).body;
    expect(pedidos.toSorted((one, other) => one.id_pedido - other.id_pedido)).toMatchObject([
      { consumo_local: true, lugar: 'Mesa 4', sob_demanda: false },
      { consumo_local: false, lugar: null, sob_demanda: true, prometido_para: day },
    ]);
  });

  it('answers a repeated id with the same order, also for five concurrent calls', async () => {
    const { partner, panel } = await aPartner();
    const order = anOpenDeliveryOrder();
    const answers = await Promise.all(Array.from({ length: 5 }, () => partner.post('order', order)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    const { body } = await panel.get('pedidos/listar');
    expect(body.pedidos).toHaveLength(1);
    expect(body.seq).toBe(1);
  });

  it('refuses a different order under the same id', async () => {
    const { partner } = await aPartner();
    const order = anOpenDeliveryOrder();
    await partner.post('order', order);
    const answer = await partner.post('order', { ...order, displayId: 'OUTRO' });
    expect(answer).toMatchObject({ status: 409, body: { motivo: 'intake.id-reused' } });
  });

  it.each([
    [{ extraInfo: '' }, 'e1144ef946bcb178931a68ae124476ad77e62facf82790f7716c002e902c1acd'],
    [{ extraInfo: LONG }, 'b07840129705a0187f410b7dedae22a020a65e7bd5b0cdd760c8aebb125e4a51'],
    [{ discounts: [ofLongCoupon()] }, 'bc25df63f7e4ba257f10d9a6fd2dd5112d779022867bb9d8ce0ed998de40e22a'],
    [
      { discounts: [ofLongCoupon()], extraInfo: LONG },
      '7ab51fd53c51670d82a91e9900fe3d62c92785813188646d6fc3daab0ab05e1d',
    ],
  ])('recognizes an order that an older release received', (over, hash) => {
    const { items, customer, ...order } = anOpenDeliveryOrder({ id: 'a', ...over });
    const [item] = items as [{ options: [object] }];
    const sent = {
      ...order,
      items: [{ ...item, id: 'i', options: [{ ...item.options[0], id: 'o' }] }],
      customer: { ...(customer as object), id: 'c' },
    };
    const { wire, decode } = receiveOrder.input;
    expect(contentHashOf(decode(z.parse(wire, sent))).toString('hex')).toBe(hash);
  });

  it('stores sold items as rows, with all amounts that the partner sent', async () => {
    const { store, partner } = await aPartner();
    await pizzaMenu(server, store.storeId);
    const price = (value: number) => ({ value, currency: 'BRL' });
    const order = anOpenDeliveryOrder({
      items: [
        {
          ...{
            name: 'Pizza grande',
            unit: 'UN',
            quantity: 1,
            externalCode: 'PZ-1',
            specialInstructions: 'sem cebola',
          },
          ...{ unitPrice: price(40), optionsPrice: price(5.5), totalPrice: price(45.5) },
          options: [
            { name: 'Borda', quantity: 1, unitPrice: price(5.5), totalPrice: price(5.5), externalCode: '7' },
          ],
        },
        { name: 'Queijo', unit: 'KG', quantity: 0.35, unitPrice: price(49.71), totalPrice: price(17.4) },
      ],
      discounts: [
        {
          ...{ amount: price(5), target: 'CART' },
          sponsorshipValues: [
            { name: 'MERCHANT', amount: price(2) },
            { name: 'MARKETPLACE', amount: price(3), discountCode: 'BEMVINDO' },
          ],
        },
      ],
      total: { itemsPrice: price(62.9), orderAmount: price(64.91) },
      payments: {
        methods: [
          { value: 64.91, type: 'PREPAID', method: 'CREDIT', brand: 'ELO', installments: 3, changeFor: null },
        ],
      },
    });
    expect((await partner.post('order', order)).status).toBe(200);
    const again = await partner.post('order', order);
    expect(again.status).toBe(200);
    const rowsOf = async (columns: string, table: string) =>
      (
        await runStatement(
          server.urls.system,
          `select ${columns} from ${table} where store_id = $1 and order_id = 1 and source = 'intake' order by 1, 2`,
          [store.storeId],
        )
      ).rows.map((row) => Object.values(row).join(' | '));
    expect(
      await rowsOf(
        'line_no, product_id, category_id, category_name, size_id, size_name, name, quantity, total_cents, options::text',
        'order_lines',
      ),
    ).toEqual([
      '0 | 501 | 1 | Pizzas | 1 | Grande | Pizza grande | 1 | 4550 | [{"code": "7", "name": "Borda", "quantity": 1, "totalCents": 550, "unitPriceCents": 550}]',
      '1 |  |  |  |  |  | Queijo | 0.35 | 1740 | []',
    ]);
    expect(await rowsOf('fee_no, kind, cents, received_by', 'order_fees')).toEqual([
      '0 | delivery | 700 | MERCHANT',
      '1 | difference | 1 | ',
    ]);
    expect(await rowsOf('discount_no, share_no, sponsor, cents, coupon', 'order_discounts')).toEqual([
      '0 | 0 | MERCHANT | 200 | BEMVINDO',
      '0 | 1 | MARKETPLACE | 300 | BEMVINDO',
    ]);
    expect(await rowsOf('payment_no, method, cents, brand, instalments', 'order_payments')).toEqual([
      '0 | CREDIT | 6491 | ELO | 3',
    ]);
  });

  it('names every invalid field and stores nothing', async () => {
    const { partner, panel } = await aPartner();
    const broken = anOpenDeliveryOrder({
      createdAt: 'ontem',
      items: [{ name: 'x' }],
      total: null,
    });
    const answer = await partner.post('order', broken);
    expect(answer.status).toBe(422);
    const fields = answer.body.erros.map((fault) => fault.campo);
    expect(fields).toEqual(
      expect.arrayContaining(['createdAt', 'items[0].quantity', 'items[0].unitPrice', 'total']),
    );
    expect((await panel.get('pedidos/listar')).body).toMatchObject({ pedidos: [], seq: 0 });
  });

  it('accepts enum values and fields of a newer standard', async () => {
    const { partner } = await aPartner();
    const order = anOpenDeliveryOrder({
      category: 'ESPACONAVE',
      futureField: { deep: [1] },
      payments: { methods: [{ value: 64.9, type: 'PENDING', method: 'DREX', methodInfo: 'Drex' }] },
    });
    expect((await partner.post('order', order)).status).toBe(200);
  });

  it('accepts all values that the standard allows, also long and unusual ones', async () => {
    const { partner, panel } = await aPartner();
    const long = 'Meia calabresa, '.repeat(200);
    const document = anOpenDeliveryOrder({
      displayId: 'PEDIDO-DE-UM-PARCEIRO-QUE-GOSTA-DE-CODIGOS-LONGOS',
      createdAt: '2099-01-01T00:00:00Z',
      extraInfo: 'sem\u0000 cebola \ud83c',
      merchant: { id: 'loja-1', name: 'x'.repeat(500) },
    });
    const { items, delivery } = document as unknown as {
      items: [object];
      delivery: { deliveryAddress: object };
    };
    const answer = await partner.post('order', {
      ...document,
      items: [{ ...items[0], specialInstructions: long }],
      delivery: {
        ...delivery,
        deliveryAddress: {
          ...delivery.deliveryAddress,
          state: 'Rio de Janeiro',
          district: '',
          number: 's/n entre os postes 4 e 5 da estrada',
        },
      },
    });
    expect(answer.status).toBe(200);
    const { body } = await panel.get('pedidos/listar/1');
    expect(body.pedidos[0]).toMatchObject({
      hash_pedido: 'PEDIDO-DE-UM-PARCEIRO-QUE-GOSTA-DE-CODI…',
      data_criacao: new Date(server.clock.now()).toISOString(),
      pedidoObj: {
        observacoes_texto: 'sem cebola \ufffd',
        endereco: { uf: 'RJ', bairro: '', numero: 's/n entre os postes 4 e 5 da estrada' },
      },
    });
    const note = body.pedidos[0]?.pedidoObj.itens[0]?.observacao;
    expect(note).toHaveLength(2000);
    expect(note?.endsWith('…')).toBe(true);
    const client = new pg.Client({ connectionString: server.urls.system });
    await client.connect();
    const { rows } = await client.query(
      `select document -> 'uncut' as uncut from orders where external_id = $1`,
      [document.id],
    );
    await client.end();
    expect(rows).toEqual([
      {
        uncut: [
          { field: 'code', text: document.displayId },
          { field: 'document.items.0.note', text: long.trim() },
        ],
      },
    ]);
  });

  it('charges an amount without a payment method, and shows that it is undeclared', async () => {
    const { partner, panel } = await aPartner();
    await partner.post(
      'order',
      anOpenDeliveryOrder({ payments: { prepaid: 0, pending: 64.9, methods: [] } }),
    );
    const cash = { value: 64.9, type: 'PENDING', method: 'CASH' };
    await partner.post(
      'order',
      anOpenDeliveryOrder({ payments: { prepaid: 64.9, pending: 0, methods: [cash] } }),
    );
    expect((await panel.get('pedidos/listar')).body.pedidos).toMatchObject([
      { cobrar_cliente: 64.9, pagamento_resumo: 'Pagamento não informado', valores_divergem: false },
      { cobrar_cliente: 64.9, valores_divergem: true },
    ]);
    const [unnamed, denied] = [await panel.get('pedidos/listar/1'), await panel.get('pedidos/listar/2')].map(
      ({ body }) => body.pedidos[0]?.pedidoObj,
    );
    expect(unnamed).toMatchObject({
      pagamentos: [{ metodo: 'UNDECLARED', label: 'Forma não informada', value: 64.9 }],
    });
    expect(denied).toMatchObject({ valores_divergentes: [{ conta: 'a_cobrar', soma: 64.9, informado: 0 }] });
  });

  it('flags amounts that do not add up', async () => {
    const { partner, panel } = await aPartner();
    const order = anOpenDeliveryOrder();
    await partner.post('order', {
      ...order,
      total: { ...(order.total as object), orderAmount: { value: 99, currency: 'BRL' } },
    });
    expect((await panel.get('pedidos/listar')).body.pedidos).toMatchObject([{ valores_divergem: true }]);
  });

  it('accepts multipart with a part named order', async () => {
    const { store } = await aPartner();
    const form = new FormData();
    form.set('order', JSON.stringify(aPickupOrder()));
    const response = await fetch(`${server.url}/api/order`, {
      method: 'POST',
      headers: { 'x-api-key': store.intakeKey },
      body: form,
    });
    expect(response.status).toBe(200);
    const broken = new FormData();
    broken.set('order', '{"id":');
    const refused = await fetch(`${server.url}/api/order`, {
      method: 'POST',
      headers: { 'x-api-key': store.intakeKey },
      body: broken,
    });
    expect(refused.status).toBe(400);
  });

  it.each([
    ['no key', undefined],
    ['an unknown key', 'nope'],
  ])('refuses %s', async (_name, key) => {
    const client = key === undefined ? server.anonymous() : server.partner(key);
    expect(await client.post('order', anOpenDeliveryOrder())).toMatchObject({
      status: 401,
      body: { motivo: 'intake.key-invalid' },
    });
  });

  it.each([
    ['the year 0', { createdAt: '0000-06-01T00:00:00Z' }],
    ['the end of time', { createdAt: '9999-12-31T23:59:59-23:59' }],
    [
      'a schedule far away',
      { orderTiming: 'SCHEDULED', schedule: { scheduledDateTimeStart: '2999-01-01T00:00:00Z' } },
    ],
  ])('refuses %s', async (_name, over) => {
    const { partner } = await aPartner();
    expect((await partner.post('order', anOpenDeliveryOrder(over))).status).toBe(422);
  });

  it('answers a repeat of a known order, even if the store has been suspended since', async () => {
    const { partner, store } = await aPartner();
    const order = anOpenDeliveryOrder();
    await partner.post('order', order);
    const owner = new pg.Client({ connectionString: server.urls.owner });
    await owner.connect();
    await owner.query('update stores set is_suspended = true where store_id = $1', [store.storeId]);
    await owner.end();
    expect(await partner.post('order', order)).toMatchObject({
      status: 200,
      body: { data: { id: order.id } },
    });
    expect((await partner.post('order', anOpenDeliveryOrder())).status).toBe(423);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    [
      'cut off',
      'multipart/form-data; boundary=abc',
      '--abc\r\nContent-Disposition: form-data; name="order"\r\n\r\n{"id"',
    ],
  ])('refuses multipart %s with words', async (_name, type, body) => {
    const { store } = await aPartner();
    const response = await fetch(`${server.url}/api/order`, {
      method: 'POST',
      headers: { 'x-api-key': store.intakeKey, 'content-type': type },
      body,
    });
    expect(response.status).toBe(400);
  });

  it('limits a multipart body to the size of its route', async () => {
    const form = new FormData();
    for (let index = 0; index < 5; index += 1) form.set(`f${index}`, 'x'.repeat(30_000));
    const response = await fetch(`${server.url}/api/login/sair`, { method: 'POST', body: form }).catch(
      () => null,
    );
    // The server may close the connection before the client has sent the whole body.
    expect(response?.status ?? 413).toBe(413);
  });

  it('refuses orders for a suspended store', async () => {
    const suspended = await server.createStore({ isSuspended: true });
    expect((await server.partner(suspended.intakeKey).post('order', anOpenDeliveryOrder())).status).toBe(423);
  });
});

describe('GET order', () => {
  it("shows an order's status to its own store only", async () => {
    const { partner, panel } = await aPartner();
    const order = anOpenDeliveryOrder();
    await partner.post('order', order);
    await panel.put('orders/1', { new_status: 'PC', motivo_cancelamento: 'RISK_AREA' });
    expect((await partner.get(`order/${order.id}`)).body.data).toMatchObject({
      status: 'PC',
      cancellation: { code: 'RISK_AREA' },
    });
    expect((await partner.get('order?status=PC')).body.data).toMatchObject([{ id: order.id }]);
    expect((await partner.get('order?status=PP')).body.data).toEqual([]);
    // Closing statuses are searched in the last ninety days, all other statuses without a limit.
    const longAgo = anOpenDeliveryOrder({ createdAt: '2026-08-01T22:00:00Z' });
    await partner.post('order', longAgo);
    expect((await partner.get('order?status=PP')).body.data).toMatchObject([{ id: longAgo.id }]);
    await partner.post(`order/${longAgo.id}/cancelar`, {});
    expect((await partner.get('order?status=PC')).body.data).toMatchObject([{ id: order.id }]);
    expect((await partner.get('order')).body.data).toHaveLength(2);
    const outsider = await aPartner();
    expect((await outsider.partner.get(`order/${order.id}`)).status).toBe(404);
    expect((await outsider.partner.get('order')).body.data).toEqual([]);
  });
});
