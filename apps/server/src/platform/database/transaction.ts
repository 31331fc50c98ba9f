import type pg from 'pg';
import type { Query } from './sql.ts';

/** One transaction, inside one store's walls. The first argument of every command. */
export interface Transaction {
  readonly storeId: number;
  /** Runs a statement; answers its rows. */
  rows<Row>(query: Query): Promise<Row[]>;
  /** The only row, or null when there is none. */
  maybeRow<Row>(query: Query): Promise<Row | null>;
  /** Runs after the commit reached the disk, in order; never after a rollback. Must not throw. */
  afterCommit(effect: () => void): void;
}

/** The database as areas see it: nothing runs outside a transaction that names its store. */
export interface Database {
  /** Commits when `work` resolves, rolls back when it throws. */
  inStore<T>(storeId: number, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Directories and throttles: tables that belong to no store. Answers rows of one statement. */
  directory<Row>(query: Query): Promise<Row[]>;
}

/** A database whose requests run as the walled application role. */
export function createDatabase(pool: pg.Pool): Database {
  return {
    inStore: (storeId, work) => inStore(pool, storeId, work),
    directory: async <Row>(query: Query) => (await pool.query(toPg(query))).rows as Row[],
  };
}

async function inStore<T>(pool: pg.Pool, storeId: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
  if (!Number.isSafeInteger(storeId)) throw new TypeError('a store number is a whole number');
  const effects: (() => void)[] = [];
  const client = await pool.connect();
  let broken: Error | undefined;
  let committed: { result: T };
  try {
    // Not awaited: it travels in one go with the first statement. Without it the walls let nothing through.
    const begun = client.query(`BEGIN; SET LOCAL app.store_id = '${storeId}'`);
    begun.catch(() => undefined);
    const result = await work(transactionOn(client, storeId, effects));
    await begun;
    // After a failed statement that somebody swallowed, COMMIT quietly rolls back: that must not look like success.
    const { command } = await client.query('COMMIT');
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
    committed = { result };
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
  for (const effect of effects) effect();
  return committed.result;
}

function transactionOn(client: pg.PoolClient, storeId: number, effects: (() => void)[]): Transaction {
  const rows = async <Row>(query: Query) => (await client.query(toPg(query))).rows as Row[];
  return {
    storeId,
    rows,
    maybeRow: async <Row>(query: Query) => (await rows<Row>(query))[0] ?? null,
    afterCommit: (effect) => effects.push(effect),
  };
}

function toPg(query: Query): pg.QueryConfig {
  return { text: query.text, values: [...query.values], ...(query.name ? { name: query.name } : {}) };
}
