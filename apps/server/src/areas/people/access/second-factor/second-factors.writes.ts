import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** An active second factor. */
export interface SecondFactor {
  sealedSecret: Buffer;
  /** Time step (half a minute) of the last accepted code. */
  lastStep: number | null;
}

/** True when the user has an active second factor. */
export async function hasSecondFactor(tx: Transaction, userId: number): Promise<boolean> {
  const row = await tx.maybeRow(sql`
    select user_id from second_factors
     where store_id = ${tx.storeId} and user_id = ${userId} and enabled_at is not null`);
  return row !== null;
}

/** The users of the store with an active second factor. */
export async function listGuarded(tx: Transaction): Promise<number[]> {
  const rows = await tx.rows<{ userId: number }>(sql`
    select user_id as "userId" from second_factors
     where store_id = ${tx.storeId} and enabled_at is not null`);
  return rows.map(({ userId }) => userId);
}

/**
 * Locks the user's second factor until the transaction ends, so that no code is used twice; null when off.
 */
export async function holdSecondFactor(tx: Transaction, userId: number): Promise<SecondFactor | null> {
  return tx.maybeRow<SecondFactor>(sql`
    select sealed_secret as "sealedSecret", last_step::float8 as "lastStep" from second_factors
     where store_id = ${tx.storeId} and user_id = ${userId} and enabled_at is not null for update`);
}

/**
 * Saves the time step of an accepted code. Codes of this step and of earlier steps are refused from then on.
 */
export async function saveStep(tx: Transaction, userId: number, step: number): Promise<void> {
  await tx.rows(sql`
    update second_factors set last_step = ${step} where store_id = ${tx.storeId} and user_id = ${userId}`);
}

/**
 * Consumes a recovery code and returns the number of remaining codes; null when the user has no such code.
 */
export async function useRecoveryCode(
  tx: Transaction,
  userId: number,
  codeMac: Buffer,
  now: number,
): Promise<number | null> {
  const used = await tx.maybeRow(sql`
    update second_factor_codes set used_at = ${new Date(now)}
     where store_id = ${tx.storeId} and user_id = ${userId} and code_mac = ${codeMac} and used_at is null
    returning user_id`);
  return used === null ? null : countRecoveryCodes(tx, userId);
}

/** Counts the remaining recovery codes. */
export async function countRecoveryCodes(tx: Transaction, userId: number): Promise<number> {
  const row = await tx.maybeRow<{ left: number }>(sql`
    select count(*)::integer as "left" from second_factor_codes
     where store_id = ${tx.storeId} and user_id = ${userId} and used_at is null`);
  return row?.left ?? 0;
}

/** Saves a secret that waits for its first code. Replaces an earlier pending secret. */
export async function savePendingSecret(tx: Transaction, userId: number, sealed: Buffer): Promise<void> {
  await tx.rows(sql`
    insert into second_factors as f (store_id, user_id, pending_secret)
    values (${tx.storeId}, ${userId}, ${sealed})
    on conflict (store_id, user_id) do update set pending_secret = excluded.pending_secret`);
}

/** The pending secret, locked until the transaction ends; null when there is none. */
export async function holdPendingSecret(tx: Transaction, userId: number): Promise<Buffer | null> {
  const row = await tx.maybeRow<{ sealed: Buffer | null }>(sql`
    select pending_secret as sealed from second_factors
     where store_id = ${tx.storeId} and user_id = ${userId} for update`);
  return row?.sealed ?? null;
}

/** Makes the pending secret the user's second factor. `step` is the time step of its first code. */
export async function turnOn(tx: Transaction, userId: number, step: number, now: number): Promise<void> {
  await tx.rows(sql`
    update second_factors
       set sealed_secret = pending_secret, pending_secret = null, last_step = ${step},
           enabled_at = ${new Date(now)}
     where store_id = ${tx.storeId} and user_id = ${userId}`);
}

/** Deletes the second factor and its recovery codes. Returns true when it was active. */
export async function deleteSecondFactor(tx: Transaction, userId: number): Promise<boolean> {
  await tx.rows(sql`
    delete from second_factor_codes where store_id = ${tx.storeId} and user_id = ${userId}`);
  const off = await tx.maybeRow<{ was_on: boolean }>(sql`
    delete from second_factors where store_id = ${tx.storeId} and user_id = ${userId}
    returning enabled_at is not null as was_on`);
  return off?.was_on ?? false;
}

/** Replaces all recovery codes of the user. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: number,
  macs: readonly Buffer[],
): Promise<void> {
  await tx.rows(sql`
    delete from second_factor_codes where store_id = ${tx.storeId} and user_id = ${userId}`);
  for (const mac of macs)
    await tx.rows(sql`
      insert into second_factor_codes (store_id, user_id, code_mac) values (${tx.storeId}, ${userId}, ${mac})`);
}
