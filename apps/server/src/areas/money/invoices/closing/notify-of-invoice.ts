import { brazilianDay } from '@comanda/domain/kit/time/brazilian-days';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { MAIL_REASONS, notifyAdministrators } from '../../../people/access/public.ts';
import { brazilianPeriod, OPENED_MAIL, INVOICE_MAIL as texts } from '../texts.ts';

/** Mails the invoice of a closed month to the store's administrators. */
export function notifyOfInvoice(
  tx: Transaction,
  mails: MailQueue,
  invoice: {
    invoiceId: number;
    amountCents: number;
    dueOn: CalendarDate;
    from: CalendarDate;
    through: CalendarDate;
  },
): Promise<void> {
  const { invoiceId, amountCents, dueOn, from, through } = invoice;
  return notifyAdministrators(tx, { mails }, (to, store) => ({
    ...{ kind: 'invoice-closed', to, subject: texts.subject(brazilianDay(dueOn)) },
    paragraphs: texts.paragraphs(store),
    amount: { label: texts.amount, cents: amountCents },
    facts: [
      { label: texts.invoice, value: String(invoiceId) },
      { label: texts.period, value: brazilianPeriod({ from, through }) },
      { label: texts.dueOn, value: brazilianDay(dueOn) },
    ],
    closing: texts.closing,
    why: MAIL_REASONS.administrators(store),
  }));
}

/** Mails a manual invoice with its reason to the store's administrators. */
export function notifyOfOpened(
  tx: Transaction,
  mails: MailQueue,
  invoice: { invoiceId: number; amountCents: number; dueOn: CalendarDate; reason: string },
): Promise<void> {
  const { invoiceId, amountCents, dueOn, reason } = invoice;
  return notifyAdministrators(tx, { mails }, (to, store) => ({
    ...{ kind: 'invoice-opened', to, subject: OPENED_MAIL.subject(brazilianDay(dueOn)) },
    paragraphs: OPENED_MAIL.paragraphs(store),
    amount: { label: texts.amount, cents: amountCents },
    facts: [
      { label: texts.invoice, value: String(invoiceId) },
      { label: OPENED_MAIL.reason, value: reason },
      { label: texts.dueOn, value: brazilianDay(dueOn) },
    ],
    why: MAIL_REASONS.administrators(store),
  }));
}
