import { counterMoves } from '@comanda/domain/ledger/apply-moves';
import { negated } from '@comanda/domain/ledger/order-amounts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockBook } from '../book/book.ts';
import { movesOf, preparePosting } from '../book/post.ts';
import { movedBackStatement } from '../payments/blocks.ts';
import { heldUntil } from '../payments/held-payments.ts';
import { amountsSince, findDelivery } from './order-transactions.reads.ts';
import { orderTransactionStatement } from './order-transactions.writes.ts';
import type { DeliveredOrder } from './post-delivered.ts';

/**
 * Takes a delivery back by its exact counter-entries, and what was posted with it. Throws `ledger.moved-since` where money of the order moved
 * after the delivery: counter-entries would pay it twice.
 */
export async function postUndone(tx: Transaction, { order, now }: DeliveredOrder): Promise<Query[]> {
  const { orderId } = order;
  const book = await lockBook(tx);
  const delivery = book === null ? null : await findDelivery(tx, orderId);
  if (book === null || delivery === null) return [];
  const { postingId: corrects, day, way, terms } = delivery;
  const returns = await returnsSince(tx, orderId, corrects);
  if (returns.some(({ isOfDelivery }) => !isOfDelivery) || (await isSettled(tx, orderId, corrects)))
    throw new AppError('ledger.moved-since');
  const moves = await movesOf(tx, corrects);
  for (const { postingId } of returns) moves.push(...(await movesOf(tx, postingId)));
  const amounts = negated(await amountsSince(tx, orderId, corrects));
  const posting = preparePosting(tx, book, {
    source: { kind: 'order', id: orderId, step: `undone@${order.version}` },
    ...{ moves: counterMoves(moves), asked: amounts, at: now, day, orderId, corrects },
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

/** Refunds and disputes posted since a delivery; those posted with it have its step. */
function returnsSince(
  tx: Transaction,
  orderId: number,
  postingId: number,
): Promise<{ postingId: number; isOfDelivery: boolean }[]> {
  return tx.rows(sql`
    select r.posting_id as "postingId", r.step = d.step as "isOfDelivery"
      from ledger_postings d
      join ledger_postings r on r.store_id = ${tx.storeId} and r.order_id = ${orderId} and r.posting_id > d.posting_id
                            and r.source_kind in ('refund', 'dispute')
     where d.store_id = ${tx.storeId} and d.posting_id = ${postingId}
     order by r.posting_id`);
}

async function isSettled(tx: Transaction, orderId: number, postingId: number): Promise<boolean> {
  const settled = await tx.maybeRow(sql`
    select 1 from receivables
     where store_id = ${tx.storeId} and order_id = ${orderId} and posting_id = ${postingId} and state = 'settled' limit 1`);
  return settled !== null;
}
