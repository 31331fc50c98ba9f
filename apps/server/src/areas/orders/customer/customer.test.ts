import { CUSTOMER_NAMESPACE } from '@comanda/contract/orders/chat/chat-events';
import { LINK_LIFE_MS } from '@comanda/domain/orders/customer/link-life';
import { UNDO_MS } from '@comanda/domain/orders/orders/undo';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer();

async function place(over = {}) {
  const store = await server.createStore();
  const partner = server.partner(store.intakeKey);
  const placed = await partner.post('order', anOpenDeliveryOrder(over));
  const { id_pedido: orderId, link_cliente: link } = placed.body.data;
  const operator = await server.as(store.operatorLogin);
  const customer = server.customer(link);
  const seen = async () => (await customer.get('cliente/pedido')).body.pedido as unknown as CustomerView;
  const received = async () => (await partner.get(`order/${placed.body.data.id}`)).body.data.link_cliente;
  return { store, orderId, link, operator, customer, seen, received };
}

interface CustomerView {
  status: string;
  situacao: string;
  andamentos: { status: string }[];
  pode_cancelar: boolean;
  mudanca_em: string | null;
}

it("shows the order to the customer, and the customer's link to the operator", async () => {
  const { store, orderId, link, operator, seen } = await place();
  expect(await seen()).toMatchObject({
    estabelecimento_nome: store.name,
    // The page shows only the number that the store publishes.
    estabelecimento_telefone: null,
    status: 'PP',
    situacao: 'Aguardando a loja aceitar',
    pode_cancelar: true,
    pode_conversar: true,
    conversation_id: `${store.storeId}-${orderId}`,
  });
  await runStatement(server.urls.owner, 'update stores set phones = $2 where store_id = $1', [
    store.storeId,
    JSON.stringify([{ number: '1132654321' }]),
  ]);
  expect(await seen()).toMatchObject({ estabelecimento_telefone: '(11) 3265-4321' });
  const detail = await operator.get(`pedidos/listar/${orderId}`);
  expect(detail.body.pedidos[0]?.link_cliente).toBe(link);
});

it("shows that an order for tomorrow waits for its time, and shows the store's address", async () => {
  const at = server.clock.now() + 20 * 3_600_000;
  const { orderId, operator, seen } = await place({
    orderTiming: 'SCHEDULED',
    schedule: { scheduledDateTimeStart: new Date(at).toISOString() },
  });
  await operator.put(`orders/${orderId}`, { new_status: 'PA' });
  server.clock.advance(UNDO_MS);
  expect(await seen()).toMatchObject({
    situacao: 'Confirmado para o horário marcado',
    aguarda_horario: true,
    estabelecimento_endereco: 'Cambuí, Campinas',
  });
  server.clock.set(new Date(at - 60 * 60_000).toISOString());
  expect(await seen()).toMatchObject({ situacao: 'Em preparo', aguarda_horario: false });
});

it('is notified of a change when it can no longer be undone', async () => {
  const { orderId, operator, seen } = await place();
  await operator.put(`orders/${orderId}`, { new_status: 'PA' });
  const until = server.clock.now() + UNDO_MS;
  expect(await seen()).toMatchObject({
    status: 'PP',
    pode_cancelar: false,
    mudanca_em: new Date(until).toISOString(),
    andamentos: [{ status: 'PP' }],
  });
  server.clock.advance(UNDO_MS);
  expect(await seen()).toMatchObject({
    status: 'PA',
    mudanca_em: null,
    andamentos: [{ status: 'PP' }, { status: 'PA' }],
  });
});

