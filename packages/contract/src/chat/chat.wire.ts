import type { ChatAuthor, ChatMessage, ChatPage } from '@comanda/domain/chat/chat-message';
import * as z from 'zod/mini';
import { shape } from '../shape.ts';
import { instant, wireId, wireInteger } from '../wire-types.ts';

/** `user._id` tells the sides apart: the store, whoever of it wrote, is 'loja'; the customer is 'cliente'. */
const AUTHOR_WORDS: Record<ChatAuthor, 'loja' | 'cliente'> = { merchant: 'loja', customer: 'cliente' };

export const chatMessageWire = z.object({
  _id: z.string(),
  numero: z.number(),
  text: z.string(),
  user: z.object({ _id: z.enum(['loja', 'cliente']), name: z.optional(z.string()) }),
  createdAt: z.string(),
});
export type ChatMessageWire = z.infer<typeof chatMessageWire>;

export function chatMessageToWire(message: ChatMessage): ChatMessageWire {
  return {
    _id: message.messageId,
    numero: message.number,
    text: message.text,
    user: {
      _id: AUTHOR_WORDS[message.author],
      ...(message.authorName === null ? {} : { name: message.authorName }),
    },
    createdAt: instant(message.createdAt),
  };
}

export function chatMessageFromWire(wire: ChatMessageWire): ChatMessage {
  return {
    messageId: wire._id,
    number: wire.numero,
    author: wire.user._id === 'loja' ? 'merchant' : 'customer',
    authorName: wire.user.name ?? null,
    text: wire.text,
    createdAt: Date.parse(wire.createdAt),
  };
}

/** A message as its author sends it. Its length in characters is the domain's rule, this bound only keeps it small. */
export const newMessageWire = z.object({
  _id: z.uuid(),
  text: z.string().check(z.maxLength(20_000)),
});

/** What a side wants to say; sent again with the same id it is still said once. */
export interface NewMessage {
  messageId: string;
  text: string;
}

export const newMessageInput = shape(z.object({ message: newMessageWire }), {
  decode: ({ message }): NewMessage => ({ messageId: message._id, text: message.text }),
  encode: (message: NewMessage) => ({ message: { _id: message.messageId, text: message.text } }),
});

export const messageAnswer = shape(z.object({ status: z.literal(true), data: chatMessageWire }), {
  decode: (wire) => chatMessageFromWire(wire.data),
  encode: (message: ChatMessage) => ({ status: true as const, data: chatMessageToWire(message) }),
});

/** Who the conversation is with, and whether it is still going. */
export interface ChatHead {
  conversationId: string;
  customerName: string;
  storeId: number;
  code: string;
  customerId: string | null;
  unread: number;
  canWrite: boolean;
}

export const chatInfoAnswer = shape(
  z.object({
    status: z.literal(true),
    data: z.object({
      client_name: z.string(),
      establishment_id: z.number(),
      hash_pedido: z.string(),
      id_usuario: z.nullable(z.string()),
      conversation_id: z.string(),
      nao_lidas: z.number(),
      pode_escrever: z.boolean(),
    }),
  }),
  {
    decode: ({ data }): ChatHead => ({
      conversationId: data.conversation_id,
      customerName: data.client_name,
      storeId: data.establishment_id,
      code: data.hash_pedido,
      customerId: data.id_usuario,
      unread: data.nao_lidas,
      canWrite: data.pode_escrever,
    }),
    encode: (head: ChatHead) => ({
      status: true as const,
      data: {
        client_name: head.customerName,
        establishment_id: head.storeId,
        hash_pedido: head.code,
        id_usuario: head.customerId,
        conversation_id: head.conversationId,
        nao_lidas: head.unread,
        pode_escrever: head.canWrite,
      },
    }),
  },
);

const optionalText = z.optional(z.nullable(z.string().check(z.maxLength(100))));
/** Older clients name customer and store as they know them; the session and the order decide. */
const optionalName = z.optional(z.nullable(z.union([z.string().check(z.maxLength(100)), z.number()])));

export const connectionInput = shape(
  z.object({
    merchant_socket_id: optionalText,
    id_usuario: optionalName,
    id_estabelecimento: optionalName,
    id_pedido: wireId,
  }),
  {
    decode: (wire) => ({ orderId: wire.id_pedido }),
    encode: (input: { orderId: number }) => ({ id_pedido: input.orderId }),
  },
);

export const socketConnectionInput = shape(
  z.object({ merchant_socket_id: optionalText, id_estabelecimento: optionalName }),
  {
    decode: () => ({}),
    encode: (_input: Record<string, never>) => ({}),
  },
);

const pageWire = { messages: z.array(chatMessageWire), tem_mais: z.boolean() };
const pageToWire = (page: ChatPage) => ({
  messages: page.messages.map(chatMessageToWire),
  tem_mais: page.hasMore,
});
const pageFromWire = (wire: { messages: ChatMessageWire[]; tem_mais: boolean }): ChatPage => ({
  messages: wire.messages.map(chatMessageFromWire),
  hasMore: wire.tem_mais,
});

/** An opened conversation: its name, its latest messages and whether earlier ones exist. */
export interface OpenedConversation extends ChatPage {
  conversationId: string;
  canWrite: boolean;
}

export const connectionAnswer = shape(
  z.object({
    status: z.literal(true),
    data: z.object({ conversation_id: z.string(), pode_escrever: z.boolean(), ...pageWire }),
  }),
  {
    decode: ({ data }): OpenedConversation => ({
      conversationId: data.conversation_id,
      canWrite: data.pode_escrever,
      ...pageFromWire(data),
    }),
    encode: (opened: OpenedConversation) => ({
      status: true as const,
      data: {
        conversation_id: opened.conversationId,
        pode_escrever: opened.canWrite,
        ...pageToWire(opened),
      },
    }),
  },
);

/** Which page: the one just before a number, the one after it, or the latest. */
export interface PageOfMessages {
  before: number | null;
  after: number | null;
}

const pageQuery = {
  antes_de: z.optional(z.nullable(wireInteger)),
  depois_de: z.optional(z.nullable(wireInteger)),
};
const pageQueryFrom = (wire: { antes_de?: number | null; depois_de?: number | null }): PageOfMessages => ({
  before: wire.antes_de ?? null,
  after: wire.depois_de ?? null,
});
const pageQueryTo = (page: PageOfMessages) => ({ antes_de: page.before, depois_de: page.after });

export const pageInput = shape(z.object(pageQuery), { decode: pageQueryFrom, encode: pageQueryTo });

export const orderPageInput = shape(z.object({ id: wireId, ...pageQuery }), {
  decode: (wire) => ({ orderId: wire.id, ...pageQueryFrom(wire) }),
  encode: (input: PageOfMessages & { orderId: number }) => ({ id: input.orderId, ...pageQueryTo(input) }),
});

export const pageAnswer = shape(z.object({ status: z.literal(true), data: z.object(pageWire) }), {
  decode: (wire) => pageFromWire(wire.data),
  encode: (page: ChatPage) => ({ status: true as const, data: pageToWire(page) }),
});

export const chatOrderInput = shape(z.object({ id: wireId }), {
  decode: (wire) => ({ orderId: wire.id }),
  encode: (input: { orderId: number }) => ({ id: input.orderId }),
});

/** `ate`: the last message that was on screen. */
export const readInput = shape(z.object({ id_pedido: wireId, ate: wireInteger.check(z.nonnegative()) }), {
  decode: (wire) => ({ orderId: wire.id_pedido, upTo: wire.ate }),
  encode: (input: { orderId: number; upTo: number }) => ({ id_pedido: input.orderId, ate: input.upTo }),
});
