import type { OrderCourier } from '@comanda/domain/courier/courier-request';
import type { OrderCard } from '@comanda/domain/orders/order';
import type { Query } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Actor } from './orders.writes.ts';

/** What orders ask the courier area; it stands on orders, so it is handed in. */
export interface CourierOfOrder {
  /** The order's last request and the coverage area its address lies in. */
  find(
    tx: Transaction,
    orderId: number,
  ): Promise<{ courier: OrderCourier | null; districtId: number | null }>;
  /** Calls the courier off. Speaks with the service, so never inside a transaction. Throws `order.courier-active`. */
  release(which: { storeId: number; orderId: number; actor: Actor }): Promise<void>;
}

/** A change that has to wait until the order's courier is called off; nothing was written. */
export class CourierFirst extends Error {}

/** What orders tell the printing area; it stands on orders, so it is handed in. */
export interface PrintOfOrder {
  /**
   * Makes or withdraws the papers of an order that goes from `before` to `next` and is held; answers `next` with where
   * its papers stand. Asked only for stores that have print agents or accept automatically, and orders that have papers; a change that concerns no paper costs nothing.
   */
  follow(tx: Transaction, before: OrderCard, next: OrderCard, now: number): Promise<OrderCard>;
}

/** What orders tell the ledger; it stands on orders, so it is handed in. */
export interface MoneyOfOrder {
  /**
   * Posts what a change of a held order from `before` to `order` means in money: a delivery, or that it was taken back. All other
   * changes, and stores without a book, cost nothing. Answers the statements that write it: they go with the change itself.
   */
  follow(
    tx: Transaction,
    before: OrderCard,
    next: { order: OrderCard; timeZone: string; now: number },
  ): Promise<Query[]>;
}
