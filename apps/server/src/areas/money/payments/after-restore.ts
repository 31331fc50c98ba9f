import type { AfterRestore } from '../../../platform/database/after-restore.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Tables with open requests to the payment provider. */
const REQUESTED = [
  'payment_boletos',
  'payment_charges',
  'payment_documents',
  'payment_inbox',
  'payment_receivers',
  'payment_refunds',
  'payment_transfers',
];

/** Schedules all open requests to the payment provider now, because its answers since the backup are lost. */
export const restored: AfterRestore = {
  inStore: async (tx, now) => {
    for (const name of REQUESTED) {
      const table = { text: name, values: [] };
      await tx.rows(sql`
        update ${table} set next_attempt_at = ${new Date(now)}
         where store_id = ${tx.storeId} and next_attempt_at is not null`);
    }
  },
};
