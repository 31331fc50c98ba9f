import {
  type DocumentRejection,
  isExplained,
  ONLINE_DOCUMENTS,
  type OnlineDocument,
} from '@comanda/domain/money/online-payment/documents';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { ProviderActor } from '../../../../platform/http/requester.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { MAIL_REASONS, notifyAdministrators } from '../../../people/access/public.ts';
import { nameOf, recordAudit } from '../../../people/audit/public.ts';
import type { Receivers } from '../../payments/public.ts';
import {
  findDocument,
  listStoredDocuments,
  reasonOf,
  type StoredDocument,
} from '../documents/documents.reads.ts';
import { decideStored } from '../documents/documents.writes.ts';
import { notifyOfRejected } from '../documents/notify-of-rejected.ts';
import { notifyOfReceiverState } from '../registration/notify-of-receiver-state.ts';
import { holdStored } from '../registration/registration.reads.ts';
import { DOCUMENT_MAILS, DOCUMENT_NAMES } from '../texts.ts';

interface Deps {
  mails: MailQueue;
  receivers: Receivers;
}

/** One upload of one document. */
interface Sent {
  kind: OnlineDocument;
  sending: number;
}

/**
 * Approves a waiting document. After the third approval the store's administrators get a mail; without a
 * payment provider the store is then ready. Throws `online-payment.document-decided` unless this upload waits
 * for review.
 */
export async function approveDocument(
  tx: Transaction,
  { kind, sending }: Sent,
  { mails, receivers }: Deps,
  actor: ProviderActor,
): Promise<void> {
  const document = await holdWaiting(tx, { kind, sending });
  await decideStored(tx, kind, { rejection: null, words: null, by: nameOf(actor), at: actor.now });
  await receivers.handDocument(tx, { kind, sending, fileName: document.fileName });
  await recordAudit(tx, actor, 'online-payment.document-approved', {
    details: { documento: DOCUMENT_NAMES[kind] },
  });
  tx.announce('online-payment');
  const approved = (await listStoredDocuments(tx)).filter(({ state }) => state === 'approved');
  if (approved.length < ONLINE_DOCUMENTS.length) return;
  if (!receivers.isConnected) {
    await notifyOfReceiverState(tx, { state: 'enabled', at: actor.now, reasons: [] }, { mails, by: actor });
    return;
  }
  await notifyAdministrators(tx, { mails }, (to, store) => ({
    kind: 'online-documents-approved',
    to,
    subject: DOCUMENT_MAILS.approvedSubject,
    paragraphs: DOCUMENT_MAILS.approved(store),
    why: MAIL_REASONS.administrators(store),
  }));
}

/**
 * Rejects a waiting document and mails the reason to the store's administrators. Throws the errors of
 * {@link approveDocument}, and `online-payment.rejection-untold`.
 */
export async function rejectDocument(
  tx: Transaction,
  { kind, sending, rejection, words }: Sent & { rejection: DocumentRejection; words: string | null },
  { mails }: Pick<Deps, 'mails'>,
  actor: ProviderActor,
): Promise<void> {
  if (!isExplained(rejection, words)) throw new AppError('online-payment.rejection-untold');
  await holdWaiting(tx, { kind, sending });
  await decideStored(tx, kind, { rejection, words, by: nameOf(actor), at: actor.now });
  const reason = reasonOf({ rejection, words }) ?? '';
  await recordAudit(tx, actor, 'online-payment.document-rejected', {
    details: { documento: DOCUMENT_NAMES[kind], motivo: reason },
  });
  await notifyOfRejected(tx, mails, kind, reason);
  tx.announce('online-payment');
}

async function holdWaiting(tx: Transaction, { kind, sending }: Sent): Promise<StoredDocument> {
  await holdStored(tx);
  const document = await findDocument(tx, kind);
  if (document?.state !== 'waiting' || document.sending !== sending)
    throw new AppError('online-payment.document-decided');
  return document;
}
