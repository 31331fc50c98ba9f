import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Keeps the address somebody wants; the one they wanted before is forgotten, with its code. */
export async function saveEmailChange(
  tx: Transaction,
  change: { userId: number; email: string; codeMac: Buffer; expiresAt: number },
): Promise<void> {
  const { userId, email, codeMac, expiresAt } = change;
  await tx.rows(sql`
    insert into email_changes as c (store_id, user_id, email, code_mac, expires_at)
    values (${tx.storeId}, ${userId}, ${email}, ${codeMac}, ${new Date(expiresAt)})
    on conflict (store_id, user_id) do update
       set email = excluded.email, code_mac = excluded.code_mac, expires_at = excluded.expires_at,
           tries_left = 5`);
}

/** Takes one of the tries of the address that waits; null when there is none, or none is left. Parallel guesses share them. */
export function takeEmailTry(
  tx: Transaction,
  userId: number,
  now: number,
): Promise<{ email: string; codeMac: Buffer } | null> {
  return tx.maybeRow(sql`
    update email_changes set tries_left = tries_left - 1
     where store_id = ${tx.storeId} and user_id = ${userId} and tries_left > 0 and expires_at > ${new Date(now)}
    returning email, code_mac as "codeMac"`);
}

/** Uses the change up; true for exactly one caller. */
export async function useEmailChange(tx: Transaction, userId: number, codeMac: Buffer): Promise<boolean> {
  const used = await tx.maybeRow(sql`
    delete from email_changes
     where store_id = ${tx.storeId} and user_id = ${userId} and code_mac = ${codeMac}
    returning user_id`);
  return used !== null;
}
