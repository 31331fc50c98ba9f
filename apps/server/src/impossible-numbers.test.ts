import { randomUUID } from 'node:crypto';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { expect, it } from 'vitest';

const server = testServer();
const HUGE = 99_999_999_999;

it('every call refuses numbers that are too large for a column, without a server fault', async () => {
  const store = await server.createStore();
  const admin = await server.as(store.adminLogin);
  const placed = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  const { id_pedido: id, link_cliente } = placed.body.data;
  const customer = server.customer(link_cliente);
  await customer.post('cliente/conversa', { message: { _id: randomUUID(), text: 'Oi' } });
  const answers = await Promise.all([
    admin.get(`chat/mensagens/${id}?depois_de=${HUGE}`),
    admin.get(`chat/mensagens/${id}?antes_de=${HUGE}`),
    customer.get(`cliente/conversa?depois_de=${HUGE}`),
    customer.get(`cliente/conversa?antes_de=-${HUGE}`),
    admin.post('chat/lidas', { id_pedido: id, ate: HUGE }),
    admin.get(`areas/${HUGE}`),
    admin.post('v2/delivery', { id_pedido: id, coverage_area_id: HUGE, price: 1 }),
    admin.post('terms/sendToSignature', { email: 'a@b.com.br', contrato: HUGE }),
    server.anonymous().post('entregador/entrega', { token: `999999999.${HUGE}.${'A'.repeat(43)}` }),
  ]);
  for (const { status, body } of answers) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status, body.motivo).toBeLessThan(500);
  }
});
