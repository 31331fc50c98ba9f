import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { type Move, move } from '@comanda/domain/money/ledger/apply-moves';
import type { RefundWay } from '@comanda/domain/money/ledger/order-amounts';
import { postRefund, type RefundPayer } from '@comanda/domain/money/ledger/post-refund';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { type Book, lockBook } from '../book/book.ts';
import { findPosted, type Posting, type PostingInput, preparePosting, type Source } from '../book/post.ts';
import {
  type Delivery,
  findDelivery,
  openReceivables,
  refundedSince,
} from '../orders/order-transactions.reads.ts';
import { orderTransactionStatement } from '../orders/order-transactions.writes.ts';
import { leftStatement } from '../orders/receivables.writes.ts';
import { giveBackBorne } from './borne-refunds.ts';
import { heldMoney, returnedOf } from './held-payments.ts';

/** A payment that the provider captured for an order. */
export interface Captured {
  orderId: number;
  chargeId: number;
  /** The payment method in the partner's code: PIX, CREDIT, DEBIT, PICPAY, NUBANK. */
  method: string;
  brand: string | null;
  instalments: number;
  cents: number;
  /** Time of the capture, epoch ms. */
  at: number;
  /** The operational day of `at` in the store's time zone. */
  day: CalendarDate;
}

/** Money returned to a customer. */
export interface Refunded {
  orderId: number;
  refundId: number;
  /** The refunded charge; null when the store paid the customer itself. */
  chargeId: number | null;
  /** Original payment method of a refund outside the platform. */
  way?: Exclude<RefundWay, 'onlineCents'>;
  cents: number;
  payer: RefundPayer;
  reason: string;
  at: number;
  day: CalendarDate;
}

/**
 * Holds a captured payment for its order. A repeat posts nothing; a repeat with different data is refused
 * (`ledger.other-figures`). Returns false for a store without a ledger, which takes no online payments.
 */
export async function postCaptured(tx: Transaction, captured: Captured): Promise<boolean> {
  const { source, requested } = causeOfCapture(captured);
  return postFor(tx, source, requested, async (book) => prepareCaptured(tx, book, captured));
}

const causeOfCapture = ({ orderId, chargeId, method, cents }: Captured) => ({
  source: { kind: 'charge', id: chargeId, step: 'captured' } satisfies Source,
  requested: { orderId, cents, method },
});

/** Makes the statements of a captured payment on a locked ledger. */
export function prepareCaptured(tx: Transaction, book: Book, captured: Captured): Prepared {
  const { orderId, chargeId, method, brand, instalments, cents, at, day } = captured;
  const moves = move('customer', 'held', cents, 'captured');
  const posting = preparePosting(tx, book, { ...causeOfCapture(captured), moves, at, day, orderId });
  const held = sql`
    insert into held_payments (store_id, charge_id, order_id, method, brand, instalments, cents, captured_at)
    values (${tx.storeId}, ${chargeId}, ${orderId}, ${method}, ${brand}, ${instalments}, ${cents}, ${new Date(at)})`;
  return { posting, statements: [held] };
}

/**
 * Posts a completed refund. Before the delivery, the refund reduces the held money; the current account pays
 * for a disputed part. The delivery then posts the refund again. After the delivery, the refund is a separate
 * order transaction. Throws `ledger.account-short` for more than the rest of the captured amount. After a
 * lost dispute the current account pays the difference instead, because the provider has paid twice.
 */
export async function postRefunded(tx: Transaction, refunded: Refunded): Promise<boolean> {
  const { orderId, refundId, chargeId, cents, payer } = refunded;
  const source: Source = { kind: 'refund', id: refundId, step: 'done' };
  const requested = { orderId, chargeId, cents, payer };
  return postAndNotify(tx, source, requested, async (book) => {
    const request = { ...refunded, source, requested };
    const delivery = await findDelivery(tx, orderId);
    if (delivery !== null) return refundDelivered(tx, book, request, delivery);
    return chargeId !== null && payer === 'store'
      ? refundHeld(tx, book, { ...request, chargeId })
      : refundBorne(tx, book, request);
  });
}

type RefundPosting = Refunded & Pick<PostingInput, 'source' | 'requested'>;

