import type { OrderCourier } from '@comanda/domain/courier/courier-request';
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
