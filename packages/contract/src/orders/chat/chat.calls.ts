import { defineCall } from '../../kit/define-call.ts';
import { done } from '../../kit/shape.ts';
import {
  chatInfoAnswer,
  chatOrderInput,
  connectionAnswer,
  connectionInput,
  orderPageInput,
  pageAnswer,
  readInput,
  socketConnectionInput,
} from './chat.wire.ts';

const CHAT = { kind: 'session', permission: 'orders.chat' } as const;

export const getChatInfo = defineCall({
  name: 'chat.get-info',
  summary:
    'Com quem é a conversa de um pedido, quantas mensagens não foram lidas e se ainda se pode escrever',
  route: 'GET chat/orderInfo/{id}',
  access: CHAT,
  namesCustomers: { kind: 'one' },
  input: chatOrderInput,
  output: chatInfoAnswer,
  errors: ['order.not-found'],
});

export const establishConnection = defineCall({
  name: 'chat.establish-connection',
  summary: 'Abrir a conversa de um pedido: as últimas mensagens e o nome da conversa (conversation_id)',
  route: 'POST chat/establishConnection',
  access: CHAT,
  namesCustomers: { kind: 'one' },
  input: connectionInput,
  output: connectionAnswer,
  errors: ['order.not-found'],
});

export const createSocketConnection = defineCall({
  name: 'chat.create-socket-connection',
  summary:
    'Sem efeito: as conversas seguem a sessão, não o endereço do socket. Mantida para clientes antigos',
  route: 'POST chat/createSocketConnection',
  access: CHAT,
  input: socketConnectionInput,
  output: done,
});

export const listMessages = defineCall({
  name: 'chat.list-messages',
  summary: 'Uma página da conversa: antes de um número, depois de um número, ou as últimas',
  route: 'GET chat/mensagens/{id}',
  access: CHAT,
  namesCustomers: { kind: 'one' },
  input: orderPageInput,
  output: pageAnswer,
  errors: ['order.not-found'],
});

export const markRead = defineCall({
  name: 'chat.mark-read',
  summary: 'As mensagens do cliente até um número foram vistas por alguém da loja',
  route: 'POST chat/lidas',
  access: CHAT,
  input: readInput,
  output: done,
  errors: ['order.not-found'],
});
