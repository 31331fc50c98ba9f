import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { move } from '@comanda/domain/money/ledger/apply-moves';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Book } from '../book/book.ts';
import { preparePosting } from '../book/post.ts';
import { givenBackOf, type HeldMoney } from './held-payments.ts';

/** A refund that another party than the store pays. */
export interface BorneRefund {
  refundId: string;
  cents: number;
}

/** Refunds of an order that other parties paid, and that were not returned to these parties yet. */
export function borneRefunds(tx: Transaction, orderId: number): Promise<BorneRefund[]> {
  return tx.rows<BorneRefund>(sql`
    select p.source_id as "refundId", e.cents
      from ledger_postings p
      join ledger_entries e on e.store_id = ${tx.storeId} and e.seq between p.first_seq and p.last_seq and e.from_account = 'custom'
     where p.store_id = ${tx.storeId} and p.order_id = ${orderId} and p.source_kind = 'refund' and p.step = 'done'
       and not exists (select 1 from ledger_postings g
                        where g.store_id = ${tx.storeId} and g.source_kind = 'refund' and g.source_id = p.source_id
                          and g.step = 'given-back')
     order by p.posting_id`);
}

/**
 * For an order that is never delivered: returns the order's held money to the parties that paid its refunds,
 * because the money is not the store's. An open dispute delays this, because the customer may still get the
 * money. The end of the dispute then returns it.
 */
export function giveBackBorne(
  tx: Transaction,
  book: Book,
  borne: readonly BorneRefund[],
  order: {
    orderId: number;
    held: Pick<HeldMoney, 'freeCents' | 'hasOpenDispute'>;
    at: number;
    day: CalendarDate;
  },
): Query[] {
  const { orderId, held, at, day } = order;
  if (held.hasOpenDispute) return [];
  let last = book;
  let freeCents = held.freeCents;
  const statements: Query[] = [];
  for (const { refundId, cents: borneCents } of borne) {
    const cents = Math.min(borneCents, freeCents);
    if (cents <= 0) continue;
    freeCents -= cents;
    const posting = preparePosting(tx, last, {
      source: { kind: 'refund', id: refundId, step: 'given-back' },
      ...{ requested: { cents }, moves: move('held', 'custom', cents, 'refund'), at, day, orderId },
    });
    last = posting.book;
    statements.push(...posting.statements, givenBackOf(tx, { orderId, cents }));
  }
  return statements;
}
