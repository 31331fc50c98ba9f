import { isNewer } from '@comanda/domain/money/payments/payment-states';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { SYSTEM } from '../../../orders/orders/public.ts';
import { lockCharge, type StoredCharge, updateReturned } from '../charges/charges.writes.ts';
import { SILENCE_MS } from '../payment-pace.ts';
import type { RefundUpdate } from '../payment-provider.ts';
import type { PaymentServices } from '../payment-services.ts';
import { undoPayments } from './own-refunds.ts';
import { findRefund, lockRefund, type StoredRefund, updateRefund } from './refunds.writes.ts';

/** The provider's answer about a refund that it knows. */
export type ReportedRefund = Pick<RefundUpdate, 'state' | 'cents' | 'doneAt' | 'reason'>;

interface WhichRefund {
  storeId: number;
  orderId: number;
  refundId: number;
  /**
   * Number of the attempt. A refused refund gets a new attempt; late answers about the old attempt are
   * ignored.
   */
  attempt: number;
}

/**
 * Applies the provider's answer about a refund. A completed refund is posted in the same transaction. A
 * refused refund frees its amount for another refund, which starts automatically for a cancelled order. A
 * late report of an older state changes nothing. Returns false for an answer with another amount.
 */
export async function applyRefund(
  { changes, books, database }: Pick<PaymentServices, 'changes' | 'books' | 'database'>,
  { storeId, orderId, refundId, attempt }: WhichRefund,
  reported: ReportedRefund,
): Promise<boolean> {
  const known = await database.inStore(storeId, (tx) => findRefund(tx, refundId));
  if (known === null || known.cents !== reported.cents) return false;
  await changes.change({ storeId, orderId, actor: SYSTEM }, async (order, tx, now) => {
    const charge = await lockCharge(tx, known.chargeId);
    const refund = await lockRefund(tx, refundId);
    if (charge === null || refund === null || refund.attempt !== attempt) return null;
    const isMoved = isNewer(reported.state, refund.state);
    const state = isMoved ? reported.state : refund.state;
    const doneAt = state === 'done' ? (refund.doneAt ?? reported.doneAt ?? now) : null;
    const nextAttemptAt = state === 'waiting' ? now + SILENCE_MS : null;
    await updateRefund(tx, refund, {
      state,
      doneAt,
      nextAttemptAt,
      attempts: 0,
      note: reported.reason ?? refund.note,
    });
    if (!isMoved) return null;
    if (state === 'refused') {
      await release(tx, charge, refund);
      // The order was cancelled while this refund was pending. Its amount is now refunded together with the remaining
      // money.
      if (refund.cause === 'asked' && order.status === 'cancelled') await undoPayments(tx, orderId, now);
    }
    if (state === 'done' && refund.cause !== 'surplus') {
      const { chargeId, cents, payer, reason } = refund;
      await books.refunded(tx, { orderId, refundId, chargeId, cents, payer, reason, at: doneAt ?? now });
    }
    return null;
  });
  return true;
}

async function release(tx: Transaction, charge: StoredCharge, { cause, cents }: StoredRefund): Promise<void> {
  const { refundedCents, returnedCents } = charge;
  await updateReturned(
    tx,
    charge,
    cause === 'surplus' ? { returnedCents: returnedCents - cents } : { refundedCents: refundedCents - cents },
  );
}
