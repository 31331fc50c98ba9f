import { plainPlace } from '@comanda/domain/kit/text/place-name';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';

/** A district in the provider's file. */
export interface NewDistrict {
  state: string;
  city: string;
  district: string;
}

export interface ImportedDistricts {
  added: number;
  /** Districts that existed with another spelling of the same name. */
  renamed: number;
  /** Districts that existed with the same spelling. */
  known: number;
}

/**
 * Adds districts and their cities to the reference data of all stores. An existing district or city gets the
 * spelling of the file; a repeated file changes nothing. `rows` must not contain a district twice.
 */
export async function importDistricts(
  database: Database,
  rows: readonly NewDistrict[],
): Promise<ImportedDistricts> {
  const cities = new Map(rows.map((row) => [`${row.state} ${plainPlace(row.city)}`, row]));
  const named = [...cities.values()];
  await database.directory(sql`
    insert into cities (state, name, plain_name)
    select * from unnest(${named.map(({ state }) => state)}::text[], ${named.map(({ city }) => city)}::text[],
                         ${named.map(({ city }) => plainPlace(city))}::text[])
    on conflict (state, plain_name) do update set name = excluded.name where cities.name <> excluded.name
    returning city_id`);
  const written = await database.directory<{ isNew: boolean }>(sql`
    insert into districts (city_id, name, plain_name)
    select c.city_id, d.name, d.plain_name
      from unnest(${rows.map(({ state }) => state)}::text[], ${rows.map(({ city }) => plainPlace(city))}::text[],
                  ${rows.map(({ district }) => district)}::text[],
                  ${rows.map(({ district }) => plainPlace(district))}::text[]) d (state, city, name, plain_name)
      join cities c on c.state = d.state and c.plain_name = d.city
    on conflict (city_id, plain_name) do update set name = excluded.name where districts.name <> excluded.name
    returning xmax = 0 as "isNew"`);
  const added = written.filter(({ isNew }) => isNew).length;
  return { added, renamed: written.length - added, known: rows.length - written.length };
}

/** The names of a state's cities. */
export async function listCityNames(database: Database, state: string): Promise<string[]> {
  const cities = await database.directory<{ name: string }>(sql`
    select name from cities where state = ${state} order by plain_name`);
  return cities.map(({ name }) => name);
}

export interface CitySummary {
  cityId: number;
  state: string;
  name: string;
  districts: number;
}

/** All cities by state and name, with their number of districts. */
export function listCities(database: Database): Promise<CitySummary[]> {
  return database.directory<CitySummary>(sql`
    select c.city_id as "cityId", c.state, c.name, count(d.district_id)::int as districts
      from cities c left join districts d on d.city_id = c.city_id
     group by c.city_id order by c.state, c.plain_name`);
}
