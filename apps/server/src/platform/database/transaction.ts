import type { Subject } from '@comanda/contract/realtime/subjects';
import type pg from 'pg';
import { DatabaseError } from 'pg';
import { inSpan } from '../tracing/spans.ts';
import { noteStatement } from '../tracing/statement-summary.ts';
import {
  ANNOUNCEMENTS_CHANNEL,
  type Announcements,
  createAnnouncements,
  type StoreChanges,
} from './announcements.ts';
import { inOneBatch, isPrepared, nameOn, prepareBatches, sendBatch } from './batch.ts';
import { CHANGES_CHANNEL, type ChangeOfStore } from './changes.ts';
import { knownIsCluster, nameConstraint, queryIsCluster } from './cluster.ts';
import { type Query, sql } from './sql.ts';

const IN_FAILED_TRANSACTION = '25P02';

/** A transaction, limited to one store by row-level security. It is the first parameter of every command. */
export interface Transaction {
  readonly storeId: number;
  /** The database is a cluster, which refuses some forms of statements. */
  readonly isCluster: boolean;
  rows<Row>(query: Query): Promise<Row[]>;
  /** The only row; null when there is none. */
  maybeRow<Row>(query: Query): Promise<Row | null>;
  /**
   * Runs the transaction's last statement and returns its rows. The commit is sent in the same packet, which
   * saves a round trip. The writes are final even if the caller fails later; only a failure of this statement
   * undoes them. No other statement may follow.
   */
  lastRows<Row>(query: Query): Promise<Row[]>;
  /**
   * Sends all statements in one packet and returns the rows of the first statement. The other statements run
   * even if the first returns no row. Rejects with the first error. `isLast`: no statement may follow, as for
   * `lastRows`.
   */
  together<Row>(queries: readonly [Query, ...Query[]], options: { isLast: boolean }): Promise<Row[]>;
  /** Runs `effect` after the commit is on disk, in order; never after a rollback. `effect` must not throw. */
  afterCommit(effect: () => void): void;
  /**
   * Announces that a subject of the store changed. After the commit, its panels on all servers fetch the
   * subject again. Several announcements of a subject are combined into one, with the last version. The
   * announcement is always the last statement of the transaction.
   */
  announce(subject: Subject, version?: number): void;
  /** Notifies all servers of a change, with the commit. Equal changes of a transaction are sent once. */
  notify(change: ChangeOfStore): void;
}

export interface TransactionOptions {
  /**
   * 'anew': every statement is planned again, for work that fills the tables it reads. A plan for an empty
   * table could later read the whole table in every step. Requests do not use this option, because planning
   * costs a fraction of a millisecond per statement.
   */
  plans?: 'anew';
}

