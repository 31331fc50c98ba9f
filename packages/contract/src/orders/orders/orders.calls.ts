import { defineCalls } from '../../kit/define-calls.ts';
import {
  boardAnswer,
  boardInput,
  eventsAnswer,
  eventsInput,
  orderIdInput,
  statusChangedAnswer,
  statusChangeInput,
  undoInput,
} from './orders.wire.ts';

const callToRead = defineCalls({ kind: 'session', permission: 'orders.read' });
const callToChange = defineCalls({ kind: 'session', permission: 'orders.change-status' });

export const listBoard = callToRead({
  name: 'orders.list-board',
  summary: 'Pedidos em aberto e os encerrados do dia de operação, com o número do último evento',
  route: 'GET pedidos/listar',
  isOpenToVisits: true,
  namesCustomers: { kind: 'current' },
  input: boardInput,
  output: boardAnswer,
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

export const STATUS_ERRORS = [
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
