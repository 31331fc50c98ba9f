import type { OrderCourier } from '@comanda/domain/orders/orders/courier-request';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { Query } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Actor } from './orders.writes.ts';

/** Port to the courier area. The courier area imports this one, and so the port is passed in. */
export interface CourierOfOrder {
  /** The order's last request and the coverage area its address lies in. */
  find(
    tx: Transaction,
    orderId: number,
  ): Promise<{ courier: OrderCourier | null; districtId: number | null }>;
  /**
   * Releases the courier. Calls the service: never use it inside a transaction. Throws
   * `order.courier-active`.
   */
  release(which: { storeId: number; orderId: number; actor: Actor }): Promise<void>;
}

/** The order's courier must be released before this change; nothing was written. */
export class CourierFirst extends Error {}

/** Port to the printing area. The printing area imports this one, and so the port is passed in. */
export interface PrintOfOrder {
  /**
   * Creates or withdraws the papers of a locked order that goes from `before` to `next`. Returns `next` with
   * the state of its papers. Called for stores that have print agents or accept automatically, and for orders
   * that have papers. A change that affects no paper costs nothing.
   */
  follow(tx: Transaction, before: OrderCard, next: OrderCard, now: number): Promise<OrderCard>;
}

/** Retention, as the import of past orders uses it. */
export interface PrivacyOfPastOrders {
  /**
   * Imported orders may be old enough to be anonymised: the job checks those closed since `from` again. Epoch
   * milliseconds; null: no imported order is closed.
   */
  lookThroughAnew(tx: Transaction, from: number | null): Promise<void>;
}

/** Port to the ledger. The ledger imports this area, and so the port is passed in. */
export interface MoneyOfOrder {
  /**
   * Posts the money of a locked order's change from `before` to `order`: a delivery, or its withdrawal. All
   * other changes, and stores without a ledger, cost nothing. Returns the statements that write it: they go
   * with the change itself.
   */
  follow(
    tx: Transaction,
    before: OrderCard,
    next: { order: OrderCard; timeZone: string; now: number },
  ): Promise<Query[]>;
}
