import type { RecoveryChannel } from '@comanda/contract/access/recovery.wire';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface NewRecoveryCode {
  requestId: string;
  userId: number;
  channel: RecoveryChannel;
  codeMac: Buffer;
  askedBy: Buffer;
  expiresAt: Date;
}

/** Stores a code; those the same asker got before are worth nothing from now on, those of others stay. */
export async function insertCode(tx: Transaction, code: NewRecoveryCode, now: number): Promise<void> {
  await tx.rows(
    sql`update recovery_codes set used_at = ${new Date(now)}
        where store_id = ${tx.storeId} and user_id = ${code.userId} and asked_by = ${code.askedBy}
          and used_at is null`,
  );
  await tx.rows(
    sql`insert into recovery_codes (store_id, request_id, user_id, channel, code_mac, asked_by, created_at, expires_at)
        values (${tx.storeId}, ${code.requestId}, ${code.userId}, ${code.channel}, ${code.codeMac}, ${code.askedBy},
                ${new Date(now)}, ${code.expiresAt})`,
  );
}

/** The codes on their way are worth nothing any more: they went to contacts the store no longer has. */
export async function voidCodes(tx: Transaction, now: number): Promise<void> {
  await tx.rows(sql`
    update recovery_codes set used_at = ${new Date(now)} where store_id = ${tx.storeId} and used_at is null`);
}

/**
 * Takes one of the tries of a living code and answers what to compare with; null when none is left, or the code is
 * used, late or unknown. One statement, so parallel guesses get five tries between them.
 */
export async function takeTry(
  tx: Transaction,
  requestId: string,
  now: number,
): Promise<{ userId: number; codeMac: Buffer; triesLeft: number } | null> {
  const row = await tx.maybeRow<{ user_id: number; code_mac: Buffer; tries_left: number }>(
    sql`update recovery_codes set tries_left = tries_left - 1
        where store_id = ${tx.storeId} and request_id = ${requestId} and used_at is null
          and expires_at > ${new Date(now)} and tries_left > 0
        returning user_id, code_mac, tries_left`,
  );
  return row === null ? null : { userId: row.user_id, codeMac: row.code_mac, triesLeft: row.tries_left };
}

/** Whether a code that is still in time died of wrong tries. */
export async function isSpent(tx: Transaction, requestId: string, now: number): Promise<boolean> {
  const row = await tx.maybeRow(
    sql`select request_id from recovery_codes
        where store_id = ${tx.storeId} and request_id = ${requestId} and used_at is null
          and expires_at > ${new Date(now)} and tries_left = 0`,
  );
  return row !== null;
}

/** Uses a code up, and with it every other one of the same person; true for exactly one caller. */
export async function useCode(tx: Transaction, requestId: string, now: number): Promise<boolean> {
  const used = await tx.maybeRow<{ user_id: number }>(
    sql`update recovery_codes set used_at = ${new Date(now)}
        where store_id = ${tx.storeId} and request_id = ${requestId} and used_at is null
        returning user_id`,
  );
  if (used === null) return false;
  await tx.rows(
    sql`update recovery_codes set used_at = ${new Date(now)}
        where store_id = ${tx.storeId} and user_id = ${used.user_id} and used_at is null`,
  );
  return true;
}

/** Sets the password of an active user; answers the user name, or null when there is no such user any more. */
export async function setPassword(
  tx: Transaction,
  userId: number,
  passwordHash: string,
): Promise<string | null> {
  const row = await tx.maybeRow<{ username: string }>(
    sql`update users set password_hash = ${passwordHash}
        where store_id = ${tx.storeId} and user_id = ${userId} and is_active
        returning username`,
  );
  return row?.username ?? null;
}
