import { postBlock, postDisputeLost, postDisputeWon } from '@comanda/domain/ledger/post-dispute';
import type { CalendarDate } from '@comanda/domain/time/calendar-date';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { preparePosting, type Source } from '../book/post.ts';
import {
  findDelivery,
  openReceivables,
  refundedBefore,
  unsettledReceivables,
} from '../orders/order-transactions.reads.ts';
import { leftStatement } from '../orders/receivables.writes.ts';
import { openBlocks } from './blocks.ts';
import { postAndTell, returnedOf, transactionOf } from './ledger-of-payments.ts';

/** A contested payment. */
export interface Disputed {
  orderId: number;
  disputeId: number;
  chargeId: number;
  /** What is contested: all of the payment, or a part. */
  cents: number;
  at: number;
  day: CalendarDate;
}

/** Blocks a contested amount. Answers false for a repeat. */
export async function postDisputeOpened(tx: Transaction, disputed: Disputed): Promise<boolean> {
  const { orderId, disputeId, chargeId, cents, at, day } = disputed;
  const source: Source = { kind: 'dispute', id: disputeId, step: 'opened' };
  const asked = { orderId, cents };
  return postAndTell(tx, source, asked, async (book) => {
    const [open, heldCents] = await Promise.all([openReceivables(tx, orderId), heldOf(tx, orderId)]);
    const { moves, blocked, receivables } = postBlock(cents, { heldCents, open });
    const posting = preparePosting(tx, book, { source, asked, moves, at, day, orderId });
    const block = sql`
      insert into ledger_blocks (store_id, dispute_id, order_id, charge_id, cents, held_cents, receivable_cents, current_cents)
      values (${tx.storeId}, ${disputeId}, ${orderId}, ${chargeId}, ${cents}, ${blocked.heldCents},
              ${blocked.receivableCents}, ${blocked.currentCents})`;
    return { posting, statements: [block, leftStatement(tx, receivables)] };
  });
}

/**
 * Ends a dispute: won, all goes back where it came from; lost, to the customer. Answers false for a repeat, and for one that was never
 * opened here: whoever hears of the end first opens it first.
 */
export async function postDisputeClosed(
  tx: Transaction,
  { orderId, disputeId, chargeId, at, day }: Disputed,
  outcome: 'won' | 'lost',
): Promise<boolean> {
  const source: Source = { kind: 'dispute', id: disputeId, step: 'closed' };
  const asked = { orderId, outcome };
  const block = (await openBlocks(tx, orderId)).find((each) => each.disputeId === disputeId);
  if (block === undefined) return false;
  return postAndTell(tx, source, asked, async (book) => {
    const statements: Query[] = [stateStatement(tx, disputeId, outcome)];
    if (outcome === 'won') {
      const won = postDisputeWon(block, await unsettledReceivables(tx, orderId));
      const posting = preparePosting(tx, book, { source, asked, moves: won.moves, at, day, orderId });
      return { posting, statements: [...statements, leftStatement(tx, won.receivables)] };
    }
    const [delivery, before] = await Promise.all([findDelivery(tx, orderId), refundedBefore(tx, orderId)]);
    const lost = postDisputeLost(block.cents, delivery?.amounts ?? null, before);
    const posting = preparePosting(tx, book, { source, asked, moves: lost.moves, at, day, orderId });
    statements.push(returnedOf(tx, chargeId, block.cents));
    if (delivery !== null && lost.amounts !== null) {
      statements.push(transactionOf(tx, { delivery, posting, orderId, at }, 'dispute-lost', lost.amounts));
    }
    return { posting, statements };
  });
}

const stateStatement = (tx: Transaction, disputeId: number, state: 'won' | 'lost'): Query =>
  sql`update ledger_blocks set state = ${state} where store_id = ${tx.storeId} and dispute_id = ${disputeId}`;

/** What is held of an order that was not delivered, less what is blocked of it. */
async function heldOf(tx: Transaction, orderId: number): Promise<number> {
  const row = await tx.maybeRow<{ cents: number }>(sql`
    select coalesce(sum(cents - returned_cents), 0)::bigint
           - coalesce((select sum(held_cents) from ledger_blocks
                        where store_id = ${tx.storeId} and order_id = ${orderId} and state = 'open'), 0)::bigint as cents
      from held_payments where store_id = ${tx.storeId} and order_id = ${orderId} and delivered_by is null`);
  return row?.cents ?? 0;
}
