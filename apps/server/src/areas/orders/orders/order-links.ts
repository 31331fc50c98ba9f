import type { LinkedOrder } from '../../../platform/http/requester.ts';
import { createNumberSigner } from '../../../platform/signed-numbers.ts';

/** Links to one order, for all people who have them. */
export interface OrderLinks {
  /** Path of the customer's page, e.g. `/p/AAAAAQAAAAAABw…`. */
  pathOf(order: LinkedOrder): string;
  /** The order of a token; null for a token of another server. */
  orderOf(token: string): LinkedOrder | null;
}

/** Makes and reads links with their own key, derived from the server's secret. */
export function createOrderLinks(secret: string): OrderLinks {
  const signer = createNumberSigner(secret, 'order-links');
  return {
    pathOf: ({ storeId, orderId }) => `/p/${signer.sign([storeId, orderId])}`,
    orderOf: (token) => {
      const numbers = signer.read(token);
      return numbers && { storeId: numbers[0], orderId: numbers[1] };
    },
  };
}
