import {
  isReady,
  nextReceiverState,
  type ReportedState,
} from '@comanda/domain/money/online-payment/receiver-state';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { MAIL_REASONS, notifyAdministrators } from '../../../people/access/public.ts';
import { type AuditedActor, recordAudit } from '../../../people/audit/public.ts';
import { settleReadiness } from '../readiness.ts';
import { stateMail } from '../texts.ts';
import { holdStored } from './registration.reads.ts';
import { saveState } from './registration.writes.ts';

/**
 * True when the store became ready, lost its readiness, was rejected, or was rejected for other reasons. The
 * provider repeats a rejection in each report, so an equal report causes no mail.
 */
function isNotable(before: ReportedState, next: ReportedState): boolean {
  if (isReady(next.state) !== isReady(before.state)) return true;
  return (
    next.state === 'rejected' &&
    (before.state !== 'rejected' || next.reasons.join('\n') !== before.reasons.join('\n'))
  );
}

/**
 * Applies the payment provider's state of the store; reports may arrive in any order. Returns true if a
 * report changed the state. The store's administrators get a mail when the store is ready or rejected. The
 * caller must ignore reports about a former receiver.
 */
export async function notifyOfReceiverState(
  tx: Transaction,
  reported: ReportedState,
  { mails, by }: { mails: MailQueue; by: AuditedActor },
): Promise<boolean> {
  const stored = await holdStored(tx);
  const next = stored === null ? null : nextReceiverState(stored.standing, reported);
  if (stored === null || next === null) return false;
  await saveState(tx, next);
  await recordAudit(tx, by, 'online-payment.state-changed', {
    before: { situacao: stored.standing.state },
    after: { situacao: next.state },
  });
  await settleReadiness(tx, by);
  if (isNotable(stored.standing, next))
    await notifyAdministrators(tx, { mails }, (to, store) => ({
      ...{ kind: 'online-payment-state', to, why: MAIL_REASONS.administrators(store) },
      ...stateMail(next, store),
    }));
  tx.announce('online-payment');
  return true;
}
