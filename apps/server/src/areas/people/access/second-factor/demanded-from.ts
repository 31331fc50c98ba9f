import { sql } from '../../../../platform/database/sql.ts';

/**
 * Time from when the store's administrators need a second factor; null while the store does not demand one. SQL
 * fragment: `u` is the person and `d` the store's demand, if any.
 */
export const DEMANDED_FROM = sql`case when d.holds_from is not null then greatest(d.holds_from, u.factor_grace_until) end`;
