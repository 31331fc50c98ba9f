import { randomUUID } from 'node:crypto';
import { CUSTOMER_NAMESPACE, type MessageReceipt } from '@comanda/contract/orders/chat/chat-events';
import { openSocket, type TestSocket } from '@comanda/testkit/http/open-socket';
import { type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import type { TestStore } from '@comanda/testkit/stores';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { MAX_MESSAGES } from './messages.writes.ts';

const server = testServer();
const sockets: TestSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

interface Talk {
  store: TestStore;
  operator: TestClient & { token: string };
  panel: TestSocket;
  customer: TestSocket;
  byLink: TestClient;
  orderId: number;
  conversationId: string;
  token: string;
}

/** An order with an operator's panel and its customer's page, both connected. */
async function talk(store?: TestStore): Promise<Talk> {
  const itsStore = store ?? (await server.createStore());
  const placed = await server.partner(itsStore.intakeKey).post('order', anOpenDeliveryOrder());
  const { id_pedido: orderId, link_cliente } = placed.body.data;
  const token = link_cliente.replace('/p/', '');
  const operator = await server.as(itsStore.operatorLogin);
  const panel = await openSocket(server.url, operator.token);
  const customer = await openSocket(server.url, token, {}, CUSTOMER_NAMESPACE);
  sockets.push(panel, customer);
  return {
    store: itsStore,
    operator,
    panel,
    customer,
    byLink: server.customer(link_cliente),
    orderId,
    conversationId: `${itsStore.storeId}-${orderId}`,
    token,
  };
}

const messageOf = (text: string, _id: string = randomUUID()) => ({ message: { _id, text } });
const fromStore = (it: Talk, text: string, _id?: string) =>
  it.panel.request<MessageReceipt>('merchant-client-message', {
    conversation_id: it.conversationId,
    ...messageOf(text, _id),
  });
const fromCustomer = (it: Talk, text: string, _id?: string) =>
  it.customer.request<MessageReceipt>('client-merchant-message', messageOf(text, _id));

async function textsOf(it: Talk): Promise<string[]> {
  const { body } = await it.operator.post('chat/establishConnection', { id_pedido: it.orderId });
  return (body.data.messages as { text: string }[]).map(({ text }) => text);
}

describe('a conversation', () => {
  it('is delivered to the other side, and counts unread messages on the order', async () => {
    const it = await talk();
    const requested = await fromCustomer(it, ' Tem troco? ');
    expect(requested).toMatchObject({
      status: true,
      message: { numero: 1, text: 'Tem troco?', user: { _id: 'cliente' } },
    });
    expect(await it.panel.take('client-merchant-message', 1)).toMatchObject([
      { conversation_id: it.conversationId, order_id: it.orderId, message: { text: 'Tem troco?' } },
    ]);
    expect(await it.panel.take('socket-merchant', 1)).toEqual([{ order_id: it.orderId }]);
    expect(await it.panel.take('pedido', 1)).toMatchObject([
      { aconteceu: 'customer-wrote', por_tipo: 'customer', dados: { mensagens_nao_lidas: 1 } },
    ]);

    await fromStore(it, 'Temos sim!');
    expect(await it.customer.take('merchant-client-message', 1)).toMatchObject([
      { message: { numero: 2, text: 'Temos sim!', user: { _id: 'loja' } } },
    ]);
    expect(JSON.stringify(it.customer.received('merchant-client-message'))).not.toContain('Balcão');
    const info = await it.operator.get(`chat/orderInfo/${it.orderId}`);
    expect(info.body.data).toMatchObject({
      establishment_id: it.store.storeId,
      nao_lidas: 1,
      pode_escrever: true,
      conversation_id: it.conversationId,
    });

    await it.operator.post('chat/lidas', { id_pedido: it.orderId, ate: 1 });
    expect((await it.operator.get(`chat/orderInfo/${it.orderId}`)).body.data.nao_lidas).toBe(0);
    expect(await textsOf(it)).toEqual(['Tem troco?', 'Temos sim!']);
  });

  it('saves a message once, also when it is sent several times by socket and HTTP', async () => {
    const it = await talk();
    const id = randomUUID();
    const receipts = await Promise.all([
      fromCustomer(it, 'oi', id),
      fromCustomer(it, 'oi', id),
      it.byLink.post('cliente/conversa', messageOf('oi', id)).then(({ body }) => ({ message: body.data })),
    ]);
    for (const receipt of receipts) expect(receipt).toMatchObject({ message: { numero: 1, _id: id } });
    await fromStore(it, 'eco', id);
    expect(await textsOf(it)).toEqual(['oi', 'eco']);
    expect(it.panel.received('client-merchant-message')).toHaveLength(1);
    expect((await it.operator.get(`chat/orderInfo/${it.orderId}`)).body.data.nao_lidas).toBe(1);
  });

  it('numbers messages of both sides without gaps, and pages through them', async () => {
    const it = await talk();
    for (let round = 0; round < 6; round += 1) {
      await Promise.all([fromCustomer(it, `c${round}`), fromStore(it, `l${round}`)]);
    }
    const { body } = await it.operator.get(`chat/mensagens/${it.orderId}?depois_de=0`);
    const all = body.data.messages as { numero: number; text: string }[];
    expect(all.map(({ numero }) => numero)).toEqual(all.map((_message, index) => index + 1));
    expect(all).toHaveLength(12);
    const earlier = await it.byLink.get('cliente/conversa?antes_de=4');
    expect(earlier.body.data).toMatchObject({
      messages: all.slice(0, 3).map(({ numero, text }) => ({ numero, text })),
      tem_mais: false,
    });
  });

  it('refuses blank, too long and too many messages with a reason', async () => {
    const it = await talk();
    expect(await fromCustomer(it, ' \n ')).toMatchObject({ motivo: 'chat.message-blank' });
    expect(await fromCustomer(it, 'x'.repeat(401))).toMatchObject({ motivo: 'chat.message-too-long' });
    expect(await it.customer.request('client-merchant-message', { message: 5 })).toMatchObject({
      motivo: 'request.malformed',
    });
    const receipts: MessageReceipt[] = [];
    for (let count = 0; count < 14; count += 1) receipts.push(await fromCustomer(it, `n${count}`));
    const refused = receipts.filter((receipt) => !receipt.status);
    expect(refused).not.toHaveLength(0);
    expect(refused[0]).toMatchObject({ motivo: 'chat.too-many', erro: expect.stringContaining('Muitas') });
    server.clock.advance(60_000);
    expect(await fromCustomer(it, 'de novo')).toMatchObject({ status: true });
  });

  it('ends with a cancelled order and a day after the delivery, but stays readable', async () => {
    const it = await talk();
    const id = randomUUID();
    await fromCustomer(it, 'antes', id);
    await it.byLink.post('cliente/pedido/cancelar');
    expect(await fromCustomer(it, 'depois')).toMatchObject({ motivo: 'chat.closed' });
    expect(await fromCustomer(it, 'antes', id)).toMatchObject({ status: true });
    expect(await textsOf(it)).toEqual(['antes']);
  });
});

describe('access to a conversation', () => {
  it('is refused to other stores, for other orders and with forged links', async () => {
    const mine = await talk();
    const sameStore = await talk(mine.store);
    const other = await talk();
    await fromCustomer(mine, 'segredo');

    expect(
      await other.panel.request('merchant-client-message', {
        conversation_id: mine.conversationId,
        ...messageOf('intruso'),
      }),
    ).toMatchObject({ status: false, motivo: 'auth.foreign-store' });
    expect((await other.operator.get(`chat/mensagens/${mine.orderId + 50}`)).status).toBe(404);
    expect((await sameStore.byLink.get('cliente/conversa')).body.data.messages).toEqual([]);
    const altered = `${mine.token.slice(0, -2)}xx`;
    expect((await server.customer(altered).get('cliente/pedido')).body.motivo).toBe('order-link.invalid');
    await expect(openSocket(server.url, altered, {}, CUSTOMER_NAMESPACE)).rejects.toThrow('auth.required');
    await expect(openSocket(server.url, mine.operator.token, {}, CUSTOMER_NAMESPACE)).rejects.toThrow();
    await expect(openSocket(server.url, mine.token)).rejects.toThrow('auth.required');
    for (const { customer, panel } of [sameStore, other]) {
      expect(customer.received('client-merchant-message')).toEqual([]);
      if (panel !== sameStore.panel) expect(panel.received('client-merchant-message')).toEqual([]);
    }
  });

  it('ends for users who lose the permission, also in an open panel', async () => {
    const it = await talk();
    const admin = await server.as(it.store.adminLogin);
    const other = await openSocket(server.url, admin.token);
    sockets.push(other);
    await admin.post('users/merchant-permissions', { permissoes: ['orders.change-status'] });
    expect(await it.panel.take('sessao-mudou', 1)).toHaveLength(1);
    await fromCustomer(it, 'Moro na Rua das Flores, 7');
    expect(await other.take('client-merchant-message', 1)).toHaveLength(1);
    expect(it.panel.received('client-merchant-message')).toEqual([]);
    expect(it.panel.received('socket-merchant')).toEqual([]);
  });

  it('is limited to a few open pages per order', async () => {
    const it = await talk();
    for (let count = 1; count < 8; count += 1) {
      sockets.push(await openSocket(server.url, it.token, {}, CUSTOMER_NAMESPACE));
    }
    await expect(openSocket(server.url, it.token, {}, CUSTOMER_NAMESPACE)).rejects.toThrow('server.busy');
  });
});

it('refuses messages to a full conversation and leaves its messages unchanged', async () => {
  const it = await talk();
  const system = new pg.Client({ connectionString: server.urls.system });
  await system.connect();
  await system.query(
    `insert into chat_messages (store_id, order_id, message_no, author, message_id, text, created_at)
       values ($1, $2, $3, 'customer', gen_random_uuid(), 'Oi', now())`,
    [it.store.storeId, it.orderId, MAX_MESSAGES],
  );
  await system.end();
  expect(await fromCustomer(it, 'Mais uma')).toMatchObject({ status: false, motivo: 'chat.closed' });
  expect(await textsOf(it)).toEqual(['Oi']);
});
