import { randomBytes } from 'node:crypto';
import type { ProviderCommand } from '../../../platform/command.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordAudit } from '../audit/public.ts';
import { hashIntakeKey } from './find-intake-store.ts';

/** A key in lists, without its secret. Times in epoch milliseconds. */
export interface IntakeKeySummary {
  /** First eight hexadecimal digits of the key's hash. Enough to identify a key within one store. */
  keyName: string;
  label: string;
  createdAt: number;
  revokedAt: number | null;
}

/** Makes a key. The key is shown only once, because the database stores only its hash. */
export function newIntakeKey(): string {
  return `loja_${randomBytes(24).toString('base64url')}`;
}

export async function insertIntakeKey(tx: Transaction, keyHash: Buffer, label: string): Promise<void> {
  await tx.rows(sql`
    insert into intake_keys (key_hash, store_id, label) values (${keyHash}, ${tx.storeId}, ${label})`);
}

/** The store's keys, including revoked keys, oldest first. */
export function listIntakeKeys(tx: Transaction): Promise<IntakeKeySummary[]> {
  return tx.rows<IntakeKeySummary>(sql`
    select left(encode(key_hash, 'hex'), 8) as "keyName", label, created_at as "createdAt",
           revoked_at as "revokedAt"
      from intake_keys where store_id = ${tx.storeId} order by created_at, key_hash`);
}

/** Makes a key for a partner of the store. Only this answer contains the key. */
export const makeIntakeKey: ProviderCommand<{ label: string }, string> = async (tx, { label }, actor) => {
  const key = newIntakeKey();
  await insertIntakeKey(tx, hashIntakeKey(key), label);
  await recordAudit(tx, actor, 'access.intake-key-made', { details: { rotulo: label } });
  return key;
};

/**
 * Revokes a key permanently. After the commit all servers refuse it. Returns false when the store has no such valid
 * key.
 */
export const withdrawIntakeKey: ProviderCommand<{ keyName: string }, boolean> = async (
  tx,
  { keyName },
  actor,
) => {
  const row = await tx.maybeRow<{ label: string }>(sql`
    update intake_keys set revoked_at = ${new Date(actor.now)}
     where store_id = ${tx.storeId} and revoked_at is null
       and left(encode(key_hash, 'hex'), 8) = ${keyName.toLowerCase()}
    returning label`);
  if (row === null) return false;
  tx.notify({ kind: 'key-ended' });
  await recordAudit(tx, actor, 'access.intake-key-withdrawn', { details: { rotulo: row.label } });
  return true;
};
