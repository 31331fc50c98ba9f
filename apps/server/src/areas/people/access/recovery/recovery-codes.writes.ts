import type { RecoveryChannel } from '@comanda/contract/people/access/recovery.wire';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

export interface NewRecoveryCode {
  requestId: string;
  userId: number;
  channel: RecoveryChannel;
  codeMac: Buffer;
  requesterMac: Buffer;
  expiresAt: Date;
}

/**
 * Saves a code. Earlier codes of the same requester become invalid; codes of other requesters remain valid.
 */
export async function insertCode(tx: Transaction, code: NewRecoveryCode, now: number): Promise<void> {
  await tx.rows(
    sql`update recovery_codes set used_at = ${new Date(now)}
        where store_id = ${tx.storeId} and user_id = ${code.userId} and asked_by = ${code.requesterMac}
          and used_at is null`,
  );
  await tx.rows(
    sql`insert into recovery_codes (store_id, request_id, user_id, channel, code_mac, asked_by, created_at, expires_at)
        values (${tx.storeId}, ${code.requestId}, ${code.userId}, ${code.channel}, ${code.codeMac}, ${code.requesterMac},
                ${new Date(now)}, ${code.expiresAt})`,
  );
}

/**
 * Revokes the store's open codes after its contact changed, because the codes were sent to the former
 * contact.
 */
export async function voidCodes(tx: Transaction, now: number): Promise<void> {
  await tx.rows(sql`
    update recovery_codes set used_at = ${new Date(now)} where store_id = ${tx.storeId} and used_at is null`);
}

/** Revokes a user's open codes after a change of address or password. */
export async function voidCodesOfUser(tx: Transaction, userId: number, now: number): Promise<void> {
  await tx.rows(sql`
    update recovery_codes set used_at = ${new Date(now)}
     where store_id = ${tx.storeId} and user_id = ${userId} and used_at is null`);
}

/**
 * Uses one try of a valid code and returns the MAC to compare. Null when no try is left, or the code is used,
 * expired or unknown. Uses one statement, so that concurrent guesses share the five tries.
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

/** True when a code that has not expired has no tries left. */
export async function isSpent(tx: Transaction, requestId: string, now: number): Promise<boolean> {
  const row = await tx.maybeRow(
    sql`select request_id from recovery_codes
        where store_id = ${tx.storeId} and request_id = ${requestId} and used_at is null
          and expires_at > ${new Date(now)} and tries_left = 0`,
  );
  return row !== null;
}

/** Consumes a code and all other codes of the same user. Returns true for exactly one caller. */
export async function useCode(tx: Transaction, requestId: string, now: number): Promise<boolean> {
  const used = await tx.maybeRow<{ user_id: number }>(
    sql`update recovery_codes set used_at = ${new Date(now)}
        where store_id = ${tx.storeId} and request_id = ${requestId} and used_at is null
        returning user_id`,
  );
  if (used === null) return false;
  await voidCodesOfUser(tx, used.user_id, now);
  return true;
}

/** Sets the password of an active user and returns the user name; null when there is no such user. */
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

/** Sets another password of an active user. Returns false when `from` is not the hash of the current password. */
export async function replacePassword(
  tx: Transaction,
  userId: number,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const row = await tx.maybeRow(
    sql`update users set password_hash = ${to}
        where store_id = ${tx.storeId} and user_id = ${userId} and is_active and password_hash = ${from}
        returning user_id`,
  );
  return row !== null;
}
