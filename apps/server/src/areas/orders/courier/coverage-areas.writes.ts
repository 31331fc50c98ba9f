import type { CoverageArea } from '@comanda/domain/orders/courier/coverage-area';
import { prepared, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

const COLUMNS = sql`
  area_id as "areaId", name, a.city, price_cents as "priceCents", is_enabled as "isEnabled"`;

/** Enabled coverage areas, by name. */
export function listEnabledAreas(tx: Transaction): Promise<CoverageArea[]> {
  return tx.rows<CoverageArea>(sql`
    select ${COLUMNS} from coverage_areas a where store_id = ${tx.storeId} and is_enabled order by name, city`);
}

export function findEnabledArea(tx: Transaction, areaId: number): Promise<CoverageArea | null> {
  return tx.maybeRow<CoverageArea>(sql`
    select ${COLUMNS} from coverage_areas a
     where store_id = ${tx.storeId} and area_id = ${areaId} and is_enabled`);
}

/** Enabled areas with the name of an order's district, compared without case. Each row also has the order's address. */
export function listAreasNear(
  tx: Transaction,
  orderId: number,
): Promise<(CoverageArea & { address: { district: string; city: string } })[]> {
  return tx.rows(
    prepared(
      'coverage-areas-near',
      sql`
    select ${COLUMNS}, jsonb_build_object('district', place.district, 'city', place.city) as address
      from (select coalesce(located_address ->> 'district', document #>> '{address,district}') as district,
                   coalesce(located_address ->> 'city', document #>> '{address,city}') as city
              from orders where store_id = ${tx.storeId} and order_id = ${orderId}) place
      join coverage_areas a on a.store_id = ${tx.storeId} and a.is_enabled and lower(a.name) = lower(place.district)`,
    ),
  );
}

/** All areas, for the provider. */
export function listAllAreas(tx: Transaction): Promise<CoverageArea[]> {
  return tx.rows<CoverageArea>(sql`
    select ${COLUMNS} from coverage_areas a where store_id = ${tx.storeId} order by area_id`);
}

/** Adds an area, or changes the price of the area with the same name and city. Returns its number. */
export async function saveArea(
  tx: Transaction,
  area: { name: string; city: string; priceCents: number },
): Promise<number> {
  const [row] = await tx.rows<{ areaId: number }>(sql`
    insert into coverage_areas (store_id, area_id, name, city, price_cents)
    select ${tx.storeId}, coalesce(max(area_id), 0) + 1, ${area.name}, ${area.city}, ${area.priceCents}
      from coverage_areas a where store_id = ${tx.storeId}
    on conflict (store_id, lower(name), lower(city)) do update
       set price_cents = excluded.price_cents, is_enabled = true
    returning area_id as "areaId"`);
  return row?.areaId ?? 0;
}

/** Enables or disables an area. Returns its name; null when the store has no such area. */
export async function switchArea(
  tx: Transaction,
  areaId: number,
  isEnabled: boolean,
): Promise<string | null> {
  const row = await tx.maybeRow<{ name: string }>(sql`
    update coverage_areas set is_enabled = ${isEnabled}
     where store_id = ${tx.storeId} and area_id = ${areaId} returning name`);
  return row?.name ?? null;
}
