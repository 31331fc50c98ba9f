import type { Query } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { lockBook } from '../book/book.ts';
import { borneRefunds, giveBackBorne } from '../payments/borne-refunds.ts';
import { heldMoney } from '../payments/held-payments.ts';
import { type DeliveredOrder, dayOfOrder } from './post-delivered.ts';

/**
 * Posts that an order will never be delivered. When other parties paid refunds of the order, its held money
 * is returned to these parties.
 */
export async function postCancelled(
  tx: Transaction,
  { order, timeZone, now }: DeliveredOrder,
): Promise<Query[]> {
  const { orderId } = order;
  const borne = await borneRefunds(tx, orderId);
  if (borne.length === 0) return [];
  const book = await lockBook(tx);
  if (book === null) return [];
  const held = await heldMoney(tx, orderId);
  return giveBackBorne(tx, book, borne, { orderId, held, at: now, day: dayOfOrder(order, timeZone) });
}
