import type { ServedArea } from '@comanda/contract/store/delivery-areas/delivery-areas.wire';
import type { AuditedAction } from '@comanda/domain/all-audited-actions';
import { isState, stateCode } from '@comanda/domain/kit/places/state-code';
import { plainPlace } from '@comanda/domain/kit/text/place-name';
import { tidyName } from '@comanda/domain/kit/text/tidy-name';
import { sameTerms } from '@comanda/domain/store/delivery-areas/area-change';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import type { ProviderActor } from '../../../../platform/http/requester.ts';
import { nameOf, recordAudit } from '../../../people/audit/public.ts';
import { findAreas, packArea } from '../delivery-areas.reads.ts';
import { countChange, dropCity, holdAreas, saveAreas } from '../delivery-areas.writes.ts';
import { importDistricts, listCityNames, type NewDistrict } from './import-districts.ts';
import {
  findCity,
  findDistrict,
  isDistrictThere,
  type KnownDistrict,
  storesInCity,
  storesListing,
  storesOfDistrict,
} from './reference-places.reads.ts';
import { TEXTS } from './texts.ts';

/**
 * Adds one district, and its city if the city is new. An existing city does not change its spelling. Returns
 * false when the district exists. Throws `request.invalid`.
 */
export async function addDistrict(system: Database, typed: NewDistrict): Promise<boolean> {
  const state = stateCode(typed.state);
  if (!isState(state)) throw invalidField('uf', TEXTS.badState(typed.state));
  const [city, district] = [named('municipio', typed.city), named('bairro', typed.district)];
  const known = (await listCityNames(system, state)).find((name) => plainPlace(name) === plainPlace(city));
  const row = { state, city: known ?? city, district };
  if (known !== undefined && (await isDistrictThere(system, row))) return false;
  return (await importDistricts(system, [row])).added > 0;
}

/**
 * Renames a district. The stores' terms for the district do not change. Throws `districts.unknown`,
 * `districts.name-taken`.
 */
export async function renameDistrict(
  system: Database,
  districtId: number,
  typed: string,
  mender: ProviderActor,
): Promise<void> {
  const { name: before } = await findDistrict(system, districtId);
  const name = named('nome', typed);
  await unlessTaken(
    system.directory(sql`
      update districts set name = ${name}, plain_name = ${plainPlace(name)} where district_id = ${districtId}`),
  );
  const details = { bairro: before, para: name };
  for (const storeId of await storesOfDistrict(system, districtId))
    await inHeldAreas(system, storeId, (tx) =>
      noteChange(tx, 'delivery-areas.district-renamed', details, mender),
    );
}

/** Renames a city. Throws `districts.unknown-city`, `districts.city-taken`. */
export async function renameCity(
  system: Database,
  cityId: number,
  typed: string,
  mender: ProviderActor,
): Promise<void> {
  const { name: before } = await findCity(system, cityId);
  const name = named('nome', typed);
  await unlessTaken(
    system.directory(
      sql`update cities set name = ${name}, plain_name = ${plainPlace(name)} where city_id = ${cityId}`,
    ),
  );
  const details = { cidade: before, para: name };
  for (const storeId of await storesInCity(system, cityId))
    await inHeldAreas(system, storeId, (tx) =>
      noteChange(tx, 'delivery-areas.city-renamed', details, mender),
    );
}

/** A store that had different terms for both districts. */
export interface SettledStore {
  storeId: number;
  kept: ServedArea;
  /** The terms that were deleted. */
  dropped: ServedArea;
}

/**
 * Joins two districts: the terms of stores move from `from` to `into`, store by store, and `from` is deleted.
 * If a store has terms for both, the active terms are used. If both are active, the terms for `into` are
 * used. Returns the number of changed stores, and the stores that had different terms. Throws
 * `districts.unknown`, `districts.same`.
 */
export async function joinDistricts(
  system: Database,
  { from, into }: { from: number; into: number },
  mender: ProviderActor,
): Promise<{ moved: number; settled: SettledStore[] }> {
  if (from === into) throw new AppError('districts.same');
  const [source, target] = await Promise.all([findDistrict(system, from), findDistrict(system, into)]);
  const settled: SettledStore[] = [];
  let moved = 0;
  await untilDeleted(
    sql`delete from districts where district_id = ${from} returning district_id`,
    system,
    async () => {
      for (const storeId of await storesOfDistrict(system, from)) {
        const became = await inHeldAreas(system, storeId, (tx) => moveTerms(tx, { source, target }, mender));
        moved += 1;
        if (became !== null) settled.push({ storeId, ...became });
      }
    },
  );
  return { moved, settled };
}

/** One line per store that had different terms, for console and command line. */
export function settledLines(settled: readonly SettledStore[]): string[] {
  return settled.map(({ storeId, kept, dropped }) =>
    TEXTS.settled(storeId, TEXTS.terms(kept), TEXTS.terms(dropped)),
  );
}

/** Removes a district without active areas. Throws `districts.unknown`, `districts.in-use`. */
export async function removeDistrict(
  system: Database,
  districtId: number,
  mender: ProviderActor,
): Promise<void> {
  const { name } = await findDistrict(system, districtId);
  const stores = await storesOfDistrict(system, districtId);
  // Checks all stores before the first change, so that a refusal changes nothing.
  for (const storeId of stores)
    await system.inStore(storeId, async (tx) => assertIdle(await findAreas(tx, [districtId])));
  await untilDeleted(
    sql`delete from districts where district_id = ${districtId} returning district_id`,
    system,
    async () => {
      for (const storeId of await storesOfDistrict(system, districtId))
        await inHeldAreas(system, storeId, async (tx) => {
          assertIdle(await findAreas(tx, [districtId]));
          await dropTerms(tx, districtId);
          await noteChange(tx, 'delivery-areas.district-removed', { bairro: name }, mender);
        });
    },
  );
}

