import { doubtOfPixCode } from '@comanda/domain/money/banking/pix-code';
import { isNewer } from '@comanda/domain/money/payments/payment-states';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { moveDeadlines, type NextOrder, SYSTEM } from '../../../orders/orders/public.ts';
import { SILENCE_MS } from '../payment-pace.ts';
import type { ChargeUpdate } from '../payment-provider.ts';
import type { PaymentServices } from '../payment-services.ts';
import { saveSurplus } from '../refunds/own-refunds.ts';
import { TEXTS } from '../texts.ts';
import { lockCharge, type StoredCharge, updateCharge } from './charges.writes.ts';

/** The provider's answer about a charge that it knows. */
export type ReportedCharge = Pick<
  ChargeUpdate,
  'state' | 'cents' | 'paidCents' | 'capturedAt' | 'pixCode' | 'expiresAt' | 'reason'
>;

interface WhichCharge {
  storeId: number;
  orderId: number;
  chargeId: number;
}

/**
 * Applies the provider's answer about a charge. Charge, order and ledger change in one transaction. A late
 * report of an older state changes nothing. The first payment of an unpaid order makes the order pending.
 * Other payments are refunded automatically: a payment of a cancelled or already paid order, a second
 * payment, and one with too little money. An invalid Pix code, or one with another amount, is hidden, but its
 * payment is accepted. Returns false for an answer whose data differ from the request.
 */
export async function applyCharge(
  { changes, books, log }: Pick<PaymentServices, 'changes' | 'books' | 'log'>,
  { storeId, orderId, chargeId }: WhichCharge,
  reported: ReportedCharge,
): Promise<boolean> {
  let isBelieved = true;
  const doubt = reported.pixCode === null ? null : doubtOfPixCode(reported.pixCode, reported.cents);
  await changes.change({ storeId, orderId, actor: SYSTEM }, async (order, tx, now) => {
    const charge = await lockCharge(tx, chargeId);
    isBelieved = charge !== null && charge.cents === reported.cents;
    if (charge === null || !isBelieved) return null;
    const after = await take(tx, charge, order, { ...reported, hasBadCode: doubt !== null }, now);
    await saveSurplus(tx, after, now);
    if (!after.isHeld || charge.isHeld) return null;
    const { method, brand, instalments, cents } = after;
    const at = after.capturedAt ?? now;
    await books.captured(tx, { orderId, chargeId, method, brand, instalments, cents, at });
    return paidOrder(tx, order, now);
  });
  if (isBelieved && doubt !== null) log.error({ storeId, chargeId, doubt }, 'Pix code of a charge not shown');
  return isBelieved;
}

function take(
  tx: Transaction,
  charge: StoredCharge,
  order: OrderCard,
  { hasBadCode, ...reported }: ReportedCharge & { hasBadCode: boolean },
  now: number,
): Promise<StoredCharge> {
  const state = isNewer(reported.state, charge.state) ? reported.state : charge.state;
  const paidCents = state === 'captured' ? Math.max(charge.paidCents, reported.paidCents) : charge.paidCents;
  const isFirst = state === 'captured' && charge.state !== 'captured';
  const pays = isFirst && order.status === 'awaiting-payment' && paidCents >= charge.cents;
  const expiresAt = reported.expiresAt ?? charge.expiresAt;
  const pixCode = charge.pixCode ?? (hasBadCode ? null : reported.pixCode);
  // Without a valid Pix code, the customer can pay only on a page of the provider.
  const hasNoCode = hasBadCode && pixCode === null && state === 'waiting';
  return updateCharge(tx, charge, {
    state,
    paidCents,
    expiresAt,
    cardToken: null,
    pixCode,
    reason: reported.reason ?? (hasNoCode ? TEXTS.unreadableCode : charge.reason),
    capturedAt: charge.capturedAt ?? (isFirst ? (reported.capturedAt ?? now) : null),
    isHeld: charge.isHeld || pays,
    attempts: 0,
    nextAttemptAt: state === 'waiting' ? nextCheckAt(charge, expiresAt, now) : null,
  });
}

/** Time of the next read from the provider: after the Pix has expired, or soon for a card in review. */
function nextCheckAt({ method, withdrawRequestedAt }: StoredCharge, expiresAt: number, now: number): number {
  const isSoon = withdrawRequestedAt !== null || method === 'CREDIT' || method === 'DEBIT';
  return isSoon ? now + SILENCE_MS : Math.max(expiresAt, now) + SILENCE_MS;
}

/**
 * The order after its payment. Its deadlines move by the time spent waiting for payment, so that the store
 * has its full time.
 */
async function paidOrder(tx: Transaction, order: OrderCard, now: number): Promise<NextOrder> {
  const waitedMs = Math.max(0, now - order.receivedAt);
  const acceptBy = order.acceptBy + waitedMs;
  const promisedFor = order.scheduledFor === null ? order.promisedFor + waitedMs : order.promisedFor;
  await moveDeadlines(tx, order.orderId, { acceptBy, promisedFor });
  return { order: { ...order, status: 'pending', acceptBy, promisedFor }, happened: 'pending' };
}
