/**
 * A database on several machines would have a coordinator, and workers that share the stores. These lists say
 * where each table would be. With one machine they have no effect.
 */

/**
 * Tables with a full copy on each machine. Statements of a store join them, or foreign keys of stores' tables
 * refer to them. Their rows must change rarely, because each write locks all copies.
 */
export const REFERENCE_TABLES: readonly string[] = [
  // Foreign keys of stores' delivery areas and cities refer to these tables.
  'cities',
  'districts',
  // The menu of a store joins the pictures of its products.
  'catalogue_products',
  // The statement that reads the terms of a store also reads all plans.
  'fee_plans',
  'fee_plan_versions',
];

/**
 * Tables that are only on the coordinator. Statements of a store must not join them with tables of stores.
 */
export const LOCAL_TABLES: readonly string[] = [
  // Directories, which find the store of a login, document or hash. They are read before the store is known.
  // As reference tables, each new user or code would need a commit on all machines.
  'login_names',
  'store_documents',
  'intake_keys',
  'courier_link_codes',
  'print_device_tokens',
  'print_pairing_codes',
  // Limits of attempts by IP address or login, which are counted before the store is known.
  'throttles',
  // Requests of people who have no store yet.
  'registration_requests',
  // The provider's people, with their sessions, limits and history: these belong to no store.
  'provider_people',
  'provider_sessions',
  'provider_audit',
  'team_changes',
  'team_spending',
  // State of work over all stores: one row per day or payment provider.
  'payment_reports',
  'payment_sweeps',
  'period_runs',
  'settlement_runs',
  // Rounds of the servers' jobs.
  'job_rounds',
  // The identity of the whole database, its migrations and its restores.
  'installation',
  'schema_migrations',
  'restores',
  'restore_steps',
  'restore_findings',
];

/** `distributed`: by `store_id`, so that all rows of one store are on one worker. */
export type Place = 'distributed' | 'reference' | 'local';

/**
 * The place of a table. `keyStart` is the first column of its primary key, null without a key. Throws for a
 * table with no place or with two: a guess could put the table on the wrong machine.
 */
export function placeOf(table: string, keyStart: string | null): Place {
  const places: Place[] = [];
  if (keyStart === 'store_id') places.push('distributed');
  if (REFERENCE_TABLES.includes(table)) places.push('reference');
  if (LOCAL_TABLES.includes(table)) places.push('local');
  const [place] = places;
  if (place === undefined)
    throw new Error(`${table} has no place: begin its primary key with store_id, or name it in placement.ts`);
  if (places.length > 1) throw new Error(`${table} has several places: ${places.join(', ')}`);
  return place;
}
