import type { AfterRestore } from '../../../platform/database/after-restore.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Schedules all open requests for a read from the courier service: reports since the backup are lost. */
export const restored: AfterRestore = {
  inStore: async (tx, now) => {
    await tx.rows(sql`
      update courier_requests set next_attempt_at = ${new Date(now)}, attempts = 0
       where store_id = ${tx.storeId} and kind = 'service' and (ended_at is null or next_attempt_at is not null)`);
  },
};
