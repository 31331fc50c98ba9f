import type { OnlineSales } from '@comanda/domain/store/store/online-sales';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** The times of an order that decide on which day its money is posted. Epoch milliseconds. */
export interface DatedOrder {
  createdAt: number;
  scheduledFor: number | null;
}

/** Conditions for online payment. The payments area provides them. */
export interface SalesOfStore {
  /** The store's conditions at `now` (epoch milliseconds), or on the day of the order, if given. */
  read(tx: Transaction, now: number, order?: DatedOrder): Promise<OnlineSales>;
}
