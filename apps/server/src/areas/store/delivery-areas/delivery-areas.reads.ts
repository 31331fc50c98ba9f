import type {
  AreaTable,
  KnownCity,
  ServedArea,
  StoreCity,
} from '@comanda/contract/store/delivery-areas/delivery-areas.wire';
import { plainPlace } from '@comanda/domain/kit/text/place-name';
import type { AreaTerms } from '@comanda/domain/store/delivery-areas/delivery-area';
import type { PricedArea } from '@comanda/domain/store/delivery-areas/serving-area';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

const AREA_COLUMNS = sql`
  a.district_id as "areaId", a.is_active as "isActive", a.minimum_cents as "minimumCents", a.fee_cents as "feeCents",
  a.is_free as "isFree", a.free_from_cents as "freeFromCents", a.version, a.changed_by as "changedBy",
  a.changed_at as "changedAt"`;

/** The version of all areas of a store; 0 before the first change. */
export async function areasVersion(tx: Transaction): Promise<number> {
  const row = await tx.maybeRow<{ version: number }>(
    sql`select version from delivery_area_lists where store_id = ${tx.storeId}`,
  );
  return row?.version ?? 0;
}

/**
 * The store's cities: first its own city (missing until its districts are imported), then added cities. Other
 * cities with active areas follow, so that each active district is in a list.
 */
async function listStoreCities(tx: Transaction): Promise<StoreCity[]> {
  const store = await tx.maybeRow<{ city: string; state: string }>(
    sql`select city, state from stores where store_id = ${tx.storeId}`,
  );
  if (store === null) throw new Error(`store ${tx.storeId} is gone`);
  const isOwn = sql`(c.state = ${store.state} and c.plain_name = ${plainPlace(store.city)})`;
  return tx.rows<StoreCity>(sql`
    select c.city_id as "cityId", c.name, c.state, ${isOwn} as "isOwn"
      from cities c
     where ${isOwn}
        or c.city_id in (select d.city_id from delivery_cities d where d.store_id = ${tx.storeId})
        or c.city_id in (select d.city_id
                           from delivery_areas a
                           join districts d on d.district_id = a.district_id
                          where a.store_id = ${tx.storeId} and a.is_active)
     order by ${isOwn} desc, c.plain_name, c.state`);
}

type AreaRow = { districtId: number; name: string; cityId: number } & (ServedArea | { areaId: null });

/** All districts of the store's cities with their terms, in the order of cities and names. */
export async function readAreaTable(tx: Transaction): Promise<AreaTable> {
  // The version is read before the rows, so that the rows are never older than the version.
  const [version, cities] = [await areasVersion(tx), await listStoreCities(tx)];
  const rows = await tx.rows<AreaRow>(sql`
    select d.district_id as "districtId", d.name, d.city_id as "cityId", ${AREA_COLUMNS}
      from districts d
      left join delivery_areas a on a.store_id = ${tx.storeId} and a.district_id = d.district_id
     where d.city_id = any(${cities.map(({ cityId }) => cityId)}::integer[])
     order by d.plain_name`);
  const cityById = new Map(cities.map(({ cityId, name }) => [cityId, { cityId, name }]));
  return {
    version,
    cities,
    districts: rows.flatMap(({ districtId, name, cityId, ...area }) => {
      const city = cityById.get(cityId);
      return city === undefined
        ? []
        : [{ districtId, name, city, served: area.areaId === null ? null : area }];
    }),
  };
}

/** The store's terms for the given districts. */
export function findAreas(tx: Transaction, districtIds: readonly number[]): Promise<ServedArea[]> {
  return tx.rows<ServedArea>(sql`
    select ${AREA_COLUMNS} from delivery_areas a
     where a.store_id = ${tx.storeId} and a.district_id = any(${districtIds}::integer[])`);
}

/** The number of the given districts that are in cities of the store. */
export async function countListed(tx: Transaction, districtIds: readonly number[]): Promise<number> {
  const cities = await listStoreCities(tx);
  const row = await tx.maybeRow<{ count: number }>(sql`
    select count(*)::int as count from districts
     where district_id = any(${districtIds}::integer[])
       and city_id = any(${cities.map(({ cityId }) => cityId)}::integer[])`);
  return row?.count ?? 0;
}

/** The store's active areas with their terms. */
export function listActiveAreas(tx: Transaction): Promise<PricedArea[]> {
  return tx.rows<PricedArea>(sql`
    select d.name as district, c.name as city, c.state, a.is_active as "isActive", a.minimum_cents as "minimumCents",
           a.fee_cents as "feeCents", a.is_free as "isFree", a.free_from_cents as "freeFromCents"
      from delivery_areas a
      join districts d on d.district_id = a.district_id
      join cities c on c.city_id = d.city_id
     where a.store_id = ${tx.storeId} and a.is_active
     order by c.plain_name, c.state, d.plain_name`);
}

const MAX_FOUND = 20;

/** Cities whose name contains the typed text; names that begin with the text come first. */
export function searchCities(tx: Transaction, typed: string): Promise<KnownCity[]> {
  const plain = plainPlace(typed);
  if (plain === '') return Promise.resolve([]);
  return tx.rows<KnownCity>(sql`
    select city_id as "cityId", name, state from cities
     where position(${plain} in plain_name) > 0
     order by position(${plain} in plain_name) > 1, plain_name, state
     limit ${MAX_FOUND}`);
}

export async function isKnownCity(tx: Transaction, cityId: number): Promise<boolean> {
  return (await tx.rows(sql`select 1 from cities where city_id = ${cityId}`)).length > 0;
}

export async function hasActiveAreas(tx: Transaction, cityId: number): Promise<boolean> {
  const active = await tx.rows(sql`
    select 1 from delivery_areas a
      join districts d on d.district_id = a.district_id
     where a.store_id = ${tx.storeId} and a.is_active and d.city_id = ${cityId} limit 1`);
  return active.length > 0;
}

/** An area before a change, and the version that the change gave it. */
export interface FoundArea {
  districtId: number;
  madeVersion: number;
  terms: AreaTerms;
}

type PackedArea = [number, number, 0 | 1, number, number, 0 | 1, number | null];

export function packArea({ districtId, madeVersion, terms }: FoundArea): PackedArea {
  const { isActive, minimumCents, feeCents, isFree, freeFromCents } = terms;
  return [districtId, madeVersion, isActive ? 1 : 0, minimumCents, feeCents, isFree ? 1 : 0, freeFromCents];
}

/** Milliseconds during which a change can be undone. */
export const UNDO_MS = 24 * 60 * 60_000;

/** The areas before a change; null when the batch is unknown or older than a day. */
export async function findBatch(tx: Transaction, batchId: string, now: number): Promise<FoundArea[] | null> {
  const row = await tx.maybeRow<{ before: PackedArea[] }>(sql`
    select before from delivery_area_batches
     where store_id = ${tx.storeId} and batch_id = ${batchId} and made_at >= ${new Date(now - UNDO_MS)}`);
  return (
    row?.before.map(([districtId, madeVersion, isActive, minimumCents, feeCents, isFree, freeFromCents]) => ({
      districtId,
      madeVersion,
      terms: { isActive: isActive === 1, minimumCents, feeCents, isFree: isFree === 1, freeFromCents },
    })) ?? null
  );
}
