import { isTurnedDown, ONLINE_DOCUMENTS } from '@comanda/domain/money/online-payment/documents';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { listStoredDocuments } from './documents/documents.reads.ts';
import { findStored } from './registration/registration.reads.ts';

/**
 * The next step for a store that the payment provider has not approved. Some stores can only wait for the
 * provider.
 */
async function approvalLack(tx: Transaction) {
  const stored = await findStored(tx);
  if (stored === null) return { reason: 'registration', detail: null, until: null } as const;
  const { state, reasons } = stored.standing;
  if (state === 'rejected')
    return { reason: 'turned-down', detail: reasons.join(' ') || null, until: null } as const;
  const documents = await listStoredDocuments(tx);
  const reason = documents.some(isTurnedDown)
    ? 'documents-rejected'
    : documents.length < ONLINE_DOCUMENTS.length
      ? 'documents-missing'
      : 'review';
  return { reason, detail: null, until: null } as const;
}

/**
 * The reason why a store has no active account. If an account waits, also its activation time (epoch
 * milliseconds).
 */
async function accountLack(tx: Transaction) {
  const waiting = await tx.maybeRow<{ until: number }>(sql`
    select active_from as until from receiving_accounts where store_id = ${tx.storeId} and active_from is not null`);
  return waiting === null
    ? ({ reason: 'no-account', detail: null, until: null } as const)
    : ({ reason: 'account-waits', detail: null, until: waiting.until } as const);
}

/** The next step for a store that is not approved, or has no active account. */
export const payoutLack = (tx: Transaction, of: 'not-approved' | 'no-account') =>
  of === 'not-approved' ? approvalLack(tx) : accountLack(tx);
