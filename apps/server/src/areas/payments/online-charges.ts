import { sql } from '../../platform/database/sql.ts';
import type { PaymentServices } from './payment-services.ts';
import { sellingReceiver } from './receivers/receivers.writes.ts';

/** What whoever takes orders in asks of payments. */
export interface OnlineCharges {
  /** Whether customers can pay orders of the store online now. */
  areTaken(storeId: number): Promise<boolean>;
}

/** A store takes them that wishes to, has a book, and may sell at the payment provider. */
export function createOnlineCharges({ database, ledger, provider }: PaymentServices): OnlineCharges {
  return {
    areTaken: async (storeId) => {
      if (provider === null || !(await ledger.hasBook(storeId))) return false;
      return database.inStore(storeId, async (tx) => {
        const store = await tx.maybeRow<{ accepts: boolean }>(sql`
          select accepts_online_payment as accepts from stores where store_id = ${tx.storeId}`);
        return store?.accepts === true && (await sellingReceiver(tx)) !== null;
      });
    },
  };
}
