import { callRequest } from '@comanda/contract/kit/call-request';
import { type Call, ORDER_LINK_HEADER } from '@comanda/contract/kit/define-call';
import {
  cancelCustomerOrder,
  getCustomerOrder,
  listCustomerMessages,
  sendCustomerMessage,
} from '@comanda/contract/orders/customer/customer.calls';
import type { ChatMessage } from '@comanda/domain/orders/chat/chat-message';
import type { CustomerOrder } from '@comanda/domain/orders/customer/customer-order';

/** A customer's calls with the link of an order. A null result means that the attempt failed. */
export interface CustomerClient {
  order(): Promise<CustomerOrder | null>;
  messagesAfter(number: number): Promise<readonly ChatMessage[] | null>;
  /** Sends a message. Returns true after the save. A message id is saved once. */
  sendMessage(messageId: string, text: string): Promise<boolean>;
  cancel(): Promise<boolean>;
}

const TIMEOUT_MS = 10_000;

/** The customer's public calls, with the path of an order's page (`/p/…`). */
export function createCustomerClient(options: {
  baseUrl: string;
  link: string;
  fetch: typeof fetch;
}): CustomerClient {
  const headers = {
    [ORDER_LINK_HEADER]: options.link.replace('/p/', ''),
    'content-type': 'application/json',
  };
  const request = async <Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output | null> => {
    const { method, url, body } = callRequest(call, input);
    try {
      const answer = await options.fetch(`${options.baseUrl}${url}`, {
        method,
        headers,
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const value: unknown = await answer.json();
      return answer.ok ? call.output.decode(value) : null;
    } catch {
      return null;
    }
  };
  return {
    order: async () => (await request(getCustomerOrder, {}))?.order ?? null,
    messagesAfter: async (after) =>
      (await request(listCustomerMessages, { before: null, after }))?.messages ?? null,
    sendMessage: async (messageId, text) =>
      (await request(sendCustomerMessage, { messageId, text })) !== null,
    cancel: async () => (await request(cancelCustomerOrder, {})) !== null,
  };
}
