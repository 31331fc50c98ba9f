import type { LinkedOrder } from '../../../platform/http/requester.ts';
import { createNumberSigner } from '../../../platform/signed-numbers.ts';

/** Links to one order. A link needs no login: each person who has it can open the order. */
export interface OrderLinks {
  /** Path of the customer's page, e.g. `/p/AAAAAQAAAAAABw…`. */
  pathOf(order: LinkedOrder): string;
  /** The order of a token; null for a token that this installation did not sign. */
  orderOf(token: string): LinkedOrder | null;
}

/** Makes and reads links. Their signing key is derived from the server's secret. */
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
