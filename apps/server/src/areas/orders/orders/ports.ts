import type { OrderCourier } from '@comanda/domain/orders/orders/courier-request';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { Query } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Actor } from './orders.writes.ts';

/** Port to the courier area, which is passed in because the courier area imports this one. */
export interface CourierOfOrder {
  /** The order's last request, and the coverage area of its address. */
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

/** Thrown when the order's courier must be cancelled before this change; nothing was written. */
export class CourierFirst extends Error {}

/** Port to the printing area, which is passed in because the printing area imports this one. */
export interface PrintOfOrder {
  /**
   * Creates or withdraws the tickets of a locked order that goes from `before` to `next`. Returns `next` with the
   * state of its tickets. Called for stores that have print agents or accept automatically, and for orders that have
   * tickets. A change that affects no ticket costs nothing.
   */
  follow(tx: Transaction, before: OrderCard, next: OrderCard, now: number): Promise<OrderCard>;
}

/** The retention as the import of past orders needs it. */
export interface PrivacyOfPastOrders {
  /**
   * Makes the job check orders closed since `from` again, because imported orders may be old enough to be anonymised.
   * Epoch milliseconds; null when no imported order is closed.
   */
  rereadFrom(tx: Transaction, from: number | null): Promise<void>;
}

/** Port to the ledger, which is passed in because the ledger imports this area. */
export interface MoneyOfOrder {
  /**
   * Posts the money of a locked order's change from `before` to `order`: a delivery, or its undo. All other changes,
   * and stores without a ledger, cost nothing. Returns the statements, which are sent with the change itself.
   */
  follow(
    tx: Transaction,
    before: OrderCard,
    next: { order: OrderCard; timeZone: string; now: number },
  ): Promise<Query[]>;
}
