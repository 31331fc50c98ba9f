import type pg from 'pg';
import { DatabaseError } from 'pg';

/** SQL condition: the database is a Citus coordinator. */
export const IS_CLUSTER = "to_regclass('pg_catalog.pg_dist_partition') is not null";

const answers = new WeakMap<pg.Pool, boolean>();

/** The saved answer of {@link queryIsCluster} for this pool; null when there is none yet. */
export const knownIsCluster = (pool: pg.Pool): boolean | null => answers.get(pool) ?? null;

/** Reads whether the database is a Citus coordinator, which spreads the stores over workers. Each pool reads this once. */
export async function queryIsCluster(pool: pg.Pool, client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ isCluster: boolean }>(`select ${IS_CLUSTER} as "isCluster"`);
  const isCluster = rows[0]?.isCluster === true;
  answers.set(pool, isCluster);
  return isCluster;
}

/** SQLSTATE class of violated constraints. */
const VIOLATED = /^23/;

/**
 * Sets the constraint's name on a worker's error. The coordinator passes on only the message, which has the
 * shard's name of the constraint: `orders_external_id_102137`.
 */
export function nameConstraint(error: unknown): void {
  if (!(error instanceof DatabaseError) || !VIOLATED.test(error.code ?? '')) return;
  const name = error.constraint ?? /constraint "(\w+)"/.exec(error.message)?.[1];
  if (name !== undefined) error.constraint = name.replace(/_\d{6,}$/, '');
}
