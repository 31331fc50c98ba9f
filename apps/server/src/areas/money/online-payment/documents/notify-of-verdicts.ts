import type { DocumentVerdict, OnlineDocument } from '@comanda/domain/money/online-payment/documents';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { type AuditedActor, recordAudit } from '../../../people/audit/public.ts';
import { holdStored } from '../registration/registration.reads.ts';
import { DOCUMENT_NAMES, verdictReason } from '../texts.ts';
import { findDocument } from './documents.reads.ts';
import { saveVerdict } from './documents.writes.ts';
import { notifyOfRejected } from './notify-of-rejected.ts';

/**
 * The payment provider's verdict on one upload. `at`: the provider's time in epoch ms; `reason`: the
 * provider's words.
 */
export interface ReportedVerdict {
  kind: OnlineDocument;
  sending: number;
  verdict: DocumentVerdict;
  reason: string | null;
  at: number;
}

/**
 * Applies the payment provider's verdicts on documents. Reports may be late or repeated. A verdict is ignored
 * if it is older than the saved verdict, or about a picture that was not approved. Administrators get a mail
 * with the reason of a refusal.
 */
export async function notifyOfVerdicts(
  tx: Transaction,
  reported: readonly ReportedVerdict[],
  { mails, by }: { mails: MailQueue; by: AuditedActor },
): Promise<void> {
  await holdStored(tx);
  for (const { kind, sending, verdict, reason, at } of reported) {
    const stored = await findDocument(tx, kind);
    if (stored === null || stored.state !== 'approved' || stored.sending !== sending) continue;
    if (stored.verdictAt !== null && at <= stored.verdictAt) continue;
    await saveVerdict(tx, kind, { verdict, reason, at });
    if (stored.verdict === verdict) continue;
    if (verdict === 'rejected') {
      const words = verdictReason(reason);
      await notifyOfRejected(tx, mails, kind, words);
      await recordAudit(tx, by, 'online-payment.document-rejected', {
        details: { documento: DOCUMENT_NAMES[kind], motivo: words },
      });
    }
    tx.announce('online-payment');
  }
}
