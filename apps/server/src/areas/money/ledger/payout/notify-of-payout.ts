import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { MAIL_REASONS, notifyAdministrators } from '../../../people/access/public.ts';
import type { PayoutAccount } from '../ports.ts';
import { PAYOUT_MAILS as texts } from '../texts.ts';
import { accountInWords } from './payout-account.reads.ts';

/** Mails all administrators that a user of the store requested a transfer. */
export function notifyOfRequest(
  tx: Transaction,
  mails: MailQueue,
  { cents, by, account, note }: { cents: number; by: string; account: string; note: string | null },
): Promise<void> {
  return notifyAdministrators(tx, { mails }, (to, store) => ({
    ...{ kind: 'transfer-asked', to, subject: texts.requested.subject },
    paragraphs: [texts.requested.line(by, store)],
    amount: { label: texts.amount, cents },
    facts: factsOf(account, note),
    closing: [texts.requested.closing],
    why: MAIL_REASONS.administrators(store),
  }));
}

/**
 * Mails the outcome of a transfer: failed or returned, with the payment provider's reason in `reported`. For
 * a paid transfer, only a manual one causes a mail: the calendar shows paid settlements.
 */
export async function notifyOfOutcome(
  tx: Transaction,
  mails: MailQueue,
  {
    key,
    step,
    cents,
    reported,
  }: { key: string; step: 'paid' | 'failed' | 'returned'; cents: number; reported: string | null },
): Promise<void> {
  const transfer = await tx.maybeRow<{
    account: PayoutAccount;
    note: string | null;
    requestedBy: string | null;
  }>(sql`
    select account, note, asked_by as "requestedBy" from payment_transfers where store_id = ${tx.storeId} and key = ${key}`);
  if (transfer === null || (step === 'paid' && transfer.requestedBy === null)) return;
  const { subject, lines } = texts[step];
  await notifyAdministrators(tx, { mails }, (to, store) => ({
    ...{ kind: `transfer-${step}`, to, subject, paragraphs: lines(store, reported) },
    amount: { label: texts.amount, cents },
    facts: factsOf(accountInWords(transfer.account), transfer.note),
    why: MAIL_REASONS.administrators(store),
  }));
}

const factsOf = (account: string, note: string | null) => [
  { label: texts.account, value: account },
  ...(note === null ? [] : [{ label: texts.note, value: note }]),
];
