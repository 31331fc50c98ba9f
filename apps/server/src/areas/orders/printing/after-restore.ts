import type { AfterRestore } from '../../../platform/database/after-restore.ts';
import { sql } from '../../../platform/database/sql.ts';

/**
 * Marks all open print jobs as possibly printed since the backup. A report from any agent is then accepted, and another
 * copy has a heading that it may be the second.
 */
export const restored: AfterRestore = {
  inStore: async (tx) => {
    await tx.rows(sql`
      update print_jobs set may_be_printed = true
       where store_id = ${tx.storeId} and state in ('queued', 'sent', 'failed') and not may_be_printed`);
  },
};
