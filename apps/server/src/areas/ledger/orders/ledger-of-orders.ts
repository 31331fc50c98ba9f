import { counterMoves } from '@comanda/domain/ledger/apply-moves';
import { dueDay } from '@comanda/domain/ledger/due-day';
import { negated } from '@comanda/domain/ledger/order-amounts';
import { orderMoneyOf } from '@comanda/domain/ledger/order-money';
import { postDelivery } from '@comanda/domain/ledger/post-delivery';
import type { OrderCard } from '@comanda/domain/orders/order';
import { dateAt } from '@comanda/domain/time/calendar-date';
import { operationalDate } from '@comanda/domain/time/operational-date';
import { prepared, type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Book, lockBook } from '../book/book.ts';
import { movesOf, preparePosting } from '../book/post.ts';
import { blockAgain, movedBackStatement, movedStatement, openBlocks } from '../payments/blocks.ts';
import { type StoreTerms, termsOn } from '../terms/store-terms.ts';
import type { KeptTerms } from '../terms/terms.reads.ts';
import { readSoldMoney } from './order-money.reads.ts';
import { findDelivery, type KeptOrderTerms } from './order-transactions.reads.ts';
import { orderTransactionStatement } from './order-transactions.writes.ts';
import { leftStatement, receivablesStatement } from './receivables.writes.ts';

/** An order that is held, as it is becoming; `now` in epoch ms. */
interface DeliveredOrder {
  order: OrderCard;
  timeZone: string;
  now: number;
}

/**
 * What a change of an order means in money, as the statements that write it in its own transaction: a delivery, or that it was taken back.
 * Other changes, and stores without a book, cost nothing. An order of a day before the book began, or without agreed terms, is never posted.
 */
export async function followOrder(
  terms: StoreTerms,
  tx: Transaction,
  before: OrderCard,
  delivered: DeliveredOrder,
): Promise<Query[]> {
  const { order } = delivered;
  const isDelivered = order.status === 'delivered';
  if (before.status === order.status || (!isDelivered && before.status !== 'delivered')) return [];
  const kept = await terms.of(tx.storeId);
  if (kept.openedOn === null) return [];
  return isDelivered ? postDelivered(tx, kept, delivered) : postUndone(tx, delivered);
}

/** The operational day of an order: the day it is promised for, of one for later. */
export const dayOfOrder = (order: Pick<OrderCard, 'createdAt' | 'scheduledFor'>, timeZone: string) =>
  operationalDate(timeZone, order.scheduledFor ?? order.createdAt);

async function postDelivered(
  tx: Transaction,
  kept: KeptTerms,
  { order, timeZone, now }: DeliveredOrder,
): Promise<Query[]> {
  const day = dayOfOrder(order, timeZone);
  const terms = termsOn(kept, day);
  if (terms === null || kept.openedOn === null || day < kept.openedOn) return [];
  const [book, { sold, charges }] = await Promise.all([lockBook(tx), readSoldMoney(tx, order.orderId)]);
  if (book === null) return [];
  const { orderId } = order;
  const delivery = postDelivery(orderMoneyOf(sold, charges), charges, terms);
  const { amounts, rates } = delivery;
  const deliveredOn = dateAt(timeZone, now);
  const due = delivery.receivables.map((receivable, index) => ({
    ...receivable,
    receivableId: book.lastReceivable + index + 1,
    dueOn: dueDay(receivable, day, deliveredOn),
  }));
  const blocks = charges.length === 0 ? [] : await openBlocks(tx, orderId);
  const again = blockAgain(blocks, due);
  const posting = preparePosting(tx, book, {
    source: { kind: 'order', id: orderId, step: `delivered@${order.version}` },
    ...{ asked: amounts, at: now, day, orderId, receivables: due.length },
    moves: [...again.before, ...delivery.moves, ...again.after],
  });
  const { postingId, bookedOn } = posting;
  const { planId, fromDay, returnsFee } = terms.plan;
  const keptTerms: KeptOrderTerms = {
    plan: { planId, fromDay, returnsFee },
    commission: terms.commission,
    rates,
  };
  const statements: Query[] = [
    orderTransactionStatement(tx, {
      ...{ postingId, orderId, kind: 'delivered', day, bookedOn, at: now, amounts },
      terms: keptTerms,
    }),
  ];
  if (charges.length > 0) {
    statements.push(receivablesStatement(tx, { postingId, orderId }, due), heldUntil(tx, orderId, postingId));
  }
  if (blocks.length > 0) {
    statements.push(leftStatement(tx, again.left), ...again.blocks.map((block) => movedStatement(tx, block)));
  }
  return [...posting.statements, ...statements];
}

async function postUndone(tx: Transaction, { order, now }: DeliveredOrder): Promise<Query[]> {
  const { orderId } = order;
  const book: Book | null = await lockBook(tx);
  const delivery = book === null ? null : await findDelivery(tx, orderId);
  if (book === null || delivery === null) return [];
  const { postingId: corrects, day, way, terms } = delivery;
  const amounts = negated(delivery.amounts);
  const posting = preparePosting(tx, book, {
    source: { kind: 'order', id: orderId, step: `undone@${order.version}` },
    ...{ moves: counterMoves(await movesOf(tx, corrects)), asked: amounts, at: now, day, orderId, corrects },
  });
  const { postingId, bookedOn } = posting;
  return [
    ...posting.statements,
    orderTransactionStatement(tx, {
      ...{ postingId, orderId, kind: 'undone', day, bookedOn, at: now, way, amounts, terms },
    }),
    heldUntil(tx, orderId, null),
    movedBackStatement(tx, orderId),
    sql`update receivables set cents = 0, state = 'cancelled'
           where store_id = ${tx.storeId} and order_id = ${orderId} and state = 'open'`,
  ];
}

/** The payments of an order were taken by a delivery, or are held again. */
const heldUntil = (tx: Transaction, orderId: number, deliveredBy: number | null): Query =>
  prepared(
    'hold-payments',
    sql`update held_payments set delivered_by = ${deliveredBy}
         where store_id = ${tx.storeId} and order_id = ${orderId} and returned_cents < cents`,
  );
