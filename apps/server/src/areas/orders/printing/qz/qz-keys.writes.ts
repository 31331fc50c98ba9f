import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** A store's keys as stored, with the private key encrypted. Times in epoch milliseconds. */
export interface StoredQzKeys {
  certificate: string;
  sealedKey: Buffer;
  fingerprint: string;
  validUntil: number;
  savedAt: number;
  savedBy: string | null;
}

export function findQzKeys(tx: Transaction): Promise<StoredQzKeys | null> {
  return tx.maybeRow<StoredQzKeys>(sql`
    select certificate, private_key as "sealedKey", fingerprint, valid_until as "validUntil",
           saved_at as "savedAt", saved_by as "savedBy"
      from print_qz_keys where store_id = ${tx.storeId}`);
}

/** Saves the keys, in place of the former keys. */
export async function saveQzKeys(tx: Transaction, keys: StoredQzKeys): Promise<void> {
  await tx.rows(sql`
    insert into print_qz_keys (store_id, certificate, private_key, fingerprint, valid_until, saved_at, saved_by)
    values (${tx.storeId}, ${keys.certificate}, ${keys.sealedKey}, ${keys.fingerprint},
            ${new Date(keys.validUntil)}, ${new Date(keys.savedAt)}, ${keys.savedBy})
    on conflict (store_id) do update
       set certificate = excluded.certificate, private_key = excluded.private_key,
           fingerprint = excluded.fingerprint, valid_until = excluded.valid_until,
           saved_at = excluded.saved_at, saved_by = excluded.saved_by`);
}