it('cancels an unanswered order, once, and the store must acknowledge it', async () => {
  const { orderId, operator, customer } = await place();
  expect((await customer.post('cliente/pedido/cancelar')).status).toBe(200);
  expect((await customer.post('cliente/pedido/cancelar')).body.pedido).toMatchObject({
    status: 'PC',
    motivo_cancelamento: 'Cancelado a seu pedido.',
  });
  expect((await operator.get(`pedidos/listar/${orderId}`)).body.pedidos[0]).toMatchObject({
    status: 'PC',
    aguarda_ciencia: true,
    versao: 2,
    pedidoObj: { motivo_cancelamento: { codigo: 'CONSUMER_CANCELLATION_REQUESTED', por: 'customer' } },
  });
});

it('shows that the house number is unknown', async () => {
  const { delivery } = anOpenDeliveryOrder() as { delivery?: { deliveryAddress: object } };
  const deliveryAddress = {
    ...delivery?.deliveryAddress,
    number: '',
    formattedAddress: 'Rua da Glória - Liberdade',
  };
  const { customer } = await place({ delivery: { ...delivery, deliveryAddress } });
  expect((await customer.get('cliente/pedido')).body.pedido).toMatchObject({
    endereco: 'Rua da Glória, nº não informado - Liberdade',
  });
});

it('shows the corrected address after the store corrects it', async () => {
  const { orderId, operator, customer } = await place();
  const address = async () => (await customer.get('cliente/pedido')).body.pedido;
  expect(await address()).toMatchObject({ endereco_ajustado: false });
  const formattedAddress = 'Avenida Paulista, 1578 - Bela Vista, São Paulo - SP';
  await operator.post(`enderecos/updateUserAddress/${orderId}/1`, {
    founded: true,
    lat: -23.5614,
    lng: -46.6559,
    formattedAddress,
    selectedAddress: formattedAddress,
  });
  expect(await address()).toMatchObject({ endereco: formattedAddress, endereco_ajustado: true });
});

it('cannot cancel after the store accepted, even while the acceptance can be undone', async () => {
  const { orderId, operator, customer } = await place();
  await operator.put(`orders/${orderId}`, { new_status: 'PA' });
  const refused = await customer.post('cliente/pedido/cancelar');
  expect(refused.body).toMatchObject({ status: false, motivo: 'customer.too-late-to-cancel' });
});

it('is notified of a final change at once; the link expires a month after the order', async () => {
  const { orderId, link, operator, customer, received } = await place();
  const socket = await openSocket(server.url, link.replace('/p/', ''), {}, CUSTOMER_NAMESPACE);
  await operator.put(`orders/${orderId}`, { new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' });
  await socket.take('pedido-mudou', 1);
  socket.close();
  expect((await customer.get('cliente/pedido')).body.pedido).toMatchObject({
    status: 'PC',
    motivo_cancelamento: 'Um item do seu pedido está em falta.',
  });
  const address = async () => Reflect.get((await customer.get('cliente/pedido')).body.pedido, 'endereco');
  expect(await address()).toMatch(/^Rua da Glória/);
  server.clock.advance(24 * 3_600_000);
  expect(await address()).toBe('Liberdade, São Paulo - SP');
  expect(await received()).toBe(link);
  server.clock.advance(LINK_LIFE_MS);
  expect((await customer.get('cliente/pedido')).body.motivo).toBe('order-link.invalid');
  expect(await received()).toBe('');
  await expect(openSocket(server.url, link.replace('/p/', ''), {}, CUSTOMER_NAMESPACE)).rejects.toThrow();
});

it('throttles a link with too many requests, without effect on other links', async () => {
  const { customer } = await place();
  const other = await place();
  const requested = await Promise.all(Array.from({ length: 60 }, () => customer.get('cliente/conversa')));
  expect(requested.every(({ status }) => status === 200)).toBe(true);
  const refused = await customer.get('cliente/pedido');
  expect(refused).toMatchObject({ status: 429, body: { motivo: 'auth.throttled' } });
  expect(refused.headers.get('retry-after')).toBe('1');
  expect((await other.customer.get('cliente/pedido')).status).toBe(200);
  server.clock.advance(1_000);
  expect((await customer.get('cliente/pedido')).status).toBe(200);
});
