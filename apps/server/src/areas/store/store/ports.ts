import type { OnlineSales } from '@comanda/domain/store/store/online-sales';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** The times that decide on which day an order is posted. Epoch milliseconds. */
export interface DatedOrder {
  createdAt: number;
  scheduledFor: number | null;
}

/** Conditions for online payment, provided by the payments area. */
export interface SalesOfStore {
  /** Reads the store's conditions at `now` (epoch milliseconds); with an order, those of the order's day. */
  read(tx: Transaction, now: number, order?: DatedOrder): Promise<OnlineSales>;
}
