import { type Query, sql } from '../../../../platform/database/sql.ts';

/** That a card of an order (its transaction is `t`) is of no brand its plan has, so that the dearest row of its kind holds. */
export const UNKNOWN_BRAND: Query = sql`t.terms @> '{"rates": [{"isGuessed": true}]}'`;

/** The same of one charge. */
export const unknownBrandOf = (charge: Query): Query => sql`
  t.terms @> jsonb_build_object('rates', jsonb_build_array(jsonb_build_object('isGuessed', true, 'chargeId', ${charge})))`;
