import type { ChatAuthor, ChatMessage } from '@comanda/domain/orders/chat/chat-message';
import * as z from 'zod/mini';
import { bool, id, plainMoment, plainNumber, plainText, translated } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, optional, orNull, record } from '../../kit/record.ts';
import { asIs, shape } from '../../kit/shape.ts';
import { wireId, wireInteger } from '../../kit/wire-types.ts';

/** `user._id` is the side of the conversation: every person of the store is 'loja', the customer is 'cliente'. */
const author = translated({ merchant: 'loja', customer: 'cliente' } as const satisfies Record<
  ChatAuthor,
  string
>);
const message = record({
  messageId: ['_id', plainText],
  number: ['numero', plainNumber],
  text: ['text', plainText],
  user: ['user', record({ author: ['_id', author], name: ['name', optional(plainText)] })],
  createdAt: ['createdAt', plainMoment],
});
const chatMessageWire = message.wire;
export type ChatMessageWire = z.infer<typeof chatMessageWire>;

export function chatMessageToWire({ author, authorName, ...rest }: ChatMessage): ChatMessageWire {
  return message.encode({ ...rest, user: { author, name: authorName ?? undefined } });
}

export function chatMessageFromWire(wire: ChatMessageWire): ChatMessage {
  const { user, ...rest } = message.decode(wire);
  return { ...rest, author: user.author, authorName: user.name ?? null };
}

/**
 * A message as its author sends it. The domain limits its visible characters. The limit here only bounds the
 * size of the request.
 */
export const newMessageWire = z.object({
  _id: z.uuid(),
  text: z.string().check(z.maxLength(20_000)),
});

/** A message to send. A retry with the same id saves nothing new. */
export interface NewMessage {
  messageId: string;
  text: string;
}

export const newMessageInput = shape(z.object({ message: newMessageWire }), {
  decode: ({ message }): NewMessage => ({ messageId: message._id, text: message.text }),
  encode: (message: NewMessage) => ({ message: { _id: message.messageId, text: message.text } }),
});

const chatMessage = shape(chatMessageWire, { decode: chatMessageFromWire, encode: chatMessageToWire });

export const messageAnswer = answer('data', chatMessage);

/** The other participant of the conversation, and whether the conversation is open. */
const chatHead = record({
  customerName: ['client_name', plainText],
  storeId: ['establishment_id', plainNumber],
  code: ['hash_pedido', plainText],
  customerId: ['id_usuario', nullable(plainText)],
  conversationId: ['conversation_id', plainText],
  unread: ['nao_lidas', plainNumber],
  canWrite: ['pode_escrever', bool],
});
export type ChatHead = DomainOfShape<typeof chatHead>;

export const chatInfoAnswer = answer('data', chatHead);

const optionalText = z.optional(z.nullable(z.string().check(z.maxLength(100))));
/**
 * Older clients send the names of customer and store. The server ignores them and uses the names from session
 * and order.
 */
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

/** Message numbers can be compared only within one `epoch`. Servers of release 1.4 send no epoch. */
const page = record({
  messages: ['messages', list(chatMessage)],
  hasMore: ['tem_mais', bool],
  epoch: ['epoca', optional(plainText)],
});

/** An opened conversation: its name, its latest messages, and if earlier messages exist. */
const openedConversation = record({
  conversationId: ['conversation_id', plainText],
  canWrite: ['pode_escrever', bool],
  ...page.fields,
});
export type OpenedConversation = DomainOfShape<typeof openedConversation>;

export const connectionAnswer = answer('data', openedConversation);

const number = orNull(asIs(wireInteger));

/** Requests the page before a message number, the page after a message number, or the latest page. */
export const pageInput = record({ before: ['antes_de', number], after: ['depois_de', number] });
export type PageOfMessages = DomainOfShape<typeof pageInput>;

export const orderPageInput = record({ orderId: ['id', id], ...pageInput.fields });

export const pageAnswer = answer('data', page);

export const chatOrderInput = record({ orderId: ['id', id] });

/** `ate`: number of the last message that was on the screen. */
export const readInput = record({
  orderId: ['id_pedido', id],
  upTo: ['ate', asIs(wireInteger.check(z.nonnegative()))],
});
