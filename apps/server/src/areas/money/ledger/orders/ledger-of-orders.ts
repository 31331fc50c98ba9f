import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { Query } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { StoreTerms } from '../terms/store-terms.ts';
import { postCancelled } from './post-cancelled.ts';
import { type DeliveredOrder, postDelivered } from './post-delivered.ts';
import { postUndone } from './post-undone.ts';

/**
 * Returns the statements that post an order's delivery, its undo or a cancellation. The caller runs them in
 * the transaction of the change. Empty for other changes, and for stores without a ledger.
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
