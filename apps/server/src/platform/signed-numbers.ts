import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** A store's number, and the number of an order or a user in this store. */
export type SignedNumbers = readonly [storeId: number, number: number];

/**
 * Makes tokens from numbers of a store, with a code that only this installation can make. Tokens are not stored. A
 * token stays valid after a restart and cannot be guessed.
 */
export interface NumberSigner {
  sign(numbers: SignedNumbers): string;
  /** The numbers of a token; null when it was not made by this installation for this purpose. */
  read(token: string): SignedNumbers | null;
}

const STORE_BYTES = 4;
const NUMBER_BYTES = 6;
const NUMBERS_BYTES = STORE_BYTES + NUMBER_BYTES;
/** 128 bits: impossible to guess, and short enough for a message. */
const CODE_BYTES = 16;

/** Makes and reads tokens. Each purpose has its own key, derived from the server's secret. */
export function createNumberSigner(secret: string, purpose: string): NumberSigner {
  // Uses a key object, because converting raw bytes for every token takes six times as long as computing the
  // code.
  const key = createSecretKey(createHmac('sha256', secret).update(purpose).digest());
  const codeOf = (numbers: Buffer) =>
    createHmac('sha256', key).update(numbers).digest().subarray(0, CODE_BYTES);
  return {
    sign: ([storeId, number]) => {
      const numbers = Buffer.alloc(NUMBERS_BYTES);
      numbers.writeUInt32BE(storeId);
      numbers.writeUIntBE(number, STORE_BYTES, NUMBER_BYTES);
      return Buffer.concat([numbers, codeOf(numbers)]).toString('base64url');
    },
    read: (token) => {
      const bytes = Buffer.from(token, 'base64url');
      // Base64 allows several spellings of the same bytes; only the canonical spelling is accepted.
      if (bytes.length !== NUMBERS_BYTES + CODE_BYTES || bytes.toString('base64url') !== token) return null;
      const numbers = bytes.subarray(0, NUMBERS_BYTES);
      if (!timingSafeEqual(bytes.subarray(NUMBERS_BYTES), codeOf(numbers))) return null;
      return [numbers.readUInt32BE(), numbers.readUIntBE(STORE_BYTES, NUMBER_BYTES)];
    },
  };
}
