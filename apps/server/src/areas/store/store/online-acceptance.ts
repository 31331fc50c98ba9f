import { gapsBeforeSwitch, type OnlineSales } from '@comanda/domain/store/store/online-sales';
import { gapNames, whyNotCharged } from '@comanda/domain/store/store/online-sales-words';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError, failureWords } from '../../../platform/errors/app-error.ts';
import { type AuditedActor, recordAudit } from '../../people/audit/public.ts';
import type { SalesOfStore } from './ports.ts';

/** The error for an order that cannot be charged online. Its text has the reason. */
export const notTaken = (sales: OnlineSales): AppError =>
  new AppError('payments.not-taken', { detail: whyNotCharged(sales) });

/**
 * Turns online payment on or off. Throws `store.no-payment-account` when a requirement for turning it on is missing.
 */
export async function setOnlineAcceptance(
  tx: Transaction,
  sales: SalesOfStore,
  accepts: boolean,
  by: AuditedActor,
): Promise<void> {
  if (!accepts) return saveOnlineAcceptance(tx, false, by);
  const found = await sales.read(tx, by.now);
  const gaps = gapsBeforeSwitch(found);
  if (gaps.length > 0) {
    const detail = gapNames(gaps, found);
    const mensagem = failureWords('store.no-payment-account', detail);
    throw new AppError('store.no-payment-account', { detail, fields: [{ campo: 'accepts', mensagem }] });
  }
  await saveOnlineAcceptance(tx, true, by);
}

/** Saves the switch and notifies all panels of the store. An equal value changes nothing. */
export async function saveOnlineAcceptance(
  tx: Transaction,
  accepts: boolean,
  by: AuditedActor,
): Promise<void> {
  const store = await tx.maybeRow<{ accepts: boolean }>(sql`
    select accepts_online_payment as accepts from stores where store_id = ${tx.storeId} for no key update`);
  if (store?.accepts === accepts) return;
  // Servers of 1.3 and a check of the table require `can_be_paid_online` while the switch is on.
  await tx.rows(sql`
    update stores set accepts_online_payment = ${accepts}, can_be_paid_online = can_be_paid_online or ${accepts}
     where store_id = ${tx.storeId}`);
  const change = { before: { aceita: !accepts }, after: { aceita: accepts } };
  await recordAudit(tx, by, 'store.online-payment-changed', change);
  tx.announce('store');
}
