import { isNewer } from '@comanda/domain/money/payments/payment-states';
import { readReference } from '@comanda/domain/money/payments/reference';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { SYSTEM } from '../../../orders/orders/public.ts';
import { findCharge, lockCharge, type StoredCharge, updateReturned } from '../charges/charges.writes.ts';
import type { DisputeUpdate } from '../payment-provider.ts';
import type { PaymentServices } from '../payment-services.ts';
import { undoPayments } from '../refunds/own-refunds.ts';
import { closeDispute, findDispute, insertDispute } from './disputes.writes.ts';

/**
 * The result of applying an answer about a dispute. 'not-captured': the payment must be applied first.
 * 'unknown': the store has no such charge. 'other-figures': the dispute blocks more than was paid.
 */
export type DisputeApplied = 'applied' | 'not-captured' | 'unknown' | 'other-figures';

/**
 * Applies the provider's answer about a dispute. Dispute and ledger change in one transaction. If the end of
 * a dispute arrives first, the dispute is opened and then closed. A repeated or late answer changes nothing.
 */
export async function applyDispute(
  services: Pick<PaymentServices, 'changes' | 'books' | 'database'>,
  storeId: number,
  update: DisputeUpdate,
): Promise<DisputeApplied> {
  const { changes, books, database } = services;
  const about = readReference(update.charge);
  const isOurs = about?.kind === 'charge' && about.storeId === storeId;
  const known = isOurs ? await database.inStore(storeId, (tx) => findCharge(tx, about.id)) : null;
  if (known === null) return 'unknown';
  let applied: DisputeApplied = 'applied';
  const { orderId, chargeId } = known;
  await changes.change({ storeId, orderId, actor: SYSTEM }, async (order, tx, now) => {
    const charge = await lockCharge(tx, chargeId);
    if (charge?.state !== 'captured') {
      applied = 'not-captured';
      return null;
    }
    const before = await findDispute(tx, update.reference);
    if (before === null && (update.blockedCents <= 0 || update.blockedCents > charge.paidCents)) {
      applied = 'other-figures';
      return null;
    }
    const dispute = before ?? (await insertDispute(tx, charge, update));
    const { disputeId, blockedCents: cents } = dispute;
    const contested = { orderId, disputeId, chargeId, cents };
    // The ledger has money of this charge only if the charge paid its order.
    if (before === null && charge.isHeld)
      await books.disputeOpened(tx, { ...contested, at: update.openedAt });
    if (!isNewer(update.state, dispute.state)) return null;
    const at = update.closedAt ?? now;
    await closeDispute(tx, dispute, { state: update.state, closedAt: at });
    if (update.state === 'lost') await countLost(tx, charge, cents);
    if (order.status === 'cancelled') await undoPayments(tx, orderId, now);
    if (charge.isHeld && update.state !== 'open')
      await books.disputeClosed(tx, { ...contested, at }, update.state);
    return null;
  });
  return applied;
}

/** Adds the amount of a lost dispute to the refunded amount, so that it cannot be refunded again. */
async function countLost(tx: Transaction, charge: StoredCharge, cents: number): Promise<void> {
  const { refundedCents, returnedCents, paidCents } = charge;
  await updateReturned(
    tx,
    charge,
    charge.isHeld
      ? { refundedCents: Math.min(refundedCents + cents, charge.cents) }
      : { returnedCents: Math.min(returnedCents + cents, paidCents - refundedCents) },
  );
}
