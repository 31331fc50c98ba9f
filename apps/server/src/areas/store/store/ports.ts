import type { OnlineSales } from '@comanda/domain/store/store/online-sales';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Requirements for online payment, answered by the payments area. `now` in epoch ms. */
export interface SalesOfStore {
  read(tx: Transaction, now: number): Promise<OnlineSales>;
}
