import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** A store and one more number: which of its orders, which of its people. */
export type SignedNumbers = readonly [storeId: number, number: number];

/**
 * Tokens that name something of a store to whoever has them: its numbers and a code only this server can make. Nothing is stored, so a
 * token is as good after a restart, and nobody can guess another one.
 */
export interface NumberSigner {
  sign(numbers: SignedNumbers): string;
  /** What a token names; null for anything this server did not make for this purpose. */
  read(token: string): SignedNumbers | null;
}

const STORE_BYTES = 4;
const NUMBER_BYTES = 6;
const NUMBERS_BYTES = STORE_BYTES + NUMBER_BYTES;
/** 128 bits: beyond guessing, short enough to be sent in a message. */
const CODE_BYTES = 16;

/** Makes and reads tokens with a key of its own for each purpose, derived from the server's secret. */
export function createNumberSigner(secret: string, purpose: string): NumberSigner {
  // A key object: raw bytes are made into one again for every token, which costs six times the code itself.
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
      // Base64 reads many spellings; only the one we write is a token.
      if (bytes.length !== NUMBERS_BYTES + CODE_BYTES || bytes.toString('base64url') !== token) return null;
      const numbers = bytes.subarray(0, NUMBERS_BYTES);
      if (!timingSafeEqual(bytes.subarray(NUMBERS_BYTES), codeOf(numbers))) return null;
      return [numbers.readUInt32BE(), numbers.readUIntBE(STORE_BYTES, NUMBER_BYTES)];
    },
  };
}
