import { createHmac, randomInt } from 'node:crypto';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';

/** Digits and capitals without I, O, 0 and 1, which look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;
const LIFE_MS = 10 * 60_000;
/** Maximum of codes per store; a new one replaces the oldest. */
const MAX_CODES = 5;

/**
 * The codes that pair an agent with a store. Only keyed hashes are stored: a plain hash of a short code could be
 * guessed quickly.
 */
export interface PairingCodes {
  /**
   * Makes a code of the transaction's store for a user. Returns the code without the dash, and its expiry (epoch
   * milliseconds).
   */
  make(tx: Transaction, userId: number, now: number): Promise<{ code: string; until: number }>;
  /** The store of a code; null when the code is not valid. */
  storeOf(database: Database, code: string, now: number): Promise<number | null>;
  /**
   * Deletes a code of the transaction's store; only one of several concurrent callers succeeds. Returns its author
   * (null: unknown).
   */
  use(tx: Transaction, code: string, now: number): Promise<{ madeBy: number | null } | null>;
}

export function createPairingCodes(secret: string): PairingCodes {
  const key = createHmac('sha256', secret).update('printing.pairing').digest();
  const hashOf = (code: string) => createHmac('sha256', key).update(code).digest();
  return {
    make: async (tx, userId, now) => {
      const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');
      const until = now + LIFE_MS;
      await tx.rows(sql`
        delete from print_pairing_codes
         where store_id = ${tx.storeId}
           and (expires_at <= ${new Date(now)} or code_hash in (
             select code_hash from print_pairing_codes where store_id = ${tx.storeId}
              order by expires_at desc offset ${MAX_CODES - 1}))`);
      await tx.rows(sql`
        insert into print_pairing_codes (code_hash, store_id, expires_at, made_by)
        values (${hashOf(code)}, ${tx.storeId}, ${new Date(until)}, ${userId})`);
      return { code, until };
    },
    storeOf: async (database, code, now) => {
      const [row] = await database.directory<{ storeId: number }>(sql`
        select store_id as "storeId" from print_pairing_codes
         where code_hash = ${hashOf(code)} and expires_at > ${new Date(now)}`);
      return row?.storeId ?? null;
    },
    use: (tx, code, now) =>
      tx.maybeRow<{ madeBy: number | null }>(sql`
        delete from print_pairing_codes
         where store_id = ${tx.storeId} and code_hash = ${hashOf(code)} and expires_at > ${new Date(now)}
        returning made_by as "madeBy"`),
  };
}

/** The displayed form: XXXX-XXXX. */
export function shownCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}
