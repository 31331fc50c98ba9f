import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { MAIL_REASONS, notifyAdministrators } from '../../../people/access/public.ts';
import { DEBIT_MAILS } from '../texts.ts';

const KINDS = {
  refunded: 'refund-of-store',
  contested: 'dispute-opened',
  lost: 'dispute-lost',
  won: 'dispute-won',
} as const;

/**
 * Mails the store when money of an order leaves its accounts or comes back: a refund that the store pays, a
 * dispute, the outcome of a dispute. No mail is sent for a cancelled order, because its money is not the
 * store's.
 */
export async function notifyOfDebit(
  tx: Transaction,
  mails: MailQueue,
  what: keyof typeof KINDS,
  { orderId, cents, reason }: { orderId: number; cents: number; reason: string | null },
): Promise<void> {
  const order = await tx.maybeRow<{ code: string }>(sql`
    select code from orders where store_id = ${tx.storeId} and order_id = ${orderId} and status <> 'cancelled'`);
  if (order === null) return;
  const { amount, subject, line, closing } = DEBIT_MAILS[what];
  await notifyAdministrators(tx, { mails }, (to, store) => ({
    ...{ kind: KINDS[what], to, subject: subject(order.code) },
    paragraphs: [line(order.code, store)],
    amount: { label: amount, cents },
    ...(reason === null ? {} : { facts: [{ label: DEBIT_MAILS.reason, value: reason }] }),
    closing: [closing],
    why: MAIL_REASONS.administrators(store),
  }));
}
