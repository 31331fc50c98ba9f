import type { ServedArea } from '@comanda/contract/store/delivery-areas/delivery-areas.wire';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type FoundArea, packArea, UNDO_MS } from './delivery-areas.reads.ts';

/** Locks all areas of the store until the transaction ends. Concurrent changes wait. */
export async function holdAreas(tx: Transaction): Promise<void> {
  await Promise.all([
    tx.rows(sql`
      insert into delivery_area_lists (store_id) values (${tx.storeId}) on conflict (store_id) do nothing`),
    tx.rows(sql`select 1 from delivery_area_lists where store_id = ${tx.storeId} for update`),
  ]);
}

/** Saves areas in one statement. The store's areas must be locked. */
export async function saveAreas(tx: Transaction, areas: readonly ServedArea[]): Promise<void> {
  const column = <Value>(of: (area: ServedArea) => Value) => areas.map(of);
  await tx.rows(sql`
      insert into delivery_areas (store_id, district_id, is_active, minimum_cents, fee_cents, is_free,
                                  free_from_cents, version, changed_at, changed_by)
      select ${tx.storeId}, * from unnest(
        ${column(({ areaId }) => areaId)}::integer[], ${column(({ isActive }) => isActive)}::boolean[],
        ${column(({ minimumCents }) => minimumCents)}::integer[], ${column(({ feeCents }) => feeCents)}::integer[],
        ${column(({ isFree }) => isFree)}::boolean[], ${column(({ freeFromCents }) => freeFromCents)}::integer[],
        ${column(({ version }) => version)}::integer[],
        ${column(({ changedAt }) => new Date(changedAt).toISOString())}::timestamptz[],
        ${column(({ changedBy }) => changedBy)}::text[])
      on conflict (store_id, district_id) do update
         set is_active = excluded.is_active, minimum_cents = excluded.minimum_cents, fee_cents = excluded.fee_cents,
             is_free = excluded.is_free, free_from_cents = excluded.free_from_cents, version = excluded.version,
             changed_at = excluded.changed_at, changed_by = excluded.changed_by
      returning district_id`);
}

/** Increments the version of the store's areas and returns it. The areas must be locked. */
export async function countChange(tx: Transaction): Promise<number> {
  const [list] = await tx.rows<{ version: number }>(sql`
    update delivery_area_lists set version = version + 1 where store_id = ${tx.storeId} returning version`);
  if (list === undefined) throw new Error(`the areas of store ${tx.storeId} are not held`);
  return list.version;
}

/** Saves the areas before a change, so that the change can be undone. Deletes batches older than a day. */
export async function saveBatch(
  tx: Transaction,
  batchId: string,
  found: readonly FoundArea[],
  now: number,
): Promise<void> {
  await Promise.all([
    tx.rows(sql`
      delete from delivery_area_batches
       where store_id = ${tx.storeId} and made_at < ${new Date(now - UNDO_MS)}`),
    tx.rows(sql`
      insert into delivery_area_batches (store_id, batch_id, made_at, before)
      values (${tx.storeId}, ${batchId}, ${new Date(now)}, ${JSON.stringify(found.map(packArea))})`),
  ]);
}

export async function dropBatch(tx: Transaction, batchId: string): Promise<void> {
  await tx.rows(sql`
    delete from delivery_area_batches where store_id = ${tx.storeId} and batch_id = ${batchId}`);
}

/** Adds a city to the store's list. Returns false when the list already has the city. */
export async function saveCity(tx: Transaction, cityId: number, addedBy: string): Promise<boolean> {
  const added = await tx.rows(sql`
    insert into delivery_cities (store_id, city_id, added_by) values (${tx.storeId}, ${cityId}, ${addedBy})
    on conflict (store_id, city_id) do nothing returning city_id`);
  return added.length > 0;
}

export async function dropCity(tx: Transaction, cityId: number): Promise<boolean> {
  const dropped = await tx.rows(sql`
    delete from delivery_cities where store_id = ${tx.storeId} and city_id = ${cityId} returning city_id`);
  return dropped.length > 0;
}
