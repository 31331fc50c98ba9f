import type { Clock } from '../../../platform/clock.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { databaseTime, Lease } from '../../../platform/leases/lease.ts';
import { TRIED_FOR_MS } from '../../../platform/mail/mail-queue.ts';
import type { MailFault } from '../../../platform/mail/mailer.ts';

/** A mail that this server has claimed. Times in epoch milliseconds. */
export interface ClaimedMail {
  kind: string;
  sealed: Buffer;
  queuedAt: number;
  expiresAt: number | null;
  triedUntil: number;
  attempts: number;
}

/** Reasons why a mail was not sent. `unreadable`: it was encrypted with another secret. */
export type StoredFault = MailFault | 'unreadable';

/**
 * Creates the lease of queued mails. A given-up mail is claimed again when its code or link has expired, so
 * that its content is deleted. A given-up mail without an expiry is not claimed again.
 */
export function createMailLease(clock: Clock): Lease<ClaimedMail> {
  return new Lease(clock, {
    ...{ table: 'mails_out', key: 'mail_id', lastsMs: 30_000 },
    isOpen: sql`state in ('waiting', 'given-up')`,
    columns: sql`kind, sealed, queued_at as "queuedAt", expires_at as "expiresAt", tried_until as "triedUntil", attempts`,
  });
}

/**
 * Ends a mail and deletes its content. Needs no lease: a sent mail is recorded as sent, even if a user
 * dropped it meanwhile. Returns false when the mail had already ended.
 */
export async function endMail(
  tx: Transaction,
  mailId: string,
  state: 'sent' | 'expired' | 'dropped',
  clock: Clock,
): Promise<boolean> {
  const ended = await tx.rows(sql`
    update mails_out
       set state = ${state}, sealed = null, ended_at = ${databaseTime(clock)}, claimed_by = null, claimed_until = null,
           attempts = attempts + ${state === 'sent' ? 1 : 0}
     where store_id = ${tx.storeId} and mail_id = ${mailId}
       and (state in ('waiting', 'given-up') or (state = 'dropped' and ${state} = 'sent'))
    returning mail_id`);
  return ended.length > 0;
}

/**
 * Makes a pending or given-up mail due at once, with retries for another day. A mail that is being sent stays
 * unchanged. Returns false when the mail has ended, or its code or link has expired.
 */
export async function retryMail(tx: Transaction, mailId: string, clock: Clock): Promise<boolean> {
  const found = await tx.rows(sql`
    update mails_out
       set state = 'waiting', ended_at = null, tried_until = ${databaseTime(clock, TRIED_FOR_MS)},
           claimed_until = case when claimed_by is null then null else claimed_until end
     where store_id = ${tx.storeId} and mail_id = ${mailId} and state in ('waiting', 'given-up')
       and (expires_at is null or expires_at > ${databaseTime(clock)})
    returning mail_id`);
  return found.length > 0;
}

/**
 * Records why this server's attempt failed. The next attempt follows after `waitMs`; null: there is no next
 * attempt.
 */
export async function noteFault(
  tx: Transaction,
  mailId: string,
  lease: Lease<ClaimedMail>,
  { fault, codes, waitMs }: { fault: StoredFault; codes: string; waitMs: number | null },
  clock: Clock,
): Promise<void> {
  const next =
    waitMs === null
      ? sql`state = 'given-up', ended_at = ${databaseTime(clock)}, claimed_until = coalesce(expires_at, 'infinity')`
      : sql`claimed_until = ${databaseTime(clock, waitMs)}`;
  await tx.rows(sql`
    update mails_out
       set attempts = attempts + 1, fault = ${fault}, fault_codes = ${codes}, claimed_by = null, ${next}
     where store_id = ${tx.storeId} and mail_id = ${mailId} and ${lease.isMine()}`);
}
