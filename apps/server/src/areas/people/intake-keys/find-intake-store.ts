import { hash } from 'node:crypto';
import { prepared, sql } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/transaction.ts';

/** The stored form of an intake key. The key is long and random, so one fast hash is enough. */
export function hashIntakeKey(apiKey: string): Buffer {
  return hash('sha256', apiKey, 'buffer');
}

/** The store of a valid intake key, and the key's name; null for an invalid key. */
export async function findIntakeStore(
  database: Database,
  keyHash: Buffer,
): Promise<{ storeId: number; label: string } | null> {
  const [row] = await database.directory<{ storeId: number; label: string }>(
    prepared(
      'access.find-intake-store',
      sql`select store_id as "storeId", label from intake_keys where key_hash = ${keyHash} and revoked_at is null`,
    ),
  );
  return row ?? null;
}
