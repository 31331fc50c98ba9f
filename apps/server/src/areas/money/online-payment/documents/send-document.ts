import { maySendDocument, type OnlineDocument } from '@comanda/domain/money/online-payment/documents';
import { waitAgain } from '@comanda/domain/money/online-payment/receiver-state';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { refusal } from '../refusal.ts';
import { holdStored } from '../registration/registration.reads.ts';
import { saveState } from '../registration/registration.writes.ts';
import { DOCUMENT_NAMES } from '../texts.ts';
import { findDocument } from './documents.reads.ts';
import { saveDocument } from './documents.writes.ts';

const NEVER_SENT = { state: 'missing', verdict: null } as const;

/**
 * Locks the registration and the last upload of this kind. Throws when the store may not send the document:
 * `online-payment.no-registration`, `online-payment.document-approved`.
 */
export async function holdSendable(tx: Transaction, kind: OnlineDocument) {
  const registration = await holdStored(tx);
  if (registration === null) throw refusal('online-payment.no-registration', 'id_pagon_cadastro');
  const stored = await findDocument(tx, kind);
  if (!maySendDocument(stored ?? NEVER_SENT, registration.standing))
    throw refusal('online-payment.document-approved', 'arquivo');
  return { registration, stored };
}

/**
 * Saves an encrypted picture, which replaces a waiting or rejected picture. A rejected store is pending
 * again. Returns the number of the upload and the replaced file. Throws the errors of {@link holdSendable}.
 */
export async function sendDocument(
  tx: Transaction,
  { kind, fileName }: { kind: OnlineDocument; fileName: string },
  session: Session,
  now: number,
): Promise<{ sending: number; replaced: string | null }> {
  const { registration, stored } = await holdSendable(tx, kind);
  const sending = (stored?.sending ?? 0) + 1;
  await saveDocument(tx, { kind, sending, fileName, by: session.userName, at: now });
  if (registration.standing.state === 'rejected') await saveState(tx, waitAgain(registration.standing));
  await recordAudit(tx, { session, now }, 'online-payment.document-sent', {
    details: { documento: DOCUMENT_NAMES[kind] },
  });
  tx.announce('online-payment');
  return { sending, replaced: stored?.fileName ?? null };
}
