import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  establishConnection,
  getChatInfo,
  listMessages,
  markRead,
} from '@comanda/contract/orders/chat/chat.calls';
import type { ChatHead, OpenedConversation, PageOfMessages } from '@comanda/contract/orders/chat/chat.wire';
import type { ChatPage } from '@comanda/domain/orders/chat/chat-message';

/** Requests the conversation's customer, unread count and state. */
export const fetchChatHead = (orderId: number): Promise<ChatHead> => sendCall(getChatInfo, { orderId });

/** Opens the conversation; returns its id and its latest messages. */
export const fetchConversation = (orderId: number): Promise<OpenedConversation> =>
  sendCall(establishConnection, { orderId });

export const fetchMessages = (orderId: number, wanted: PageOfMessages): Promise<ChatPage> =>
  sendCall(listMessages, { orderId, ...wanted });

/** Reports that a person has seen the messages up to this number. */
export const sendRead = (orderId: number, upTo: number): Promise<unknown> =>
  sendCall(markRead, { orderId, upTo });
