import { defineCall } from '../define-call.ts';
import { defineCalls } from '../define-calls.ts';
import { nothing } from '../shape.ts';
import {
  boardAnswer,
  eventsAnswer,
  eventsInput,
  legacyStatusChangeInput,
  orderAnswer,
  orderIdInput,
  showCustomerInput,
  statusChangedAnswer,
  statusChangeInput,
  undoInput,
} from './orders.wire.ts';
import { pastSearchAnswer, pastSearchInput } from './past-search.wire.ts';

const callToRead = defineCalls({ kind: 'session', permission: 'orders.read' });
const callToChange = defineCalls({ kind: 'session', permission: 'orders.change-status' });

export const listBoard = callToRead({
  name: 'orders.list-board',
  summary: 'Pedidos em aberto e os encerrados do dia de operação, com o número do último evento',
  route: 'GET pedidos/listar',
  isOpenToVisits: true,
  namesCustomers: { kind: 'current' },
  input: nothing,
  output: boardAnswer,
});

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

/** Reading is a POST: customers' names stay out of addresses and logs. */
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

export const listEvents = callToRead({
  name: 'orders.list-events',
  summary: 'Eventos depois de um número: o que um painel perdeu',
  route: 'GET pedidos/eventos',
  cost: 'catch-up',
  isOpenToVisits: true,
  namesCustomers: { kind: 'current' },
  input: eventsInput,
  output: eventsAnswer,
});

const STATUS_ERRORS = [
  'order.not-found',
  'order.illegal-transition',
  'order.changed-meanwhile',
  'order.courier-active',
  'order.reason-missing',
  'order.reason-too-short',
  'order.reason-too-long',
] as const;

export const changeStatus = callToChange({
  name: 'orders.change-status',
  summary: 'Mudar o status de um pedido; repetir um status já atingido não tem efeito',
  route: 'PUT orders/{id}',
  namesCustomers: { kind: 'current' },
  input: statusChangeInput,
  output: statusChangedAnswer,
  errors: STATUS_ERRORS,
});

export const changeStatusLegacy = callToChange({
  name: 'orders.change-status-legacy',
  summary: 'A forma antiga de mudar o status (PL, LE, LI, LG)',
  route: 'POST pedidos/mudaStatus/{orderId}',
  namesCustomers: { kind: 'current' },
  input: legacyStatusChangeInput,
  output: statusChangedAnswer,
  errors: STATUS_ERRORS,
});

export const undoChange = callToChange({
  name: 'orders.undo',
  summary:
    'Desfazer a última mudança de status, enquanto dura `desfazer.ate` do pedido; até lá ninguém de fora a vê',
  route: 'POST pedidos/{id_pedido}/desfazer',
  namesCustomers: { kind: 'current' },
  input: undoInput,
  output: statusChangedAnswer,
  errors: ['order.not-found', 'order.changed-meanwhile', 'order.undo-over'],
});

export const acknowledgeCancellation = callToChange({
  name: 'orders.acknowledge',
  summary:
    'Dizer que a loja viu um cancelamento feito de fora, ou que o pedido ficou sem entregador; repetir não tem efeito',
  route: 'POST pedidos/{id_pedido}/ciente',
  namesCustomers: { kind: 'current' },
  input: orderIdInput,
  output: statusChangedAnswer,
  errors: ['order.not-found'],
});
