import { sql } from '../../../platform/database/sql.ts';

/**
 * From when the store's administrators need a second factor; null while nobody demands one. Part of statements in which
 * `u` is the person and `d` the store's demand, if any.
 */
export const DEMANDED_FROM = sql`case when d.holds_from is not null then greatest(d.holds_from, u.factor_grace_until) end`;
