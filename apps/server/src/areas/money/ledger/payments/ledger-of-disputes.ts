import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { postBlock, postDisputeLost, postDisputeWon } from '@comanda/domain/money/ledger/post-dispute';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { preparePosting, type Source } from '../book/post.ts';
import {
  findDelivery,
  openReceivables,
  refundedSince,
  unsettledReceivables,
} from '../orders/order-transactions.reads.ts';
import { leftStatement } from '../orders/receivables.writes.ts';
import { openBlocks } from './blocks.ts';
import { borneRefunds, giveBackBorne } from './borne-refunds.ts';
import { heldMoney, returnedOf } from './held-payments.ts';
import { postAndNotify, transactionOf } from './ledger-of-payments.ts';

export interface Disputed {
  orderId: number;
  disputeId: number;
  chargeId: number;
  /** The disputed amount: the whole payment, or a part of it. */
  cents: number;
  at: number;
  day: CalendarDate;
}

/** Blocks a disputed amount. Returns false for a repeat. */
export async function postDisputeOpened(tx: Transaction, disputed: Disputed): Promise<boolean> {
  const { orderId, disputeId, chargeId, cents, at, day } = disputed;
  const source: Source = { kind: 'dispute', id: disputeId, step: 'opened' };
  const requested = { orderId, cents };
  return postAndNotify(tx, source, requested, async (book) => {
    const [open, { freeCents }] = await Promise.all([openReceivables(tx, orderId), heldMoney(tx, orderId)]);
    const { moves, blocked, receivables } = postBlock(cents, { heldCents: freeCents, open });
    const posting = preparePosting(tx, book, { source, requested, moves, at, day, orderId });
    const block = sql`
      insert into ledger_blocks (store_id, dispute_id, order_id, charge_id, cents, held_cents, receivable_cents, current_cents)
      values (${tx.storeId}, ${disputeId}, ${orderId}, ${chargeId}, ${cents}, ${blocked.heldCents},
              ${blocked.receivableCents}, ${blocked.currentCents})`;
    return { posting, statements: [block, leftStatement(tx, receivables)] };
  });
}

/**
 * Ends a dispute. Won: the amount returns to its accounts. Lost: the customer gets the amount. Returns false
 * for a repeat. Also returns false for a dispute that is not open yet: the caller opens the dispute and tries
 * again.
 */
export async function postDisputeClosed(
  tx: Transaction,
  { orderId, disputeId, chargeId, at, day }: Disputed,
  outcome: 'won' | 'lost',
): Promise<boolean> {
  const source: Source = { kind: 'dispute', id: disputeId, step: 'closed' };
  const requested = { orderId, outcome };
  const blocks = await openBlocks(tx, orderId);
  const block = blocks.find((each) => each.disputeId === disputeId);
  if (block === undefined) return false;
  return postAndNotify(tx, source, requested, async (book) => {
    const statements: Query[] = [stateStatement(tx, disputeId, outcome)];
    const [delivery, borne, held] = await Promise.all([
      findDelivery(tx, orderId),
      borneRefunds(tx, orderId),
      heldMoney(tx, orderId),
    ]);
    const isWon = outcome === 'won';
    const won = isWon ? postDisputeWon(block, await unsettledReceivables(tx, orderId)) : null;
    const before = delivery === null ? 0 : await refundedSince(tx, orderId, delivery.postingId);
    const lost = isWon ? null : postDisputeLost(block.cents, delivery?.amounts ?? null, before);
    const moves = won?.moves ?? lost?.moves ?? [];
    const posting = preparePosting(tx, book, { source, requested, moves, at, day, orderId });
    if (won !== null) statements.push(leftStatement(tx, won.receivables));
    if (lost !== null)
      statements.push(returnedOf(tx, { chargeId, cents: block.cents, heldCents: block.heldCents }));
    if (delivery !== null && lost !== null && lost.amounts !== null) {
      statements.push(transactionOf(tx, { delivery, posting, orderId, at }, 'dispute-lost', lost.amounts));
    }
    if (held.isCancelled) {
      const freeCents = held.freeCents + (isWon ? block.heldCents : 0);
      const hasOpenDispute = blocks.length > 1;
      const order = { orderId, held: { freeCents, hasOpenDispute }, at, day };
      statements.push(...giveBackBorne(tx, posting.book, borne, order));
    }
    return { posting, statements };
  });
}

const stateStatement = (tx: Transaction, disputeId: number, state: 'won' | 'lost'): Query =>
  sql`update ledger_blocks set state = ${state} where store_id = ${tx.storeId} and dispute_id = ${disputeId}`;
