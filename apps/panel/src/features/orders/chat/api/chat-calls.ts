import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  establishConnection,
  getChatInfo,
  listMessages,
  markRead,
} from '@comanda/contract/orders/chat/chat.calls';
import type { ChatHead, OpenedConversation, PageOfMessages } from '@comanda/contract/orders/chat/chat.wire';
import type { ChatPage } from '@comanda/domain/orders/chat/chat-message';

/** The customer of a conversation, its unread count and its state. */
export const fetchChatHead = (orderId: number): Promise<ChatHead> => sendCall(getChatInfo, { orderId });

/** Opens the conversation: its name and its latest messages. */
export const fetchConversation = (orderId: number): Promise<OpenedConversation> =>
  sendCall(establishConnection, { orderId });

export const fetchMessages = (orderId: number, wanted: PageOfMessages): Promise<ChatPage> =>
  sendCall(listMessages, { orderId, ...wanted });

/** Reports that the messages up to a number were on screen. */
export const sendRead = (orderId: number, upTo: number): Promise<unknown> =>
  sendCall(markRead, { orderId, upTo });
