import { ERRORS } from '@comanda/contract/errors';
import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type AuditedActor, recordAudit } from '../audit/public.ts';

/**
 * Has customers pay online, or not; told to every panel of the store. Throws `store.no-payment-account` when it is to
 * begin and it cannot be paid: see `settleReadiness` of `online-payment`.
 */
export async function setOnlineAcceptance(
  tx: Transaction,
  accepts: boolean,
  by: AuditedActor,
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
  const change = { before: { aceita: !accepts }, after: { aceita: accepts } };
  await recordAudit(tx, by, 'store.online-payment-changed', change);
  tx.announce('store');
}
