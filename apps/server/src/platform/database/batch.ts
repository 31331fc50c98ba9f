import pg from 'pg';
import { nameConstraint } from './cluster.ts';
import type { Query } from './sql.ts';

// Methods that `pg` calls on a query while sending it and reading its answer. The types of `pg` lack them.
declare module 'pg' {
  interface Query {
    requiresPreparation(): boolean;
    prepare(connection: pg.Connection): void;
    /** The decoders of the answer's rows. */
    _result: RowShape;
    _accumulateRows: boolean;
    handleRowDescription(message: unknown): void;
    handleDataRow(message: unknown): void;
    handleCommandComplete(message: unknown, connection: pg.Connection): void;
    _getRows(connection: pg.Connection): void;
  }
  interface Connection {
    /** Texts of the prepared statements of this connection, by name. */
    parsedStatements: Readonly<Record<string, string | undefined>>;
  }
}

/** The columns of a statement's rows, with the decoders that `pg` made. */
interface RowShape {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

const BEGIN = 'begin-transaction';
const BEGIN_READ_ONLY = 'begin-reading';
const ENTER_STORE = 'enter-store';
const ENTER_STORE_TO_FILL = 'enter-store-to-fill';
const COMMIT = 'commit-transaction';

/** Statements that are sent together with a query. */
export interface BatchOptions {
  /**
   * Sent before the query: sets the transaction's store. Without a store, row-level security hides all rows.
   */
  enterStore: number | null;
  /**
   * True to enter the store by SET LOCAL, which also reaches the workers of a cluster. SET LOCAL works only
   * inside BEGIN.
   */
  isCluster: boolean;
  /**
   * Sent with the store: makes PostgreSQL plan each statement of the transaction for its own values and the
   * current tables.
   */
  plansFresh?: boolean;
  /**
   * Sent before the query: BEGIN. `reading` begins a read-only transaction with one snapshot. With null there
   * is no BEGIN: the packet is one implicit transaction.
   */
  begins: 'writing' | 'reading' | null;
  /** Sent after the query: prepared statements ({@link isPrepared}). Their answers are ignored. */
  followers?: readonly Query[];
  /** Sent last: COMMIT, which rolls the transaction back if a statement has failed. */
  commits: boolean;
}

/**
 * Sends a statement together with its surrounding statements, as one packet. With separate packets, sending
 * would be most of the cost of a short transaction. The connection must have passed {@link prepareBatches}.
 */
export async function sendBatch(
  client: pg.PoolClient,
  query: Query,
  options: BatchOptions,
): Promise<pg.QueryResult> {
  return new Promise<pg.QueryResult>((resolve, reject) => {
    const done = (error: Error | undefined, result: pg.QueryResult) =>
      error ? reject(error) : resolve(result);
    client.query(new BatchQuery({ ...query, name: nameOn(client, query) }, options, done));
  }).catch((error: Error) => {
    // Makes the stack trace show the caller, like `pg`, and not the code that read the answer.
    Error.captureStackTrace(error);
    nameConstraint(error);
    throw error;
  });
}

const ready = new WeakSet<pg.PoolClient>();

/**
 * Prepares the statements of packets on a new connection. They are sent before any later statement. Rejects
 * if a first packet shows that the connection cannot use packets.
 */
export async function prepareBatches(client: pg.PoolClient): Promise<void> {
  if (ready.has(client)) return;
  ready.add(client);
  await Promise.all([
    client.query({ name: BEGIN, text: 'begin' }),
    client.query({ name: COMMIT, text: 'commit' }),
    // Preparing runs each statement once. The order avoids a BEGIN inside a transaction, which would log a
    // warning per connection.
    client.query({ name: BEGIN_READ_ONLY, text: 'begin isolation level repeatable read read only' }),
    client.query({ name: ENTER_STORE, text: `select set_config('app.store_id', $1, true)`, values: [''] }),
    client.query({
      name: ENTER_STORE_TO_FILL,
      text: `select set_config('app.store_id', $1, true), set_config('plan_cache_mode', 'force_custom_plan', true)`,
      values: [''],
    }),
    client.query({ name: COMMIT, text: 'commit' }),
  ]);
}

/** True when a statement was prepared on this connection under its name. Only such a statement can be a follower. */
export function isPrepared(client: pg.PoolClient, { name, text }: Query): boolean {
  return name !== undefined && client.connection.parsedStatements[name] === text;
}

/**
 * A statement that runs more often than this on a connection is prepared there. Rare statements are not,
 * because preparing needs memory. A prepared statement may get one plan for all values, made for the tables
 * at that time; see `plansFresh`.
 */
const OFTEN = 3;
const MAX_CACHED = 100;
const counts = new WeakMap<pg.PoolClient, { times: Map<string, number>; stored: number }>();

/**
 * The name of a statement that is prepared on this connection. `undefined` for a rare statement, which is
 * parsed and planned each time.
 */
export function nameOn(client: pg.PoolClient, { name, place }: Query): string | undefined {
  if (name !== undefined || place === undefined) return name;
  const counted = counts.get(client) ?? { times: new Map<string, number>(), stored: 0 };
  counts.set(client, counted);
  const times = counted.times.get(place) ?? 0;
  if (times > OFTEN) return place;
  if (times === OFTEN && counted.stored >= MAX_CACHED) return undefined;
  counted.times.set(place, times + 1);
  if (times < OFTEN) return undefined;
  counted.stored += 1;
  return place;
}

/**
 * Writes everything that `send` sends as one packet, because sending is half the work of a short statement.
 */
export function inOneBatch<T>(client: pg.PoolClient, send: () => T): T {
  const { stream } = client.connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

/**
 * Row shapes by prepared statement. They never change: PostgreSQL refuses a prepared statement whose columns
 * changed.
 */
const rowShapes = new WeakMap<pg.Connection, Map<string, RowShape>>();

/**
 * The main statement of a packet. It reads only its own answer; the answers to the other statements are
 * ignored.
 */
class BatchQuery extends pg.Query {
  readonly #lead: readonly (Named | string)[];
  readonly #tail: readonly Named[];
  /** Number of answers that still come before the own answer; negative when the own answer is complete. */
  #ahead: number;
  readonly #name: string | undefined;
  #shapes: Map<string, RowShape> | undefined;

  constructor(
    { text, values, name }: Query,
    { begins, enterStore, isCluster, plansFresh = false, followers = [], commits }: BatchOptions,
    done: (error: Error | undefined, result: pg.QueryResult) => void,
  ) {
    super({ text, values: [...values], name }, done);
    this.#name = name;
    this.#lead = [
      ...(begins === null ? [] : [{ statement: begins === 'reading' ? BEGIN_READ_ONLY : BEGIN, values: [] }]),
      ...(enterStore === null ? [] : entering(enterStore, { isCluster, plansFresh })),
    ];
    this.#ahead = this.#lead.length;
    this.#tail = [
      ...followers.map((query) => ({ statement: query.name ?? '', values: query.values.map(sendable) })),
      ...(commits ? [{ statement: COMMIT, values: [] }] : []),
    ];
  }

