import { sql } from '../../../../platform/database/sql.ts';

/**
 * SQL: the store's administrators must have a second factor from this time on; null when the store requires none. `u`
 * is the user, `d` the store's requirement.
 */
export const DEMANDED_FROM = sql`case when d.holds_from is not null then greatest(d.holds_from, u.factor_grace_until) end`;
