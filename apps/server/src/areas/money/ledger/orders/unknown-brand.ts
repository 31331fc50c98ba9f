import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Reader } from '../../../../platform/paged/define-paged.ts';

/**
 * SQL condition that transaction `t` has a card brand without a rate in the plan. The highest rate was
 * applied.
 */
export const UNKNOWN_BRAND: Query = sql`t.terms @> '{"rates": [{"isGuessed": true}]}'`;

/** Like {@link UNKNOWN_BRAND}, for one charge of the order. */
export const unknownBrandOf = (charge: Query): Query => sql`
  t.terms @> jsonb_build_object('rates', jsonb_build_array(jsonb_build_object('isGuessed', true, 'chargeId', ${charge})))`;

type Row = { orderId: number; isBrandUnknown: boolean };

/** Adds to each order's row its card brands that are missing in the plan. */
export async function withBrands<Found extends Row>(
  rows: readonly Found[],
  reader: Reader,
): Promise<(Found & { brandOutsidePlan: string | null })[]> {
  const ids = rows.flatMap(({ orderId, isBrandUnknown }) => (isBrandUnknown ? [orderId] : []));
  const found =
    ids.length === 0
      ? []
      : await reader.rows<{ orderId: number; brand: string }>(sql`
          select t.order_id as "orderId", string_agg(distinct h.brand, ', ' order by h.brand) as brand
            from order_transactions t
           cross join lateral jsonb_array_elements(t.terms -> 'rates') rate
            join held_payments h on h.store_id = ${reader.storeId} and h.charge_id = (rate ->> 'chargeId')::bigint
           where t.store_id = ${reader.storeId} and t.order_id = any(${ids}::bigint[]) and ${UNKNOWN_BRAND}
             and (rate ->> 'isGuessed')::boolean and h.brand is not null
           group by t.order_id`);
  const brands = new Map(found.map(({ orderId, brand }) => [orderId, brand]));
  return rows.map((row) => ({
    ...row,
    brandOutsidePlan: row.isBrandUnknown ? (brands.get(row.orderId) ?? null) : null,
  }));
}