/** The database as areas see it: every statement runs in a transaction of one store. */
export interface Database {
  /** Commits when `work` resolves, rolls back when it throws. */
  inStore<T>(
    storeId: number,
    work: (tx: Transaction) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /**
   * Like `inStore`, for several reads. All reads see one snapshot (repeatable read). Writes and row locks are
   * not possible.
   */
  readInStore<T>(storeId: number, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs one statement on tables that belong to no store, such as directories and throttles. Returns its rows. */
  directory<Row>(query: Query): Promise<Row[]>;
}

/**
 * Creates a database whose requests run as the application role, under row-level security. `pool` is from `createPool`.
 * Throws for a pool without pipelining: `pg` 9 will not support it.
 */
export function createDatabase(
  pool: pg.Pool,
  announcements: Announcements = createAnnouncements(),
): Database {
  if (pool.options.pipeline !== true) throw new TypeError('the pool must come from createPool');
  return {
    inStore: (storeId, work, options) =>
      measured(storeId, () => inStore(pool, announcements, storeId, work, { ...options, kind: 'writing' })),
    readInStore: (storeId, work) =>
      measured(storeId, () => inStore(pool, announcements, storeId, work, { kind: 'reading' })),
    directory: (query) =>
      inSpan({ name: 'transaction', kind: 'client', attributes: {} }, () => {
        noteStatement(query.text);
        return queryDirectory(pool, query);
      }),
  };
}

const measured = <T>(storeId: number, work: () => Promise<T>): Promise<T> =>
  inSpan({ name: 'transaction', kind: 'client', attributes: { 'comanda.store': storeId } }, work);

async function inStore<T>(
  pool: pg.Pool,
  announcements: Announcements,
  storeId: number,
  work: (tx: Transaction) => Promise<T>,
  options: OpenOptions,
): Promise<T> {
  if (!Number.isSafeInteger(storeId)) throw new TypeError('a store number is a whole number');
  const client = await pool.connect();
  const isCluster = knownIsCluster(pool) ?? (await queryOrRelease(pool, client));
  const transaction = new StoreTransaction(client, storeId, announcements, { ...options, isCluster });
  let broken: Error | undefined;
  const noteBroken = (failure: Error) => {
    broken = failure;
  };
  let result: T;
  try {
    const working = inOneBatch(client, () => {
      prepareBatches(client).catch(noteBroken);
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
  const { announced, announcedSeq } = transaction;
  if (announcedSeq !== null) announcements.committed(announced, announcedSeq);
  return result;
}

interface OpenOptions extends TransactionOptions {
  kind: 'writing' | 'reading';
}

async function queryOrRelease(pool: pg.Pool, client: pg.PoolClient): Promise<boolean> {
  try {
    return await queryIsCluster(pool, client);
  } catch (error) {
    client.release(true);
    throw error;
  }
}

class StoreTransaction implements Transaction {
  readonly storeId: number;
  readonly effects: (() => void)[] = [];
  /** Number of the announcement; null before the commit. */
  announcedSeq: number | null = null;
  readonly #client: pg.PoolClient;
  readonly #announcements: Announcements;
  readonly #options: OpenOptions & { isCluster: boolean };
  readonly #subjects = new Map<Subject, number | null>();
  readonly #changes = new Set<string>();
  #hasBegun = false;
  #last: Promise<pg.QueryResult> | null = null;

  constructor(
    client: pg.PoolClient,
    storeId: number,
    announcements: Announcements,
    options: OpenOptions & { isCluster: boolean },
  ) {
    this.#client = client;
    this.storeId = storeId;
    this.#announcements = announcements;
    this.#options = options;
  }

  get isCluster(): boolean {
    return this.#options.isCluster;
  }

  get announced(): StoreChanges {
    const changes = [...this.#subjects].map(([subject, version]) => ({ subject, version }));
    return { storeId: this.storeId, changes };
  }

  async rows<Row>(query: Query): Promise<Row[]> {
    return (await this.#send(query, { isLast: false })).rows as Row[];
  }

  async maybeRow<Row>(query: Query): Promise<Row | null> {
    return (await this.rows<Row>(query))[0] ?? null;
  }

  async lastRows<Row>(query: Query): Promise<Row[]> {
    if (this.#hasNotifications) {
      const [{ rows }] = await Promise.all([this.#send(query, { isLast: false }), this.#notifyServers()]);
      return rows as Row[];
    }
    this.#last = this.#send(query, { isLast: true });
    return (await this.#last).rows as Row[];
  }

  async together<Row>(
    [first, ...others]: readonly [Query, ...Query[]],
    { isLast }: { isLast: boolean },
  ): Promise<Row[]> {
    const canFollow = others.every((query) => isPrepared(this.#client, query));
    if (isLast && canFollow && !this.#hasNotifications) {
      this.#last = this.#send(first, { isLast, followers: others });
      return (await this.#last).rows as Row[];
    }
    const last = others.pop() ?? first;
    const queries = last === first ? [] : [first, ...others];
    const [rows] = await inOneBatch(this.#client, () =>
      Promise.all([
        ...queries.map((query) => this.rows<Row>(query)),
        isLast ? this.lastRows<Row>(last) : this.rows<Row>(last),
      ]),
    );
    return rows ?? [];
  }

  afterCommit(effect: () => void): void {
    this.effects.push(effect);
  }

  announce(subject: Subject, version?: number): void {
    if (this.#last !== null) throw new Error('the last statement of this transaction was already sent');
    this.#subjects.set(subject, version ?? null);
  }

  notify(change: ChangeOfStore): void {
    if (this.#last !== null) throw new Error('the last statement of this transaction was already sent');
    this.#changes.add(JSON.stringify({ ...change, storeId: this.storeId }));
  }

  /** A last statement that failed before BEGIN was sent leaves nothing to roll back. */
  async rollBack(): Promise<void> {
    if ((await this.#lastSucceeded()) || !this.#hasBegun) return;
    await this.#client.query('ROLLBACK');
  }

  async commit(): Promise<void> {
    if (this.#last === null && this.#hasNotifications) await this.#notifyServers().catch(passOverAborted);
    const isCommitted = this.#last === null ? await this.#commitAlone() : await this.#lastSucceeded();
    if (!isCommitted) throw new Error('the transaction was rolled back');
  }

  /** If an error was caught before, COMMIT silently rolls back. This must not look like success. */
  async #commitAlone(): Promise<boolean> {
    return !this.#hasBegun || (await this.#client.query('COMMIT')).command === 'COMMIT';
  }

  get #hasNotifications(): boolean {
    return this.#subjects.size > 0 || this.#changes.size > 0;
  }

  /**
   * Runs last, so that the lock on the store's row of subjects is short. The notification needs no table, so
   * it runs where servers listen, and not on a worker of a cluster.
   */
  async #notifyServers(): Promise<void> {
    const notifications = [...this.#changes].map((payload) => ({ channel: CHANGES_CHANNEL, payload }));
    let seq: number | null = null;
    if (this.#subjects.size > 0) {
      const { rows } = await this.#send(this.#announcements.count(this.announced), { isLast: false });
      seq = Number(rows[0].seq);
      notifications.push({
        channel: ANNOUNCEMENTS_CHANNEL,
        payload: this.#announcements.message(this.announced, seq),
      });
    }
    this.#last = this.#send(notify(notifications), { isLast: true });
    await this.#last;
    this.announcedSeq = seq;
  }

  async #lastSucceeded(): Promise<boolean> {
    return (
      this.#last?.then(
        () => true,
        () => false,
      ) ?? false
    );
  }

  #send(
    query: Query,
    { isLast, followers }: { isLast: boolean; followers?: readonly Query[] },
  ): Promise<pg.QueryResult> {
    if (this.#last !== null) throw new Error('the last statement of this transaction was already sent');
    noteStatement(query.text);
    for (const follower of followers ?? []) noteStatement(follower.text);
    const { kind, plans, isCluster } = this.#options;
    const isFirst = !this.#hasBegun;
    // A cluster needs BEGIN even for one statement: without it, its workers do not learn the store.
    const isAlone = isFirst && isLast && !isCluster;
    this.#hasBegun ||= !isAlone;
    return sendBatch(this.#client, query, {
      enterStore: isFirst ? this.storeId : null,
      isCluster,
      plansFresh: plans === 'anew',
      begins: isFirst && !isAlone ? kind : null,
      followers,
      commits: isLast && !isAlone,
    });
  }
}

const notify = (notifications: readonly { channel: string; payload: string }[]): Query => sql`
  select pg_notify(channel, payload)
    from unnest(${notifications.map(({ channel }) => channel)}::text[],
                ${notifications.map(({ payload }) => payload)}::text[]) as sent (channel, payload)`;

/** Ignores the errors of a transaction that has failed before: only the first error counts. */
function passOverAborted(error: unknown): void {
  if (!(error instanceof DatabaseError) || error.code !== IN_FAILED_TRANSACTION) throw error;
}

/** A frequent statement, mostly of jobs, is prepared once per connection. */
async function queryDirectory<Row>(pool: pg.Pool, query: Query): Promise<Row[]> {
  const client = await pool.connect();
  let hasFailed = true;
  try {
    const name = nameOn(client, query);
    const { rows } = await client.query({ text: query.text, values: [...query.values], name });
    hasFailed = false;
    return rows as Row[];
  } catch (error) {
    nameConstraint(error);
    throw error;
  } finally {
    client.release(hasFailed);
  }
}
