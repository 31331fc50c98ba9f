import type { OnlineSales } from '@comanda/domain/store/store/online-sales';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** The times that decide on which day an order is posted. Epoch milliseconds. */
export interface DatedOrder {
  createdAt: number;
  scheduledFor: number | null;
}

/** Requirements for online payment, answered by the payments area. */
export interface SalesOfStore {
  /** Reads the store's conditions `now` (epoch milliseconds); with an order, those of the order's day. */
  read(tx: Transaction, now: number, order?: DatedOrder): Promise<OnlineSales>;
}
