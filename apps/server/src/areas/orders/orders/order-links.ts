import type { LinkedOrder } from '../../../platform/http/requester.ts';
import { createNumberSigner } from '../../../platform/signed-numbers.ts';

/** Links that open one order for any person who has them. */
export interface OrderLinks {
  /** Path of the customer's page, e.g. `/p/AAAAAQAAAAAABw…`. */
  pathOf(order: LinkedOrder): string;
  /** The order of a token; null for a token that this server did not make. */
  orderOf(token: string): LinkedOrder | null;
}

/** Makes and reads links with a key of its own, derived from the server's secret. */
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
