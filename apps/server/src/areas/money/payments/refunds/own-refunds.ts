import type { Transaction } from '../../../../platform/database/transaction.ts';
import {
  chargesOfOrder,
  lockCharge,
  type StoredCharge,
  updateCharge,
  updateReturned,
} from '../charges/charges.writes.ts';
import { isBlocked } from '../disputes/disputes.writes.ts';
import { TEXTS } from '../texts.ts';
import { insertRefund } from './refunds.writes.ts';

/**
 * Refunds money of a locked charge that did not pay an order: a payment of a cancelled or already paid order,
 * a second payment, or one with too little money.
 */
export async function saveSurplus(tx: Transaction, charge: StoredCharge, now: number): Promise<void> {
  const cents = charge.paidCents - (charge.isHeld ? charge.cents : 0) - charge.returnedCents;
  if (cents <= 0) return;
  const { chargeId, orderId } = charge;
  await updateReturned(tx, charge, { returnedCents: charge.returnedCents + cents });
  const requested = { requestedAt: now, requestedBy: null, key: null, nextAttemptAt: now };
  const why = { cause: 'surplus', payer: 'provider', reason: TEXTS.surplus } as const;
  await insertRefund(tx, { ...requested, ...why, chargeId, orderId, cents });
}

/**
 * Undoes the payments of a locked, cancelled order: withdraws payable charges and refunds paid charges. A
 * disputed charge is refunded only after the decision about the dispute. A repeat does nothing. Only writes
 * rows; the jobs send the requests.
 */
export async function undoPayments(tx: Transaction, orderId: number, now: number): Promise<void> {
  for (const { chargeId } of await chargesOfOrder(tx, orderId)) {
    const charge = await lockCharge(tx, chargeId);
    if (charge === null) continue;
    if (charge.state === 'asking' || charge.state === 'waiting') {
      if (charge.withdrawRequestedAt === null)
        await updateCharge(tx, charge, { withdrawRequestedAt: now, attempts: 0, nextAttemptAt: now });
    } else if (charge.isHeld && !(await isBlocked(tx, chargeId))) await giveBackRest(tx, charge, now);
  }
}

async function giveBackRest(tx: Transaction, charge: StoredCharge, now: number): Promise<void> {
  const cents = charge.cents - charge.refundedCents;
  if (cents <= 0) return;
  const { chargeId, orderId } = charge;
  await updateReturned(tx, charge, { refundedCents: charge.cents });
  const requested = { requestedAt: now, requestedBy: null, key: null, nextAttemptAt: now };
  const why = { cause: 'cancelled', payer: 'store', reason: TEXTS.cancelled } as const;
  await insertRefund(tx, { ...requested, ...why, chargeId, orderId, cents });
}
