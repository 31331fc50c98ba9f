import { type Query, sql } from '../../../platform/database/sql.ts';

/**
 * That a card of an order is of no brand its plan has, so that the dearest row of its kind holds. `t` is the order's transaction; `charge`:
 * of this charge alone.
 */
export const unknownBrand = (charge: Query = sql`rate."chargeId"`): Query => sql`
  exists (select 1 from jsonb_to_recordset(t.terms -> 'rates') as rate ("chargeId" bigint, "isGuessed" boolean)
           where rate."isGuessed" and rate."chargeId" = ${charge})`;
