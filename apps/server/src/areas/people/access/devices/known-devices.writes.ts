import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/**
 * True when the user has already logged in to the store with this device. `userId` null: any user of the
 * store.
 */
export async function isKnownDevice(
  tx: Transaction,
  deviceHash: Buffer,
  userId: number | null,
): Promise<boolean> {
  const rows = await tx.rows(
    sql`select from known_devices
        where store_id = ${tx.storeId} and device_hash = ${deviceHash}
          and user_id = coalesce(${userId}::integer, user_id)
        limit 1`,
  );
  return rows.length > 0;
}

/** True when the user has logged in from any browser before. */
export async function hasDevices(tx: Transaction, userId: number): Promise<boolean> {
  const rows = await tx.rows(
    sql`select from known_devices where store_id = ${tx.storeId} and user_id = ${userId} limit 1`,
  );
  return rows.length > 0;
}

/** True when the user chose to skip the code in this browser. */
export async function skipsCode(
  tx: Transaction,
  device: { hash: Buffer; userId: number },
  now: number,
): Promise<boolean> {
  const row = await tx.maybeRow(
    sql`select user_id from known_devices
        where store_id = ${tx.storeId} and device_hash = ${device.hash} and user_id = ${device.userId}
          and code_skipped_until > ${new Date(now)}`,
  );
  return row !== null;
}

/** Lets the user skip the code in this browser until `until` (epoch ms). */
export async function skipCodesUntil(
  tx: Transaction,
  device: { hash: Buffer; userId: number },
  until: number,
): Promise<void> {
  await tx.rows(
    sql`update known_devices set code_skipped_until = ${new Date(until)}
        where store_id = ${tx.storeId} and device_hash = ${device.hash} and user_id = ${device.userId}`,
  );
}

/** Makes each browser of the user ask for a code again. */
export async function requireCodesAgain(tx: Transaction, userId: number): Promise<void> {
  await tx.rows(
    sql`update known_devices set code_skipped_until = null
        where store_id = ${tx.storeId} and user_id = ${userId} and code_skipped_until is not null`,
  );
}

export async function saveKnownDevice(
  tx: Transaction,
  device: { hash: Buffer; userId: number },
  now: number,
): Promise<void> {
  const at = new Date(now);
  await tx.rows(
    sql`insert into known_devices as d (store_id, user_id, device_hash, created_at, last_seen_at)
        values (${tx.storeId}, ${device.userId}, ${device.hash}, ${at}, ${at})
        on conflict (store_id, device_hash, user_id) do update set last_seen_at = excluded.last_seen_at`,
  );
}
