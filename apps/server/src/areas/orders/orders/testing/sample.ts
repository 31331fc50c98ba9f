import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import type { Sample } from '../../../../testing/sample.ts';

/** An accepted order. */
export const sample: Sample = async ({ server, store, operator, numbersOf }) => {
  // Creates the menu before the order, because intake matches the order's items with the menu.
  await numbersOf('menu');
  const { delivery } = anOpenDeliveryOrder() as unknown as { delivery: { deliveryAddress: object } };
  const document = anOpenDeliveryOrder({
    displayId: 'MRK9',
    customer: { id: 'c1', name: 'Zuleica Marcada', phone: { number: '11987650000' } },
    delivery: { ...delivery, deliveryAddress: { ...delivery.deliveryAddress, street: 'Rua Marcada' } },
  });
  const { body } = await server.partner(store.intakeKey).post('order', document);
  const orderId = body.data.id_pedido;
  await operator.put(`orders/${orderId}`, { new_status: 'PA' });
  const order = (await operator.get(`pedidos/listar/${orderId}`)).body.pedidos[0];
  return {
    marks: ['Zuleica Marcada', 'Rua Marcada', 'MRK9'],
    ofCustomers: ['Zuleica Marcada', 'Rua Marcada', '11987650000'],
    numbers: {
      orderId,
      id_pedido: orderId,
      order_id: orderId,
      addressId: order?.pedidoObj.endereco_id,
    },
    inputs: {
      'intake.*': { id: document.id },
      'orders.*': { id: orderId },
      'orders.acknowledge-many': { pedidos: [orderId] },
      'orders.change-status': { new_status: 'PE' },
      'orders.change-status-legacy': { novo_status: 'PL' },
      'orders.show-customer': { motivo: 'reclamacao' },
      'orders.list-events': { desde: 0 },
      'orders.undo': { ate: '2026-11-20T22:10:05Z' },
      'payments.*': { id: document.id },
    },
  };
};
