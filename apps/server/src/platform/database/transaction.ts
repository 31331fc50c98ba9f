import type pg from 'pg';
import type { Query } from './sql.ts';

/** One transaction, inside one store's walls. The first argument of every command. */
export interface Transaction {
  readonly storeId: number;
  /** Runs a statement; answers its rows. */
  rows<Row>(query: Query): Promise<Row[]>;
  /** The only row, or null when there is none. */
  maybeRow<Row>(query: Query): Promise<Row | null>;
  /**
   * The rows of the transaction's last statement: its commit travels with it, which saves a round trip. What it
   * wrote stays written whatever the caller does then, unless it fails itself. Nothing may follow it.
   */
  lastRows<Row>(query: Query): Promise<Row[]>;
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
  const client = await pool.connect();
  const transaction = new StoreTransaction(client, storeId);
  let broken: Error | undefined;
  let result: T;
  try {
    // Without the setting the walls let nothing through. It travels in one packet with the first statement.
    const [begun, working] = inOnePacket(client, () => [
      client.query(`BEGIN; SET LOCAL app.store_id = '${storeId}'`),
      work(transaction),
    ]);
    begun.catch(() => undefined);
    result = await working;
    await begun;
    await transaction.commit();
  } catch (error) {
    await transaction.rollBack().catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
  for (const effect of transaction.effects) effect();
  return result;
}

class StoreTransaction implements Transaction {
  readonly storeId: number;
  readonly effects: (() => void)[] = [];
  readonly #client: pg.PoolClient;
  #committing: Promise<pg.QueryResult> | null = null;

  constructor(client: pg.PoolClient, storeId: number) {
    this.#client = client;
    this.storeId = storeId;
  }

  async rows<Row>(query: Query): Promise<Row[]> {
    if (this.#committing !== null) throw new Error('the last statement of this transaction was already sent');
    return (await this.#client.query(toPg(query))).rows as Row[];
  }

  async maybeRow<Row>(query: Query): Promise<Row | null> {
    return (await this.rows<Row>(query))[0] ?? null;
  }

  async lastRows<Row>(query: Query): Promise<Row[]> {
    return inOnePacket(this.#client, () => {
      const rows = this.rows<Row>(query);
      this.#committing = this.#client.query('COMMIT');
      this.#committing.catch(() => undefined);
      return rows;
    });
  }

  afterCommit(effect: () => void): void {
    this.effects.push(effect);
  }

  /** A transaction whose commit is on its way ends by that: after a failed statement it rolls back. */
  async rollBack(): Promise<void> {
    await (this.#committing ?? this.#client.query('ROLLBACK'));
  }

  async commit(): Promise<void> {
    // After a failed statement that somebody swallowed, COMMIT quietly rolls back: that must not look like success.
    const { command } = await (this.#committing ?? this.#client.query('COMMIT'));
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
  }
}

/** What `send` writes to the database at once leaves in one packet: half the work of a short statement is sending it. */
function inOnePacket<T>(client: pg.PoolClient, send: () => T): T {
  const { stream } = client.connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

function toPg(query: Query): pg.QueryConfig {
  return { text: query.text, values: [...query.values], ...(query.name ? { name: query.name } : {}) };
}