  /** Forces the extended protocol, because a simple query would end the packet early. */
  override requiresPreparation(): boolean {
    return true;
  }

  override prepare(connection: pg.Connection): void {
    for (const each of this.#lead)
      if (typeof each === 'string') sendText(connection, each);
      else sendNamed(connection, each);
    this.#shapes = rowShapes.get(connection) ?? new Map();
    rowShapes.set(connection, this.#shapes);
    super.prepare(connection);
  }

  /**
   * Reuses known columns: an order has about forty, and decoding their description takes longer than reading
   * a row.
   */
  override handleRowDescription(message: unknown): void {
    const known = this.#name === undefined ? undefined : this.#shapes?.get(this.#name);
    if (known !== undefined) {
      Object.assign(this._result, known);
      this._accumulateRows = true;
      return;
    }
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    if (this.#name !== undefined)
      this.#shapes?.set(this.#name, { fields, _parsers, _prebuiltEmptyResultObject });
  }

  override handleDataRow(message: unknown): void {
    if (this.#ahead === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#ahead === 0) super.handleCommandComplete(message, connection);
    this.#ahead -= 1;
  }

  override _getRows(connection: pg.Connection): void {
    connection.execute(null, true);
    for (const named of this.#tail) sendNamed(connection, named);
    connection.sync();
  }
}

interface Named {
  statement: string;
  values: (string | Buffer | null)[];
}

/** The statements that enter a store. SET takes no parameters, so the checked number is in its text. */
function entering(
  storeId: number,
  { isCluster, plansFresh }: { isCluster: boolean; plansFresh: boolean },
): (Named | string)[] {
  if (!isCluster)
    return [{ statement: plansFresh ? ENTER_STORE_TO_FILL : ENTER_STORE, values: [String(storeId)] }];
  if (!Number.isSafeInteger(storeId)) throw new TypeError('a store number is a whole number');
  const enter = `set local app.store_id = '${storeId}'`;
  return plansFresh ? [enter, `set local plan_cache_mode = 'force_custom_plan'`] : [enter];
}

/** Converts a value to a form that the protocol can send. */
function sendable(value: unknown): string | Buffer | null {
  if (value === null || typeof value === 'string' || Buffer.isBuffer(value)) return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError('a statement that follows another one takes texts, numbers and bytes');
}

/** A statement without parameters, parsed each time. */
function sendText(connection: pg.Connection, text: string): void {
  connection.parse({ text, name: '', types: [] }, true);
  connection.bind({ statement: '', values: [] }, true);
  connection.execute(null, true);
}

function sendNamed(connection: pg.Connection, named: Named): void {
  connection.bind(named, true);
  connection.execute(null, true);
}
