import { sql } from '../../../../platform/database/sql.ts';

/**
 * When the store's administrators must have a second factor; null when the store does not require one. SQL fragment:
 * `u` is the user and `d` the store's requirement, if any.
 */
export const DEMANDED_FROM = sql`case when d.holds_from is not null then greatest(d.holds_from, u.factor_grace_until) end`;
