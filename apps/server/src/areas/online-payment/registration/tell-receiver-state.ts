import { nextReceiverState, type ToldState } from '@comanda/domain/online-payment/receiver-state';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type AuditedActor, recordAudit } from '../../audit/public.ts';
import { settleReadiness } from '../readiness.ts';
import { holdKept } from './registration.reads.ts';
import { keepState } from './registration.writes.ts';

/**
 * Takes in how the payment provider stands to the store, in whatever order it is told; answers whether that changed anything. What it
 * says of a receiver the store no longer is must not come here.
 */
export async function tellReceiverState(
  tx: Transaction,
  told: ToldState,
  by: AuditedActor,
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
  tx.announce('online-payment');
  return true;
}
