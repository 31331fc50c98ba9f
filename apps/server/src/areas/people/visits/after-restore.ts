import type { AfterRestore } from '../../../platform/database/after-restore.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Ends the support visits of a restored database. Also ends requests for visits. */
export const restored: AfterRestore = {
  inStore: async (tx, now) => {
    const at = new Date(now);
    await tx.rows(sql`
      update support_visits
         set ended_at = ${at}, ended_by = 'time', ticket_until = least(ticket_until, ${at})
       where store_id = ${tx.storeId} and ended_at is null`);
  },
};
