import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { Query } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { StoreTerms } from '../terms/store-terms.ts';
import { postCancelled } from './post-cancelled.ts';
import { type DeliveredOrder, postDelivered } from './post-delivered.ts';
import { postUndone } from './post-undone.ts';

/**
 * Makes the statements that post a change of an order, for the transaction of that change. A delivery, its undo and a
 * cancellation are posted. Empty for other changes, and for stores without a ledger.
 */
export async function followOrder(
  terms: StoreTerms,
  tx: Transaction,
  before: OrderCard,
  changed: DeliveredOrder,
): Promise<Query[]> {
  const { status, chargeCents, totalCents } = changed.order;
  if (before.status === status) return [];
  const isCancelled = status === 'cancelled' && chargeCents < totalCents;
  if (status !== 'delivered' && before.status !== 'delivered' && !isCancelled) return [];
  const saved = await terms.of(tx.storeId);
  if (saved.openedOn === null) return [];
  if (status === 'delivered') return postDelivered(tx, saved, changed);
  return isCancelled ? postCancelled(tx, changed) : postUndone(tx, changed);
}