function assertIdle(areas: readonly ServedArea[]): void {
  if (areas.some(({ isActive }) => isActive)) throw new AppError('districts.in-use');
}

/**
 * Removes a city without districts, also from the stores' lists. Throws `districts.unknown-city`,
 * `districts.city-not-empty`.
 */
export async function removeCity(system: Database, cityId: number, mender: ProviderActor): Promise<void> {
  const { name } = await findCity(system, cityId);
  const districts = await system.directory(
    sql`select district_id from districts where city_id = ${cityId} limit 1`,
  );
  if (districts.length > 0) throw new AppError('districts.city-not-empty');
  await untilDeleted(
    sql`delete from cities where city_id = ${cityId} returning city_id`,
    system,
    async () => {
      for (const storeId of await storesListing(system, cityId))
        await inHeldAreas(system, storeId, async (tx) => {
          await dropCity(tx, cityId);
          await noteChange(tx, 'delivery-areas.city-dropped', { cidade: name }, mender);
        });
    },
  );
}

/** Moves a store's terms from one district to another. Returns both terms if they differ. */
async function moveTerms(
  tx: Transaction,
  { source, target }: { source: KnownDistrict; target: KnownDistrict },
  mender: ProviderActor,
): Promise<Omit<SettledStore, 'storeId'> | null> {
  const found = await findAreas(tx, [source.districtId, target.districtId]);
  const of = (wanted: KnownDistrict) => found.find(({ areaId }) => areaId === wanted.districtId);
  const [theirs, own] = [of(source), of(target)];
  if (theirs === undefined) return null;
  const isTheirs = own === undefined || (theirs.isActive && !own.isActive);
  const stays: ServedArea = {
    ...(isTheirs ? theirs : own),
    areaId: target.districtId,
    version: Math.max(theirs.version, own?.version ?? 0) + 1,
    changedBy: nameOf(mender),
    changedAt: mender.now,
  };
  await saveAreas(tx, [stays]);
  await dropTerms(tx, source.districtId);
  const packed = (area: ServedArea) =>
    packArea({ districtId: area.areaId, madeVersion: area.version, terms: area });
  const details = { bairro: source.name, com: target.name };
  await noteChange(tx, 'delivery-areas.district-joined', details, mender, {
    before: { bairros: own === undefined ? [] : [packed(own)] },
    after: { bairros: [packed(stays)] },
  });
  if (own === undefined || sameTerms(theirs, own)) return null;
  return { kept: stays, dropped: isTheirs ? own : theirs };
}

/** Deletes a store's terms for a district. Also deletes the batches whose undo would restore these terms. */
async function dropTerms(tx: Transaction, districtId: number): Promise<void> {
  await Promise.all([
    tx.rows(sql`
      delete from delivery_areas where store_id = ${tx.storeId} and district_id = ${districtId}`),
    tx.rows(sql`
      delete from delivery_area_batches
       where store_id = ${tx.storeId}
         and exists (select from jsonb_array_elements(before) found where (found ->> 0)::integer = ${districtId})`),
  ]);
}

/** Runs `work` in a transaction with the store's areas locked. */
function inHeldAreas<T>(
  system: Database,
  storeId: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return system.inStore(storeId, async (tx) => {
    await holdAreas(tx);
    return work(tx);
  });
}

/** Increments the version of the store's areas, and records the reason in its audit log. */
async function noteChange(
  tx: Transaction,
  action: Extract<AuditedAction, `delivery-areas.${string}`>,
  details: Record<string, string>,
  mender: ProviderActor,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): Promise<void> {
  const version = await countChange(tx);
  await recordAudit(tx, mender, action, { details: { ...details, versao: version }, ...change });
  tx.announce('delivery-areas', version);
}

/** Maximum of rounds. More than one may be needed, because stores may begin to use the row meanwhile. */
const ROUNDS = 5;

/**
 * Removes the references to a row, then the row. Repeats both steps when a new reference was made in between.
 */
async function untilDeleted(remove: Query, system: Database, clear: () => Promise<void>): Promise<void> {
  for (let round = 1; ; round += 1) {
    await clear();
    try {
      await system.directory(remove);
      return;
    } catch (error) {
      if (codeOf(error) !== STILL_REFERENCED || round === ROUNDS) throw error;
    }
  }
}

const STILL_REFERENCED = '23503';
const TAKEN: Readonly<Record<string, 'districts.name-taken' | 'districts.city-taken'>> = {
  districts_name: 'districts.name-taken',
  cities_name: 'districts.city-taken',
};

/** Converts the violation of a unique name into an error for console and command line. */
async function unlessTaken(writing: Promise<unknown>): Promise<void> {
  await writing.catch((error: unknown) => {
    const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
    const code = TAKEN[constraint];
    throw code === undefined ? error : new AppError(code, { cause: error });
  });
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null);

const LONGEST_NAME = 100;

/** Normalises a typed name. Throws `request.invalid` with the field. */
function named(field: string, typed: string): string {
  const name = tidyName(typed);
  if (plainPlace(name) === '') throw invalidField(field, TEXTS.nameMissing);
  if (name.length > LONGEST_NAME) throw invalidField(field, TEXTS.tooLong(name));
  return name;
}
