import { defineCall } from '../define-call.ts';
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

const READ = { kind: 'session', permission: 'orders.read' } as const;
const CHANGE = { kind: 'session', permission: 'orders.change-status' } as const;

export const listBoard = defineCall({
  name: 'orders.list-board',
  summary: 'Pedidos em aberto e os encerrados do dia de operação, com o número do último evento',
  route: 'GET pedidos/listar',
  access: READ,
  isOpenToVisits: true,
  input: nothing,
  output: boardAnswer,
});

export const getOrder = defineCall({
  name: 'orders.get-order',
  summary: 'Um pedido completo, em pedidos[0]',
  route: 'GET pedidos/listar/{id_pedido}',
  access: READ,
  isOpenToVisits: true,
  input: orderIdInput,
  output: orderAnswer,
  errors: ['order.not-found', 'order.too-many-past'],
});

/** Reading is a POST: customers' names stay out of addresses and logs. */
export const findPastOrders = defineCall({
  name: 'orders.find-past',
  summary: 'Pedidos de outros dias, por código, nome do cliente ou fim do telefone (até 30, do mais novo)',
  route: 'POST pedidos/procurar',
  access: READ,
  input: pastSearchInput,
  output: pastSearchAnswer,
  errors: ['order.too-many-past'],
});

export const showCustomer = defineCall({
  name: 'orders.show-customer',
  summary:
    'Telefone e endereço de um pedido de outro dia, com o motivo, que fica registrado (administrador); em pedidos[0]',
  route: 'POST pedidos/{id_pedido}/dados-do-cliente',
  access: { kind: 'session', permission: 'customers.see' },
  input: showCustomerInput,
  output: orderAnswer,
  errors: ['order.not-found', 'order.too-many-past'],
});

export const listEvents = defineCall({
  name: 'orders.list-events',
  summary: 'Eventos depois de um número: o que um painel perdeu',
  route: 'GET pedidos/eventos',
  access: READ,
  isOpenToVisits: true,
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

export const changeStatus = defineCall({
  name: 'orders.change-status',
  summary: 'Mudar o status de um pedido; repetir um status já atingido não tem efeito',
  route: 'PUT orders/{id}',
  access: CHANGE,
  input: statusChangeInput,
  output: statusChangedAnswer,
  errors: STATUS_ERRORS,
});

export const changeStatusLegacy = defineCall({
  name: 'orders.change-status-legacy',
  summary: 'A forma antiga de mudar o status (PL, LE, LI, LG)',
  route: 'POST pedidos/mudaStatus/{orderId}',
  access: CHANGE,
  input: legacyStatusChangeInput,
  output: statusChangedAnswer,
  errors: STATUS_ERRORS,
});

export const undoChange = defineCall({
  name: 'orders.undo',
  summary:
    'Desfazer a última mudança de status, enquanto dura `desfazer.ate` do pedido; até lá ninguém de fora a vê',
  route: 'POST pedidos/{id_pedido}/desfazer',
  access: CHANGE,
  input: undoInput,
  output: statusChangedAnswer,
  errors: ['order.not-found', 'order.changed-meanwhile', 'order.undo-over'],
});

export const acknowledgeCancellation = defineCall({
  name: 'orders.acknowledge',
  summary:
    'Dizer que a loja viu um cancelamento feito de fora, ou que o pedido ficou sem entregador; repetir não tem efeito',
  route: 'POST pedidos/{id_pedido}/ciente',
  access: CHANGE,
  input: orderIdInput,
  output: statusChangedAnswer,
  errors: ['order.not-found'],
});
