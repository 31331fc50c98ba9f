import type { ErrorCode } from '@comanda/contract/errors';
import type { RefundPayer } from '@comanda/domain/ledger/post-refund';
import { decideRefund, type RefundRefusal } from '@comanda/domain/payments/refund-room';
import { ASKING_MS } from '../../../platform/ask-once/questions.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { SYSTEM } from '../../orders/public.ts';
import { findCharge, lockCharge, updateGoneBack } from '../charges/charges.writes.ts';
import { isBlocked } from '../disputes/disputes.writes.ts';
import type { PaymentServices } from '../payment-services.ts';
import { askRefund } from './ask-refund.ts';
import {
  findRefund,
  findRefundByKey,
  insertRefund,
  lockRefund,
  type StoredRefund,
  updateRefund,
} from './refunds.writes.ts';

const REFUSALS: Record<RefundRefusal, ErrorCode> = {
  'not-captured': 'payments.not-captured',
  blocked: 'payments.blocked',
  'too-much': 'payments.too-much',
};

/** What somebody wants to give back of a charge; cents. */
export interface RefundWish {
  chargeId: number;
  cents: number;
  payer: RefundPayer;
  reason: string;
  /** Of this intention: asked again with the same key, it is the same refund. */
  key: string;
}

/** Writes down who wanted it, in the refund's own transaction. */
type AuditRefund = (tx: Transaction, refund: StoredRefund) => Promise<void>;
const unaudited: AuditRefund = () => Promise.resolve();

/**
 * Gives money back to the customer. The refund is committed before the provider is asked; a lost answer is looked up and never
 * becomes a second refund. Throws `payments.charge-not-found`, `payments.not-captured`, `payments.blocked`, `payments.too-much`,
 * `payments.key-reused`.
 */
export async function requestRefund(
  services: PaymentServices,
  { storeId, by }: { storeId: number; by: string },
  wish: RefundWish,
  audit: AuditRefund = unaudited,
): Promise<StoredRefund> {
  const { database, changes } = services;
  const charge = await database.inStore(storeId, (tx) => findCharge(tx, wish.chargeId));
  if (charge === null) throw new AppError('payments.charge-not-found');
  let kept: StoredRefund | null = null;
  let isNew = false;
  await changes.change({ storeId, orderId: charge.orderId, actor: SYSTEM }, async (_order, tx, now) => {
    kept = await findRefundByKey(tx, wish.key);
    if (kept !== null) {
      assertSame(kept, wish);
      return null;
    }
    await reserve(tx, wish);
    isNew = true;
    const asked = { cause: 'asked', askedAt: now, askedBy: by, nextAttemptAt: now + ASKING_MS } as const;
    kept = await insertRefund(tx, { ...wish, ...asked, orderId: charge.orderId });
    await audit(tx, kept);
    return null;
  });
  return asRefund(services, storeId, kept, isNew);
}

/** Tries a refused refund once more, under another name. Throws `payments.refund-not-found`, `payments.refund-not-refused` and as above. */
export async function retryRefund(
  services: PaymentServices,
  storeId: number,
  refundId: number,
  audit: AuditRefund = unaudited,
): Promise<StoredRefund> {
  const { database, changes } = services;
  const known = await database.inStore(storeId, (tx) => findRefund(tx, refundId));
  if (known === null) throw new AppError('payments.refund-not-found');
  if (known.state !== 'refused') throw new AppError('payments.refund-not-refused');
  let kept: StoredRefund | null = null;
  await changes.change({ storeId, orderId: known.orderId, actor: SYSTEM }, async (_order, tx, now) => {
    await reserve(tx, known);
    const held = await lockRefund(tx, refundId);
    if (held?.state !== 'refused') throw new AppError('payments.refund-not-refused');
    const attempt = held.attempt + 1;
    kept = await updateRefund(tx, held, {
      state: 'asking',
      attempt,
      attempts: 1,
      nextAttemptAt: now + ASKING_MS,
    });
    await audit(tx, kept);
    return null;
  });
  return asRefund(services, storeId, kept, true);
}

async function asRefund(
  services: PaymentServices,
  storeId: number,
  kept: StoredRefund | null,
  isNew: boolean,
): Promise<StoredRefund> {
  if (kept === null) throw new Error('the refund was not kept');
  if (isNew) await askRefund(services, storeId, kept, false);
  return (await services.database.inStore(storeId, (tx) => findRefund(tx, kept.refundId))) ?? kept;
}

function assertSame(kept: StoredRefund, { chargeId, cents, payer }: RefundWish): void {
  if (kept.chargeId !== chargeId || kept.cents !== cents || kept.payer !== payer)
    throw new AppError('payments.key-reused');
}

/** Counts the amount on the charge, so that nobody else gives it back, too. What was never the order's has its own count. */
async function reserve(
  tx: Transaction,
  wish: { chargeId: number; cents: number; cause?: string },
): Promise<void> {
  const charge = await lockCharge(tx, wish.chargeId);
  if (charge === null) throw new AppError('payments.charge-not-found');
  const { isHeld, cents, paidCents, refundedCents, returnedCents } = charge;
  const isSurplus = wish.cause === 'surplus';
  const decision = decideRefund(
    {
      isCaptured: isSurplus ? charge.state === 'captured' : isHeld,
      cents: isSurplus ? paidCents - (isHeld ? cents : 0) : cents,
      refundedCents: isSurplus ? returnedCents : refundedCents,
      isBlocked: await isBlocked(tx, wish.chargeId),
    },
    wish.cents,
  );
  if (!decision.ok) throw new AppError(REFUSALS[decision.reason]);
  await updateGoneBack(
    tx,
    charge,
    isSurplus ? { returnedCents: returnedCents + wish.cents } : { refundedCents: refundedCents + wish.cents },
  );
}
