import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { Move } from '@comanda/domain/money/ledger/apply-moves';
import type { OrderAmounts } from '@comanda/domain/money/ledger/order-amounts';
import { type EarlyReturn, postEarlyReturns } from '@comanda/domain/money/ledger/post-early-returns';
import type { OpenReceivable } from '@comanda/domain/money/ledger/post-refund';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { movesOf, type Posting, preparePosting } from '../book/post.ts';
import type { Delivery } from '../orders/order-transactions.reads.ts';
import { orderTransactionStatement } from '../orders/order-transactions.writes.ts';
import { leftStatement } from '../orders/receivables.writes.ts';
import { movedStatement, openBlocks } from './blocks.ts';

/** A refund or a dispute that was posted before the delivery of its order. */
export interface PostedEarly {
  source: { kind: 'refund' | 'dispute'; id: string };
  returned: EarlyReturn;
  reason: string | null;
  /** Time of the refund or dispute, epoch ms. */
  at: number;
  /** The entries that were posted before the delivery. */
  moves: Move[];
}

interface ReturnRow {
  postingId: number;
  kind: 'refund' | 'dispute';
  id: string;
  step: 'done' | 'opened' | 'closed';
  reason: string | null;
  at: number;
  /** State of a dispute; null for a refund. */
  state: 'open' | 'won' | 'lost' | null;
  cents: number | null;
}

/**
 * Refunds and disputes of an order before its delivery, in posting order. Leaves out refunds paid by other
 * parties and disputes that the store won, because they do not reduce the sale.
 */
export async function earlyReturns(tx: Transaction, orderId: number): Promise<PostedEarly[]> {
  const rows = await tx.rows<ReturnRow>(sql`
    select p.posting_id as "postingId", p.source_kind as kind, p.source_id as id, p.step, p.reason, p.occurred_at as at,
           b.state, b.cents
      from ledger_postings p
      left join ledger_blocks b on p.source_kind = 'dispute' and b.store_id = ${tx.storeId} and b.order_id = ${orderId}
                                and b.dispute_id::text = p.source_id
     where p.store_id = ${tx.storeId} and p.order_id = ${orderId} and p.source_kind in ('refund', 'dispute')
       and p.step in ('done', 'opened', 'closed')
     order by p.posting_id`);
  const early: PostedEarly[] = [];
  for (const { postingId, kind, id, step, reason, at, state, cents } of rows) {
    if (state === 'won') continue;
    const moves = await movesOf(tx, postingId);
    if (step === 'closed') {
      early.find(({ source }) => source.kind === kind && source.id === id)?.moves.push(...moves);
      continue;
    }
    if (moves.some(({ from }) => from === 'custom')) continue;
    const removed = moves.reduce((sum, move) => sum + (move.to === 'customer' ? move.cents : 0), 0);
    const returned: EarlyReturn =
      state === null ? { kind: 'refund', cents: removed } : { kind: 'dispute', cents: cents ?? 0, state };
    early.push({ source: { kind, id }, returned, reason, at, moves });
  }
  return early;
}

/** A delivered order whose postings are being collected as SQL statements. */
interface WrittenDelivery {
  posting: Posting;
  /** The delivery's step. Its refunds and disputes are posted under the same step. */
  step: string;
  orderId: number;
  delivery: Pick<Delivery, 'day' | 'way' | 'terms'> & { amounts: OrderAmounts };
  due: readonly OpenReceivable[];
  /** The accounting day. */
  day: CalendarDate;
}

/**
 * Makes the statements that post earlier refunds and disputes again, as if they had happened after the
 * delivery. Each has its own cause.
 */
export async function earlyReturnStatements(
  tx: Transaction,
  early: readonly PostedEarly[],
  { posting, step, orderId, delivery, due, day }: WrittenDelivery,
): Promise<Query[]> {
  const { returnsFee } = delivery.terms.plan;
  const { posted, receivables } = postEarlyReturns(
    delivery.amounts,
    due,
    early.map(({ returned }) => returned),
    { returnsFee },
  );
  const blocks = await openBlocks(tx, orderId);
  let { book } = posting;
  const statements: Query[] = [];
  for (const [index, { source, returned, reason, at }] of early.entries()) {
    const { moves = [], amounts = null, blocked = null } = posted[index] ?? {};
    const next = preparePosting(tx, book, {
      source: { ...source, step },
      ...{ requested: { ...returned, step }, moves, at, day, orderId },
      ...(reason === null ? {} : { reason }),
    });
    book = next.book;
    statements.push(...next.statements);
    if (amounts !== null) {
      const kind = returned.kind === 'refund' ? 'refund' : 'dispute-lost';
      const { postingId, bookedOn } = next;
      const { day: orderDay, way, terms } = delivery;
      statements.push(
        orderTransactionStatement(tx, {
          ...{ postingId, orderId, kind, day: orderDay, bookedOn, at, way, amounts, terms },
        }),
      );
    }
    const block = blocks.find(
      ({ disputeId }) => source.kind === 'dispute' && String(disputeId) === source.id,
    );
    if (block !== undefined && blocked !== null)
      statements.push(movedStatement(tx, { ...block, ...blocked }));
  }
  return [...statements, leftStatement(tx, receivables)];
}
