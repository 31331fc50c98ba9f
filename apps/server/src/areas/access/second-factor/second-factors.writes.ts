import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** A second factor that is on. */
export interface SecondFactor {
  sealedSecret: Buffer;
  /** The half minute of the last code that was taken. */
  lastStep: number | null;
}

/** Whether the person has a second factor that is on. */
export async function hasSecondFactor(tx: Transaction, userId: number): Promise<boolean> {
  const row = await tx.maybeRow(sql`
    select user_id from second_factors
     where store_id = ${tx.storeId} and user_id = ${userId} and enabled_at is not null`);
  return row !== null;
}

/** The person's second factor, held until the transaction ends, so that no code is taken twice; null when it is off. */
export async function holdSecondFactor(tx: Transaction, userId: number): Promise<SecondFactor | null> {
  return tx.maybeRow<SecondFactor>(sql`
    select sealed_secret as "sealedSecret", last_step::float8 as "lastStep" from second_factors
     where store_id = ${tx.storeId} and user_id = ${userId} and enabled_at is not null for update`);
}

export async function saveStep(tx: Transaction, userId: number, step: number): Promise<void> {
  await tx.rows(sql`
    update second_factors set last_step = ${step} where store_id = ${tx.storeId} and user_id = ${userId}`);
}

/** Uses a recovery code up; answers how many are left, or null when it is none of theirs. */
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

/** How many recovery codes are left. */
export async function countRecoveryCodes(tx: Transaction, userId: number): Promise<number> {
  const row = await tx.maybeRow<{ left: number }>(sql`
    select count(*)::integer as "left" from second_factor_codes
     where store_id = ${tx.storeId} and user_id = ${userId} and used_at is null`);
  return row?.left ?? 0;
}
