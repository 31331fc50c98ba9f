import { ERRORS } from '@comanda/contract/errors';
import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type AuditEntry, recordAudit } from '../audit/public.ts';

/** Who switches: a person of the store, or the provider (`details`). */
export type SwitchedBy = Pick<AuditEntry, 'userId' | 'sessionId' | 'details'>;

/**
 * Has customers pay online, or not; told to every panel of the store. Throws `store.no-payment-account` when it is to
 * begin and the provider has opened no account for it.
 */
export async function setOnlineAcceptance(
  tx: Transaction,
  accepts: boolean,
  { userId, sessionId, details }: SwitchedBy,
  now: number,
): Promise<void> {
  const store = await tx.maybeRow<{ accepts: boolean; canBePaid: boolean }>(sql`
    select accepts_online_payment as accepts, can_be_paid_online as "canBePaid"
      from stores where store_id = ${tx.storeId} for no key update`);
  if (store?.accepts === accepts) return;
  if (accepts && store?.canBePaid !== true) {
    const { text } = ERRORS['store.no-payment-account'];
    throw new AppError('store.no-payment-account', { fields: [{ campo: 'accepts', mensagem: text }] });
  }
  await tx.rows(sql`update stores set accepts_online_payment = ${accepts} where store_id = ${tx.storeId}`);
  const by = { userId, ...(sessionId !== undefined && { sessionId }) };
  const change = { before: { aceita: !accepts }, after: { aceita: accepts }, ...(details && { details }) };
  await recordAudit(tx, { ...by, action: 'store.online-payment-changed', ...change }, now);
  tx.announce('store');
}
