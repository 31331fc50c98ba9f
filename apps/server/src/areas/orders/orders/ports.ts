import type { OrderCourier } from '@comanda/domain/orders/orders/courier-request';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { Query } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Actor } from './orders.writes.ts';

/** Port to the courier area. A port is needed because the courier area imports the orders area. */
export interface CourierOfOrder {
  /** The order's last courier request, and the coverage area of its address. */
  find(
    tx: Transaction,
    orderId: number,
  ): Promise<{ courier: OrderCourier | null; districtId: number | null }>;
  /**
   * Cancels the courier. Never call it inside a transaction, because it calls the service. Throws
   * `order.courier-active`.
   */
  release(which: { storeId: number; orderId: number; actor: Actor }): Promise<void>;
}

/** Thrown when the order's courier must be cancelled before this change. Nothing was written. */
export class CourierFirst extends Error {}

/** Port to the printing area. A port is needed because the printing area imports the orders area. */
export interface PrintOfOrder {
  /**
   * Creates or withdraws the tickets of a locked order that changes from `before` to `next`. Returns `next` with the
   * state of its tickets. Called for stores with print devices or automatic acceptance, and for orders with tickets. A
   * change that affects no ticket sends no query.
   */
  follow(tx: Transaction, before: OrderCard, next: OrderCard, now: number): Promise<OrderCard>;
}

/** Port to the retention area, for the import of past orders. */
export interface PrivacyOfPastOrders {
  /**
   * Makes the anonymisation job check orders closed since `from` again, because imported orders may be old
   * enough. `from` in epoch milliseconds; null when no imported order is closed.
   */
  rereadFrom(tx: Transaction, from: number | null): Promise<void>;
}

/** Port to the ledger. A port is needed because the ledger imports the orders area. */
export interface MoneyOfOrder {
  /**
   * Returns the statements that post the money of a locked order: its delivery, or the undo of its delivery.
   * The caller sends them together with the change. Other changes and stores without a ledger need no query.
   */
  follow(
    tx: Transaction,
    before: OrderCard,
    next: { order: OrderCard; timeZone: string; now: number },
  ): Promise<Query[]>;
}
