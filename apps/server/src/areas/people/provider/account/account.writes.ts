import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** The person of a valid password link; null for an invalid link, and for a blocked person. */
export function findLinkedPerson(
  tx: Transaction,
  linkHash: Buffer,
  now: number,
): Promise<{
  personId: number;
  name: string;
  login: string;
  email: string | null;
  passwordHash: string;
} | null> {
  return tx.maybeRow(sql`
    select person_id as "personId", name, username as login, email, password_hash as "passwordHash"
      from provider_people
     where link_hash = ${linkHash} and link_expires_at > ${new Date(now)} and is_active`);
}

/** Consumes a link and sets the password. Returns true for exactly one caller. */
export async function setPasswordOfLink(
  tx: Transaction,
  linkHash: Buffer,
  passwordHash: string,
  now: number,
): Promise<boolean> {
  const set = await tx.maybeRow(sql`
    update provider_people set password_hash = ${passwordHash}, link_hash = null, link_expires_at = null
     where link_hash = ${linkHash} and link_expires_at > ${new Date(now)} and is_active
    returning person_id`);
  return set !== null;
}

/** Data of a person for the own account page. */
export function findOwnAccount(
  tx: Transaction,
  personId: number,
): Promise<{ name: string; login: string; email: string | null; passwordHash: string } | null> {
  return tx.maybeRow(sql`
    select name, username as login, email, password_hash as "passwordHash"
      from provider_people where person_id = ${personId}`);
}

/**
 * Sets another password and revokes open password links. Returns false when `from` is not the hash of the
 * current password.
 */
export async function replaceOwnPassword(
  tx: Transaction,
  personId: number,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const row = await tx.maybeRow(sql`
    update provider_people set password_hash = ${to}, link_hash = null, link_expires_at = null
     where person_id = ${personId} and password_hash = ${from}
    returning person_id`);
  return row !== null;
}

/** Replaces the second factor and its recovery codes. */
export async function setFactor(
  tx: Transaction,
  personId: number,
  factor: { sealedSecret: Buffer; step: number; recoveryHashes: readonly Buffer[] },
): Promise<void> {
  await tx.rows(sql`
    update provider_people
       set factor_secret = ${factor.sealedSecret}, factor_last_step = ${factor.step},
           recovery_hashes = ${factor.recoveryHashes}
     where person_id = ${personId}`);
}

/** Consumes the time step of a code. Returns true for exactly one caller, and only for a step after the last one. */
export async function useFactorStep(tx: Transaction, personId: number, step: number): Promise<boolean> {
  const used = await tx.maybeRow(sql`
    update provider_people set factor_last_step = ${step}
     where person_id = ${personId} and factor_last_step < ${step} returning person_id`);
  return used !== null;
}

/** Consumes a recovery code. Returns true for exactly one caller. */
export async function useRecoveryCode(tx: Transaction, personId: number, mac: Buffer): Promise<boolean> {
  const used = await tx.maybeRow(sql`
    update provider_people set recovery_hashes = array_remove(recovery_hashes, ${mac}::bytea)
     where person_id = ${personId} and ${mac}::bytea = any(recovery_hashes) returning person_id`);
  return used !== null;
}
