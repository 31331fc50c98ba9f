import type { AfterRestore } from '../../../platform/database/after-restore.ts';
import { sql } from '../../../platform/database/sql.ts';
import { revokeSessionsOfStore } from './sessions/sessions.writes.ts';

/**
 * Ends all logins of a restored database. Otherwise sessions that ended after the backup would be open again,
 * and used links would be valid again. Links of customers do not change.
 */
export const restored: AfterRestore = {
  inStore: async (tx, now) => {
    const at = new Date(now);
    await revokeSessionsOfStore(tx, now);
    await tx.rows(sql`
      update login_tickets set used_at = ${at} where store_id = ${tx.storeId} and used_at is null`);
    await tx.rows(sql`
      update password_links set used_at = ${at} where store_id = ${tx.storeId} and used_at is null`);
    await tx.rows(sql`delete from email_changes where store_id = ${tx.storeId}`);
  },
};
