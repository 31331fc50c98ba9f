import type { OrderCard } from '@comanda/domain/orders/order';
import type { Transaction } from '../../platform/database/transaction.ts';

/** What orders tell the printing area; it stands on orders, so it is handed in. */
export interface PrintOfOrder {
  /**
   * Makes or withdraws the papers of an order that goes from `before` to `next` and is held; answers `next` with where
   * its papers stand. Asked only for stores that have print agents or accept automatically, and orders that have papers; a change that concerns no paper costs nothing.
   */
  follow(tx: Transaction, before: OrderCard, next: OrderCard, now: number): Promise<OrderCard>;
}
