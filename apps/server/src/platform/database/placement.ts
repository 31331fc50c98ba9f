/**
 * A database of several machines has a coordinator, and workers that share the stores. This list says where each table
 * is then. On one machine it changes nothing.
 */

/**
 * Tables with a full copy on each machine. Statements of one store join them, or a key of a store's table leads to
 * them. Their rows change rarely: each write locks all copies.
 */
export const REFERENCE_TABLES: readonly string[] = [
  // Delivery areas and cities of stores have keys to them.
  'cities',
  'districts',
  // The menu of a store joins the pictures of its products.
  'catalogue_products',
  // The statement that reads the terms of a store reads all plans, too.
  'fee_plans',
  'fee_plan_versions',
];

/** Tables on the coordinator only. No statement that names one store may join them with tables of stores. */
export const LOCAL_TABLES: readonly string[] = [
  // Directories: a login, document or hash leads to its store. They are read alone, before the store is known. As
  // reference tables, each new user or code would be a commit on all machines.
  'login_names',
  'store_documents',
  'intake_keys',
  'courier_link_codes',
  'print_device_tokens',
  'print_pairing_codes',
  // Limits of attempts, by address or login: they count before the store is known.
  'throttles',
  // Requests of people who have no store yet.
  'registration_requests',
  // The provider's people, with their sessions, limits and history: they belong to no store.
  'provider_people',
  'provider_sessions',
  'provider_audit',
  'team_changes',
  'team_spending',
  // Work over all stores, one row per day or payment provider. Its rows per store are in tables of stores.
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
 * The place of a table. `keyStart` is the first column of its primary key, null without a key. Throws for a table with
 * no place or with two: a guess could put it on the wrong machine.
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
