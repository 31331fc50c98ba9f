import type { OnlineDocument } from '@comanda/domain/money/online-payment/documents';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { MAIL_REASONS, notifyAdministrators } from '../../../people/access/public.ts';
import { DOCUMENT_MAILS, DOCUMENT_NAMES } from '../texts.ts';

/** Mails all administrators that a document must be sent again, with the reason. */
export function notifyOfRejected(
  tx: Transaction,
  mails: MailQueue,
  kind: OnlineDocument,
  reason: string,
): Promise<void> {
  return notifyAdministrators(tx, { mails }, (to, store) => ({
    kind: 'online-document-rejected',
    to,
    subject: DOCUMENT_MAILS.rejectedSubject,
    paragraphs: DOCUMENT_MAILS.rejected(store, DOCUMENT_NAMES[kind]),
    facts: [{ label: DOCUMENT_MAILS.reason, value: reason }],
    closing: DOCUMENT_MAILS.rejectedClosing,
    why: MAIL_REASONS.administrators(store),
  }));
}
