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

/** Ready or not any more, turned down, or turned down for other reasons: the provider says the same rejection again with each of its news. */
function isNews(before: ToldState, next: ToldState): boolean {
  if (isReady(next.state) !== isReady(before.state)) return true;
  return (
    next.state === 'rejected' &&
    (before.state !== 'rejected' || next.reasons.join('\n') !== before.reasons.join('\n'))
  );
}

/**
 * Takes in how the payment provider stands to the store, in whatever order it is told; answers whether that changed anything. The store's
 * administrators are told when it is ready, and when it is turned down. What is said of a receiver the store no longer is must not come here.
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
