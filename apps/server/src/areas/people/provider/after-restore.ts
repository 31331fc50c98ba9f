import type { AfterRestore } from '../../../platform/database/after-restore.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Ends the sessions of the provider's people. One that had ended after the backup would otherwise be open again. */
export const restored: AfterRestore = {
  ofProvider: async (system, now) => {
    await system.directory(sql`
      update provider_sessions set revoked_at = ${new Date(now)} where revoked_at is null`);
  },
};
