import type { Blocked } from '@comanda/domain/money/ledger/post-dispute';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** A disputed payment with its blocked money. */
export interface Block extends Blocked {
  disputeId: number;
  cents: number;
}

/** The blocks of an order's open disputes. */
export function openBlocks(tx: Transaction, orderId: number): Promise<Block[]> {
  return tx.rows<Block>(sql`
    select dispute_id as "disputeId", cents, held_cents as "heldCents", receivable_cents as "receivableCents",
           current_cents as "currentCents"
      from ledger_blocks where store_id = ${tx.storeId} and order_id = ${orderId} and state = 'open' order by dispute_id`);
}

/**
 * Makes the statement that saves which accounts a block takes money from after the delivery. The amounts
 * before are saved in `before_delivery`, from where {@link movedBackStatement} restores them.
 */
export function movedStatement(tx: Transaction, block: Block): Query {
  return sql`
    update ledger_blocks set before_delivery =
             ('{"held":' || held_cents::text || ',"receivable":' || receivable_cents::text || ',"current":' || current_cents::text || '}')::jsonb,
           held_cents = ${block.heldCents}, receivable_cents = ${block.receivableCents},
           current_cents = ${block.currentCents}
     where store_id = ${tx.storeId} and dispute_id = ${block.disputeId}`;
}

/** Makes the statement that restores the blocked amounts from before a delivery, after its undo. */
export function movedBackStatement(tx: Transaction, orderId: number): Query {
  return sql`
    update ledger_blocks set held_cents = (before_delivery ->> 'held')::bigint,
           receivable_cents = (before_delivery ->> 'receivable')::bigint,
           current_cents = (before_delivery ->> 'current')::bigint, before_delivery = null
     where store_id = ${tx.storeId} and order_id = ${orderId} and state = 'open' and before_delivery is not null`;
}
