import type { ErrorCode } from '@comanda/contract/errors';
import type { RefundPayer } from '@comanda/domain/money/ledger/post-refund';
import { decideRefund, type RefundRefusal } from '@comanda/domain/money/payments/refund-room';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { REQUEST_LEASE_MS } from '../../../../platform/outside-requests/repeat-requests.ts';
import { SYSTEM } from '../../../orders/orders/public.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { type PrepareOf, workToApprove } from '../../../people/provider/public.ts';
import { findCharge, lockCharge, type StoredCharge, updateReturned } from '../charges/charges.writes.ts';
import { isBlocked } from '../disputes/disputes.writes.ts';
import type { PaymentServices } from '../payment-services.ts';
import {
  findRefund,
  findRefundByKey,
  insertRefund,
  lockRefund,
  type StoredRefund,
  updateRefund,
} from './refunds.writes.ts';
import { sendRefund } from './send-refund.ts';

const PAYERS: Record<RefundPayer, string> = {
  store: 'da loja',
  provider: 'da equipe',
  courier: 'do motoboy',
};

const REFUSALS: Record<RefundRefusal, ErrorCode> = {
  'not-captured': 'payments.not-captured',
  blocked: 'payments.blocked',
  'too-much': 'payments.too-much',
};

/** Writes the audit entry in the refund's own transaction. */
type AuditRefund = (tx: Transaction, refund: StoredRefund) => Promise<void>;
const unaudited: AuditRefund = () => Promise.resolve();

/** `cents`: the amount. `payer`: the party that pays the refund. */
export interface RefundWork {
  chargeId: number;
  cents: number;
  payer: RefundPayer;
  reason: string;
  key: string;
}

/**
 * A refund: work that a second person approves. Its result has the promise `answered`, which ends when the
 * payment provider has answered.
 */
export const REFUND = workToApprove<RefundWork, { refundId: number; answered: Promise<void> }>('refund');

/**
 * Refunds money to the customer. The refund is committed before the provider gets it. After a lost answer the refund is
 * read again; a second refund is never made. Throws `payments.charge-not-found`, `payments.not-captured`,
 * `payments.blocked`, `payments.too-much`, `payments.key-reused`.
 */
export const prepareRefund =
  (services: PaymentServices): PrepareOf<typeof REFUND> =>
  async (tx, request) => {
    const charge = await findCharge(tx, request.chargeId);
    if (charge === null) throw new AppError('payments.charge-not-found');
    const { orderId } = charge;
    // Lock order: the order's row, then the row of the charge.
    const order = await tx.maybeRow<{ code: string }>(sql`
      select code from orders where store_id = ${tx.storeId} and order_id = ${orderId} for no key update`);
    const stored = await findRefundByKey(tx, request.key);
    if (stored === null) await roomOf(tx, request);
    else assertSame(stored, request);
    return {
      cents: request.cents,
      about: `pedido ${order?.code ?? orderId}, por conta ${PAYERS[request.payer]}`,
      orderId,
      isFree: stored !== null,
      run: async (actor) => {
        if (stored !== null) return { refundId: stored.refundId, answered: Promise.resolve() };
        await reserve(tx, request);
        const requested = { cause: 'asked', requestedAt: actor.now, requestedBy: actor.name } as const;
        const refund = await insertRefund(tx, {
          ...{ ...request, ...requested, orderId },
          nextAttemptAt: actor.now + REQUEST_LEASE_MS,
        });
        await recordAudit(tx, actor, 'payments.refund-asked', {
          details: { pedido: orderId, centavos: request.cents, paga: request.payer, motivo: request.reason },
        });
        const { promise, resolve } = Promise.withResolvers<void>();
        tx.afterCommit(() => resolve(sendRefund(services, tx.storeId, refund, false)));
        // The approver does not wait for the answer: the job repeats an unanswered request.
        promise.catch((err: unknown) => services.log.error({ err }, 'asking for an approved refund failed'));
        return { refundId: refund.refundId, answered: promise };
      },
    };
  };

/**
 * Repeats a refused refund under another reference. Throws `payments.refund-not-found`, `payments.refund-not-refused`
 * and the errors of {@link prepareRefund}.
 */
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
  let stored: StoredRefund | null = null;
  await changes.change({ storeId, orderId: known.orderId, actor: SYSTEM }, async (_order, tx, now) => {
    await reserve(tx, known);
    const held = await lockRefund(tx, refundId);
    if (held?.state !== 'refused') throw new AppError('payments.refund-not-refused');
    const attempt = held.attempt + 1;
    stored = await updateRefund(tx, held, {
      state: 'asking',
      attempt,
      attempts: 1,
      nextAttemptAt: now + REQUEST_LEASE_MS,
    });
    await audit(tx, stored);
    return null;
  });
  return asRefund(services, storeId, stored, true);
}

async function asRefund(
  services: PaymentServices,
  storeId: number,
  stored: StoredRefund | null,
  isNew: boolean,
): Promise<StoredRefund> {
  if (stored === null) throw new Error('the refund was not kept');
  if (isNew) await sendRefund(services, storeId, stored, false);
  return (await services.database.inStore(storeId, (tx) => findRefund(tx, stored.refundId))) ?? stored;
}

function assertSame(stored: StoredRefund, { chargeId, cents, payer }: RefundWork): void {
  if (stored.chargeId !== chargeId || stored.cents !== cents || stored.payer !== payer)
    throw new AppError('payments.key-reused');
}

interface Reserved {
  chargeId: number;
  cents: number;
  cause?: string;
}

/**
 * Reserves the amount on the charge, so that no other refund uses it. Refunds of surplus have their own sum.
 */
async function reserve(tx: Transaction, request: Reserved): Promise<void> {
  const charge = await roomOf(tx, request);
  const { refundedCents, returnedCents } = charge;
  await updateReturned(
    tx,
    charge,
    request.cause === 'surplus'
      ? { returnedCents: returnedCents + request.cents }
      : { refundedCents: refundedCents + request.cents },
  );
}

/** Locks the charge. Throws `payments.too-much` when the charge has less than this amount left to refund. */
async function roomOf(tx: Transaction, request: Reserved): Promise<StoredCharge> {
  const charge = await lockCharge(tx, request.chargeId);
  if (charge === null) throw new AppError('payments.charge-not-found');
  const { isHeld, cents, paidCents, refundedCents, returnedCents } = charge;
  const isSurplus = request.cause === 'surplus';
  const decision = decideRefund(
    {
      isCaptured: isSurplus ? charge.state === 'captured' : isHeld,
      cents: isSurplus ? paidCents - (isHeld ? cents : 0) : cents,
      refundedCents: isSurplus ? returnedCents : refundedCents,
      isBlocked: await isBlocked(tx, request.chargeId),
    },
    request.cents,
  );
  if (!decision.ok) throw new AppError(REFUSALS[decision.reason]);
  return charge;
}
