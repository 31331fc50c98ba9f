import { defineCall, ORDER_LINK } from '../../kit/define-call.ts';
import { nothing } from '../../kit/shape.ts';
import { messageAnswer, newMessageInput, pageAnswer, pageInput } from '../chat/chat.wire.ts';
import { customerOrderAnswer } from './customer-order.wire.ts';

export const getCustomerOrder = defineCall({
  name: 'customer.get-order',
  summary: 'O pedido como o cliente o vê, pelo link do pedido (cabeçalho x-pedido-link)',
  route: 'GET cliente/pedido',
  access: ORDER_LINK,
  input: nothing,
  output: customerOrderAnswer,
  errors: ['order-link.invalid', 'auth.throttled'],
});

export const cancelCustomerOrder = defineCall({
  name: 'customer.cancel-order',
  summary: 'O cliente desiste do pedido enquanto a loja não o aceitou; repetir não tem efeito',
  route: 'POST cliente/pedido/cancelar',
  access: ORDER_LINK,
  input: nothing,
  output: customerOrderAnswer,
  errors: ['order-link.invalid', 'auth.throttled', 'customer.too-late-to-cancel'],
});

export const listCustomerMessages = defineCall({
  name: 'customer.list-messages',
  summary: 'Uma página da conversa com a loja',
  route: 'GET cliente/conversa',
  access: ORDER_LINK,
  input: pageInput,
  output: pageAnswer,
  errors: ['order-link.invalid', 'auth.throttled'],
});

export const sendCustomerMessage = defineCall({
  name: 'customer.send-message',
  summary:
    'Uma mensagem do cliente à loja; com o mesmo _id vale uma vez só (o mesmo que o evento client-merchant-message)',
  route: 'POST cliente/conversa',
  access: ORDER_LINK,
  input: newMessageInput,
  output: messageAnswer,
  errors: [
    'order-link.invalid',
    'auth.throttled',
    'chat.closed',
    'chat.message-blank',
    'chat.message-too-long',
    'chat.too-many',
  ],
});
