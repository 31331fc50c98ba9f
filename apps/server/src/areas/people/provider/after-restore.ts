import type { AfterRestore } from '../../../platform/database/after-restore.ts';
import { sql } from '../../../platform/database/sql.ts';

/**
 * Ends all sessions of the provider's people. Otherwise sessions that ended after the backup would be open
 * again.
 */
export const restored: AfterRestore = {
  ofProvider: async (system, now) => {
    await system.directory(sql`
      update provider_sessions set revoked_at = ${new Date(now)} where revoked_at is null`);
  },
};