const postingOf = (tx: Transaction, book: Book, request: RefundPosting, moves: readonly Move[]): Posting => {
  const { source, requested, at, day, orderId, reason } = request;
  return preparePosting(tx, book, { source, requested, moves, at, day, orderId, reason });
};

/** Prepares a refund that the store pays, of an order that is not delivered. */
async function refundHeld(
  tx: Transaction,
  book: Book,
  request: RefundPosting & { chargeId: number },
): Promise<Prepared> {
  const { orderId, chargeId, cents } = request;
  const { freeCents } = await heldMoney(tx, orderId);
  const heldCents = Math.min(cents, Math.max(0, freeCents));
  const posting = postingOf(tx, book, request, [
    ...move('held', 'customer', heldCents, 'returned'),
    ...move('current', 'customer', cents - heldCents, 'returned'),
  ]);
  return { posting, statements: [returnedOf(tx, { chargeId, cents, heldCents })] };
}

/**
 * Prepares a refund that another party pays. If the order is already cancelled, its held money is returned to
 * this party at once.
 */
async function refundBorne(tx: Transaction, book: Book, request: RefundPosting): Promise<Prepared> {
  const { orderId, refundId, cents, at, day } = request;
  const posting = postingOf(tx, book, request, move('custom', 'customer', cents, 'refund'));
  const held = await heldMoney(tx, orderId);
  if (!held.isCancelled) return { posting, statements: [] };
  const borne = [{ refundId: String(refundId), cents }];
  return { posting, statements: giveBackBorne(tx, posting.book, borne, { orderId, held, at, day }) };
}

async function refundDelivered(
  tx: Transaction,
  book: Book,
  request: RefundPosting,
  delivery: Delivery,
): Promise<Prepared> {
  const { orderId, chargeId, cents, payer, at } = request;
  const [open, beforeCents] = await Promise.all([
    openReceivables(tx, orderId),
    refundedSince(tx, orderId, delivery.postingId),
  ]);
  const way: RefundWay = chargeId === null ? (request.way ?? 'cashCents') : 'onlineCents';
  const { returnsFee } = delivery.terms.plan;
  const refund = postRefund(delivery.amounts, open, { cents, beforeCents, payer, way, returnsFee });
  const posting = postingOf(tx, book, request, refund.moves);
  const statements: Query[] = [leftStatement(tx, refund.receivables)];
  if (chargeId !== null && payer === 'store')
    statements.push(returnedOf(tx, { chargeId, cents, heldCents: cents }));
  if (refund.amounts !== null) {
    statements.push(transactionOf(tx, { delivery, posting, orderId, at }, 'refund', refund.amounts));
  }
  return { posting, statements };
}

/** A prepared posting on the locked ledger, with other statements that must run with it. */
interface Prepared {
  posting: Posting;
  statements: readonly Query[];
}

type Prepare = (book: Book) => Promise<Prepared>;

/** Posts once on the locked ledger. Returns false without a ledger, and for a repeat. */
export async function postFor(
  tx: Transaction,
  source: Source,
  requested: unknown,
  prepare: Prepare,
): Promise<boolean> {
  const book = await lockBook(tx);
  if (book === null || (await findPosted(tx, source, requested)) !== null) return false;
  const { posting, statements } = await prepare(book);
  await tx.together([...posting.statements, ...statements], { isLast: false });
  return true;
}

/** Like {@link postFor}, and notifies panels that due amounts changed. */
export async function postAndNotify(
  tx: Transaction,
  source: Source,
  requested: unknown,
  prepare: Prepare,
): Promise<boolean> {
  const isPosted = await postFor(tx, source, requested, prepare);
  if (isPosted) tx.announce('finance');
  return isPosted;
}

export function transactionOf(
  tx: Transaction,
  { delivery, posting, orderId, at }: { delivery: Delivery; posting: Posting; orderId: number; at: number },
  kind: 'refund' | 'dispute-lost',
  amounts: Delivery['amounts'],
): Query {
  const { postingId, bookedOn } = posting;
  const { day, way, terms } = delivery;
  return orderTransactionStatement(tx, { postingId, orderId, kind, day, bookedOn, at, way, amounts, terms });
}
