import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { LinkedOrder } from '../../platform/http/requester.ts';

/**
 * Links that open one order to whoever has them: the order's numbers and a code only this server can make. Nothing is
 * stored, so a link is as good after a restart, and nobody can guess another order's.
 */
export interface OrderLinks {
  /** Path of the customer's page, e.g. `/p/AAAAAQAAAAAABw…`. */
  pathOf(order: LinkedOrder): string;
  /** The order behind a token; null for anything this server did not make. */
  orderOf(token: string): LinkedOrder | null;
}

const STORE_BYTES = 4;
const ORDER_BYTES = 6;
const NUMBERS_BYTES = STORE_BYTES + ORDER_BYTES;
/** 128 bits: beyond guessing, short enough to be sent in a message. */
const CODE_BYTES = 16;

/** Makes and reads links with a key of its own, derived from the server's secret. */
export function createOrderLinks(secret: string): OrderLinks {
  // A key object: raw bytes are made into one again for every link, which costs six times the code itself.
  const key = createSecretKey(createHmac('sha256', secret).update('order-links').digest());
  const codeOf = (numbers: Buffer) =>
    createHmac('sha256', key).update(numbers).digest().subarray(0, CODE_BYTES);
  return {
    pathOf: ({ storeId, orderId }) => {
      const numbers = Buffer.alloc(NUMBERS_BYTES);
      numbers.writeUInt32BE(storeId);
      numbers.writeUIntBE(orderId, STORE_BYTES, ORDER_BYTES);
      return `/p/${Buffer.concat([numbers, codeOf(numbers)]).toString('base64url')}`;
    },
    orderOf: (token) => {
      const bytes = Buffer.from(token, 'base64url');
      // Base64 reads many spellings; only the one we write is a link.
      if (bytes.length !== NUMBERS_BYTES + CODE_BYTES || bytes.toString('base64url') !== token) return null;
      const numbers = bytes.subarray(0, NUMBERS_BYTES);
      if (!timingSafeEqual(bytes.subarray(NUMBERS_BYTES), codeOf(numbers))) return null;
      return { storeId: numbers.readUInt32BE(), orderId: numbers.readUIntBE(STORE_BYTES, ORDER_BYTES) };
    },
  };
}
