import type { AfterRestore } from '../../../platform/database/after-restore.ts';
import { sql } from '../../../platform/database/sql.ts';

/**
 * Marks all open print jobs, because they may have been printed after the backup. Reports from any agent are
 * then accepted, and a new copy says that it may be a duplicate.
 */
export const restored: AfterRestore = {
  inStore: async (tx) => {
    await tx.rows(sql`
      update print_jobs set may_be_printed = true
       where store_id = ${tx.storeId} and state in ('queued', 'sent', 'failed') and not may_be_printed`);
  },
};
