import type { DocumentVerdict, OnlineDocument } from '@comanda/domain/money/online-payment/documents';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { type AuditedActor, recordAudit } from '../../../people/audit/public.ts';
import { holdKept } from '../registration/registration.reads.ts';
import { DOCUMENT_NAMES, verdictReason } from '../texts.ts';
import { findDocument } from './documents.reads.ts';
import { keepVerdict } from './documents.writes.ts';
import { tellRejected } from './tell-rejected.ts';

/** The payment provider's verdict on one upload. `at` is its own time in epoch ms, `reason` its words. */
export interface ToldVerdict {
  kind: OnlineDocument;
  sending: number;
  verdict: DocumentVerdict;
  reason: string | null;
  at: number;
}

/**
 * Applies the payment provider's verdicts on documents, including late or repeated ones. Ignores verdicts that are
 * older than the saved one, or about another picture than the approved one. Administrators get a mail with the reason
 * of a refusal.
 */
export async function tellVerdicts(
  tx: Transaction,
  told: readonly ToldVerdict[],
  { mails, by }: { mails: MailQueue; by: AuditedActor },
): Promise<void> {
  await holdKept(tx);
  for (const { kind, sending, verdict, reason, at } of told) {
    const kept = await findDocument(tx, kind);
    if (kept === null || kept.state !== 'approved' || kept.sending !== sending) continue;
    if (kept.verdictAt !== null && at <= kept.verdictAt) continue;
    await keepVerdict(tx, kind, { verdict, reason, at });
    if (kept.verdict === verdict) continue;
    if (verdict === 'rejected') {
      const words = verdictReason(reason);
      await tellRejected(tx, mails, kind, words);
      await recordAudit(tx, by, 'online-payment.document-rejected', {
        details: { documento: DOCUMENT_NAMES[kind], motivo: words },
      });
    }
    tx.announce('online-payment');
  }
}
