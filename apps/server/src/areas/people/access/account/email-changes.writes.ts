import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/**
 * Identifies an e-mail change: the user who requested the change, and whether the address is for the user or
 * the store.
 */
export interface EmailChangeKey {
  userId: number;
  owner: 'person' | 'store';
}

/** Saves the requested address. An earlier pending address and its code are deleted. */
export async function saveEmailChange(
  tx: Transaction,
  { userId, owner }: EmailChangeKey,
  { email, codeMac, expiresAt }: { email: string; codeMac: Buffer; expiresAt: number },
): Promise<void> {
  await tx.rows(sql`
    insert into email_changes as c (store_id, user_id, whose, email, code_mac, expires_at)
    values (${tx.storeId}, ${userId}, ${owner}, ${email}, ${codeMac}, ${new Date(expiresAt)})
    on conflict (store_id, user_id, whose) do update
       set email = excluded.email, code_mac = excluded.code_mac, expires_at = excluded.expires_at,
           tries_left = 5`);
}

/** The new e-mail address that waits for its code; null when no address waits. */
export async function findEmailChange(
  tx: Transaction,
  key: EmailChangeKey,
  now: number,
): Promise<string | null> {
  const row = await tx.maybeRow<{ email: string }>(sql`
    select email from email_changes
     where store_id = ${tx.storeId} and user_id = ${key.userId} and whose = ${key.owner}
       and tries_left > 0 and expires_at > ${new Date(now)}`);
  return row?.email ?? null;
}

/**
 * Uses one try of the pending address and returns the address. Null when no address waits or no try is left.
 * Concurrent guesses share the tries.
 */
export function takeEmailTry(
  tx: Transaction,
  key: EmailChangeKey,
  now: number,
): Promise<{ email: string; codeMac: Buffer } | null> {
  return tx.maybeRow(sql`
    update email_changes set tries_left = tries_left - 1
     where store_id = ${tx.storeId} and user_id = ${key.userId} and whose = ${key.owner}
       and tries_left > 0 and expires_at > ${new Date(now)}
    returning email, code_mac as "codeMac"`);
}

/** Marks the change as used. Returns true for exactly one caller. */
export async function useEmailChange(
  tx: Transaction,
  key: EmailChangeKey,
  codeMac: Buffer,
): Promise<boolean> {
  const used = await tx.maybeRow(sql`
    delete from email_changes
     where store_id = ${tx.storeId} and user_id = ${key.userId} and whose = ${key.owner} and code_mac = ${codeMac}
    returning user_id`);
  return used !== null;
}
