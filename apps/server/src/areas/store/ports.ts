import type { OnlineSales } from '@comanda/domain/payments/online-sales';
import type { Transaction } from '../../platform/database/transaction.ts';

/** What the store asks of payments: what is missing before its customers can pay online. `now` in epoch ms. */
export interface SalesOfStore {
  read(tx: Transaction, now: number): Promise<OnlineSales>;
}
