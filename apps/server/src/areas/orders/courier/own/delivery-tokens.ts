import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Tokens that give one device access to one delivery. The signed token contains the request's number, so no row is
 * needed.
 */
export interface DeliveryTokens {
  make(which: { storeId: number; requestId: number }): string;
  /** The courier request of a token; null for a token that we did not sign. */
  read(token: string): { storeId: number; requestId: number } | null;
}

const TOKEN = /^(\d{1,9})\.(\d{1,15})\.([\w-]{43})$/;

export function createDeliveryTokens(secret: string): DeliveryTokens {
  const key = createHmac('sha256', secret).update('courier.delivery-tokens').digest();
  const signature = (storeId: number, requestId: number) =>
    createHmac('sha256', key).update(`${storeId}.${requestId}`).digest('base64url');
  return {
    make: ({ storeId, requestId }) => `${storeId}.${requestId}.${signature(storeId, requestId)}`,
    read: (token) => {
      const [, store = '', request = '', signed = ''] = TOKEN.exec(token) ?? [];
      if (signed === '') return null;
      const storeId = Number(store);
      const requestId = Number(request);
      const right = Buffer.from(signature(storeId, requestId));
      return timingSafeEqual(Buffer.from(signed), right) ? { storeId, requestId } : null;
    },
  };
}
