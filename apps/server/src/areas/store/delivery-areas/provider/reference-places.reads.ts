import type { DistrictSummary } from '@comanda/contract/store/delivery-areas/provider-districts.calls';
import { plainPlace } from '@comanda/domain/kit/text/place-name';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';

export interface KnownDistrict {
  districtId: number;
  name: string;
  cityId: number;
}

export interface KnownCity {
  cityId: number;
  name: string;
  state: string;
}

/** A district by id. Throws `districts.unknown`. */
export async function findDistrict(system: Database, districtId: number): Promise<KnownDistrict> {
  const [district] = await system.directory<KnownDistrict>(sql`
    select district_id as "districtId", name, city_id as "cityId" from districts where district_id = ${districtId}`);
  if (district === undefined) throw new AppError('districts.unknown');
  return district;
}

/** A city by id. Throws `districts.unknown-city`. */
export async function findCity(system: Database, cityId: number): Promise<KnownCity> {
  const [city] = await system.directory<KnownCity>(sql`
    select city_id as "cityId", name, state from cities where city_id = ${cityId}`);
  if (city === undefined) throw new AppError('districts.unknown-city');
  return city;
}

/** Finds a city by state and name in any spelling. Throws `districts.unknown-city`. */
export async function findCityNamed(
  system: Database,
  { state, city: name }: { state: string; city: string },
): Promise<KnownCity> {
  const [city] = await system.directory<KnownCity>(sql`
    select city_id as "cityId", name, state from cities
     where state = ${state} and plain_name = ${plainPlace(name)}`);
  if (city === undefined) throw new AppError('districts.unknown-city');
  return city;
}

/** Finds a district by its names in any spelling. Throws `districts.unknown`. */
export async function findDistrictNamed(
  system: Database,
  named: { state: string; city: string; district: string },
): Promise<KnownDistrict> {
  const { cityId } = await findCityNamed(system, named);
  const [district] = await system.directory<KnownDistrict>(sql`
    select district_id as "districtId", name, city_id as "cityId" from districts
     where city_id = ${cityId} and plain_name = ${plainPlace(named.district)}`);
  if (district === undefined) throw new AppError('districts.unknown');
  return district;
}

/** True when a city has a district of this name, in any spelling. */
export async function isDistrictThere(
  system: Database,
  { state, city, district }: { state: string; city: string; district: string },
): Promise<boolean> {
  const found = await system.directory(sql`
    select from districts d join cities c on c.city_id = d.city_id
     where c.state = ${state} and c.plain_name = ${plainPlace(city)} and d.plain_name = ${plainPlace(district)}`);
  return found.length > 0;
}

/** The districts of a city by name, with the number of stores that use each. */
export function listDistricts(system: Database, cityId: number): Promise<DistrictSummary[]> {
  return system.directory<DistrictSummary>(sql`
    select d.district_id as "districtId", d.name,
           count(*) filter (where a.is_active)::int as serving,
           count(*) filter (where not a.is_active)::int as idle
      from districts d left join delivery_areas a on a.district_id = d.district_id
     where d.city_id = ${cityId} group by d.district_id order by d.plain_name`);
}

/** The stores that have terms for a district. */
export function storesOfDistrict(system: Database, districtId: number): Promise<number[]> {
  return numbers(
    system.directory<{ storeId: number }>(sql`
      select store_id as "storeId" from delivery_areas where district_id = ${districtId} order by store_id`),
  );
}

/** The stores that have terms in a city. */
export function storesInCity(system: Database, cityId: number): Promise<number[]> {
  return numbers(
    system.directory<{ storeId: number }>(sql`
      select distinct a.store_id as "storeId" from delivery_areas a
        join districts d on d.district_id = a.district_id
       where d.city_id = ${cityId} order by 1`),
  );
}

/** The stores that have a city on their list. */
export function storesListing(system: Database, cityId: number): Promise<number[]> {
  return numbers(
    system.directory<{ storeId: number }>(sql`
      select store_id as "storeId" from delivery_cities where city_id = ${cityId} order by store_id`),
  );
}

async function numbers(rows: Promise<readonly { storeId: number }[]>): Promise<number[]> {
  return (await rows).map(({ storeId }) => storeId);
}
