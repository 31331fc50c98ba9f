import { counterMoves } from '@comanda/domain/money/ledger/apply-moves';
import { negated } from '@comanda/domain/money/ledger/order-amounts';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { lockBook } from '../book/book.ts';
import { movesOf, preparePosting, type Source } from '../book/post.ts';
import { movedBackStatement } from '../payments/blocks.ts';
import { heldUntil } from '../payments/held-payments.ts';
import { findDelivery, transactionAt } from './order-transactions.reads.ts';
import { orderTransactionStatement } from './order-transactions.writes.ts';
import type { DeliveredOrder } from './post-delivered.ts';

/**
 * Reverses a delivery and the postings that followed it, by entries of the same amounts in the other
 * direction. Throws `ledger.moved-since` when money of the order moved after the delivery, because reversing
 * would pay it twice.
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
  const step = `undone@${order.version}`;
  let last = book;
  const statements: Query[] = [];
  // Postings are reversed from the last to the first: refunds and disputes, each under its own cause, then
  // the sale.
  for (const { source, postingId: returned } of returns.toReversed()) {
    const counter = preparePosting(tx, last, {
      source: { ...source, step },
      ...{ requested: { step }, moves: counterMoves(await movesOf(tx, returned)), at: now, day, orderId },
      corrects: returned,
    });
    last = counter.book;
    statements.push(...counter.statements);
    const taken = await transactionAt(tx, returned);
    if (taken === null) continue;
    const { postingId, bookedOn } = counter;
    const amounts = negated(taken.amounts);
    const row = { postingId, orderId, kind: taken.kind, day, bookedOn, at: now, way, amounts, terms };
    statements.push(orderTransactionStatement(tx, row));
  }
  const amounts = negated(delivery.amounts);
  const posting = preparePosting(tx, last, {
    source: { kind: 'order', id: orderId, step },
    ...{
      moves: counterMoves(await movesOf(tx, corrects)),
      requested: amounts,
      at: now,
      day,
      orderId,
      corrects,
    },
  });
  const { postingId, bookedOn } = posting;
  return [
    ...statements,
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

/** Refunds and disputes that were posted together with a delivery, under the same step. */
function returnsSince(
  tx: Transaction,
  orderId: number,
  postingId: number,
): Promise<{ postingId: number; source: Pick<Source, 'kind' | 'id'>; isOfDelivery: boolean }[]> {
  return tx.rows(sql`
    select r.posting_id as "postingId", json_build_object('kind', r.source_kind, 'id', r.source_id) as source,
           r.step = d.step as "isOfDelivery"
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
