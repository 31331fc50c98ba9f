import type pg from 'pg';
import { inOnePacket, preparePackets, sendPacket } from './packet.ts';
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

/**
 * A database whose requests run as the walled application role; `pool` comes from `createPool`. Throws for a pool whose
 * connections do not pipeline: theirs would wait for each other's answers, and `pg` 9 no longer takes them.
 */
export function createDatabase(pool: pg.Pool): Database {
  if (pool.options.pipeline !== true) throw new TypeError('the pool must come from createPool');
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
  const noteBroken = (failure: Error) => {
    broken = failure;
  };
  let result: T;
  try {
    const working = inOnePacket(client, () => {
      preparePackets(client).catch(noteBroken);
      return work(transaction);
    });
    result = await working;
    await transaction.commit();
  } catch (error) {
    await transaction.rollBack().catch(noteBroken);
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
  #hasBegun = false;
  #last: Promise<pg.QueryResult> | null = null;

  constructor(client: pg.PoolClient, storeId: number) {
    this.#client = client;
    this.storeId = storeId;
  }

  async rows<Row>(query: Query): Promise<Row[]> {
    return (await this.#send(query, { isLast: false })).rows as Row[];
  }

  async maybeRow<Row>(query: Query): Promise<Row | null> {
    return (await this.rows<Row>(query))[0] ?? null;
  }

  async lastRows<Row>(query: Query): Promise<Row[]> {
    this.#last = this.#send(query, { isLast: true });
    return (await this.#last).rows as Row[];
  }

  afterCommit(effect: () => void): void {
    this.effects.push(effect);
  }

  /** A transaction whose last statement failed before it had begun one is over already. */
  async rollBack(): Promise<void> {
    if ((await this.#lastSucceeded()) || !this.#hasBegun) return;
    await this.#client.query('ROLLBACK');
  }

  async commit(): Promise<void> {
    const isCommitted = this.#last === null ? await this.#commitAlone() : await this.#lastSucceeded();
    if (!isCommitted) throw new Error('the transaction was rolled back');
  }

  /** After a failed statement that somebody swallowed, COMMIT quietly rolls back: that must not look like success. */
  async #commitAlone(): Promise<boolean> {
    return !this.#hasBegun || (await this.#client.query('COMMIT')).command === 'COMMIT';
  }

  async #lastSucceeded(): Promise<boolean> {
    return (
      this.#last?.then(
        () => true,
        () => false,
      ) ?? false
    );
  }

  #send(query: Query, { isLast }: { isLast: boolean }): Promise<pg.QueryResult> {
    if (this.#last !== null) throw new Error('the last statement of this transaction was already sent');
    const isFirst = !this.#hasBegun;
    this.#hasBegun ||= !isLast;
    return sendPacket(this.#client, query, {
      enterStore: isFirst ? this.storeId : null,
      begins: isFirst && !isLast,
      commits: isLast && !isFirst,
    });
  }
}

function toPg(query: Query): pg.QueryConfig {
  return { text: query.text, values: [...query.values], ...(query.name ? { name: query.name } : {}) };
}
