import {
  isReady,
  nextReceiverState,
  type ToldState,
} from '@comanda/domain/money/online-payment/receiver-state';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { MAIL_REASONS, tellAdministrators } from '../../../people/access/public.ts';
import { type AuditedActor, recordAudit } from '../../../people/audit/public.ts';
import { settleReadiness } from '../readiness.ts';
import { stateMail } from '../texts.ts';
import { holdKept } from './registration.reads.ts';
import { keepState } from './registration.writes.ts';

/**
 * True when the store became ready or lost readiness, was rejected, or got other reasons. The provider repeats a
 * rejection in each report.
 */
function isNews(before: ToldState, next: ToldState): boolean {
  if (isReady(next.state) !== isReady(before.state)) return true;
  return (
    next.state === 'rejected' &&
    (before.state !== 'rejected' || next.reasons.join('\n') !== before.reasons.join('\n'))
  );
}

/**
 * Applies the payment provider's state of the store, in any order of reports. Returns if it changed anything. The
 * store's administrators get a mail when the store is ready or rejected. The caller must leave out reports about a
 * former receiver.
 */
export async function tellReceiverState(
  tx: Transaction,
  told: ToldState,
  { mails, by }: { mails: MailQueue; by: AuditedActor },
): Promise<boolean> {
  const kept = await holdKept(tx);
  const next = kept === null ? null : nextReceiverState(kept.standing, told);
  if (kept === null || next === null) return false;
  await keepState(tx, next);
  await recordAudit(tx, by, 'online-payment.state-changed', {
    before: { situacao: kept.standing.state },
    after: { situacao: next.state },
  });
  await settleReadiness(tx, by);
  if (isNews(kept.standing, next))
    await tellAdministrators(tx, { mails }, (to, store) => ({
      ...{ kind: 'online-payment-state', to, why: MAIL_REASONS.administrators(store) },
      ...stateMail(next, store),
    }));
  tx.announce('online-payment');
  return true;
}
