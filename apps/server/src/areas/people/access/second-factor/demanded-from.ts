import { sql } from '../../../../platform/database/sql.ts';

/**
 * SQL expression for the time when the second factor becomes mandatory for a user; null when the store
 * requires none. `u`: the user's row, `d`: the store's requirement.
 */
export const DEMANDED_FROM = sql`case when d.holds_from is not null then greatest(d.holds_from, u.factor_grace_until) end`;
