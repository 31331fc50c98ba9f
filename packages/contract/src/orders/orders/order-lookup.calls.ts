import { defineCall } from '../../kit/define-call.ts';
import { defineCalls } from '../../kit/define-calls.ts';
import { orderAnswer, showCustomerInput } from './order-detail.wire.ts';
import { orderIdInput } from './orders.wire.ts';
import { pastSearchAnswer, pastSearchInput } from './past-search.wire.ts';

// Calls that only a search for an order needs. They have their own file, so that the board starts without
// them.

const callToRead = defineCalls({ kind: 'session', permission: 'orders.read' });

export const getOrder = callToRead({
  name: 'orders.get-order',
  summary: 'Um pedido completo, em pedidos[0]',
  route: 'GET pedidos/listar/{id_pedido}',
  isOpenToVisits: true,
  namesCustomers: { kind: 'one' },
  input: orderIdInput,
  output: orderAnswer,
  errors: ['order.not-found'],
});

/** A POST although it only reads, so that customers' names are not in URLs and logs. */
export const findPastOrders = callToRead({
  name: 'orders.find-past',
  summary: 'Pedidos de outros dias, por código, nome do cliente ou fim do telefone (até 30, do mais novo)',
  route: 'POST pedidos/procurar',
  namesCustomers: { kind: 'search' },
  input: pastSearchInput,
  output: pastSearchAnswer,
});

export const showCustomer = defineCall({
  name: 'orders.show-customer',
  summary:
    'Telefone e endereço de um pedido de outro dia, com o motivo, que fica registrado (administrador); em pedidos[0]',
  route: 'POST pedidos/{id_pedido}/dados-do-cliente',
  access: { kind: 'session', permission: 'customers.see' },
  namesCustomers: { kind: 'one' },
  input: showCustomerInput,
  output: orderAnswer,
  errors: ['order.not-found'],
});
