import pg from 'pg';
import type { Query } from './sql.ts';

// What `pg` calls on a query as it goes and its answer comes; its types leave it out.
declare module 'pg' {
  interface Query {
    requiresPreparation(): boolean;
    prepare(connection: pg.Connection): void;
    /** What rows are read by. */
    _result: RowShape;
    _accumulateRows: boolean;
    handleRowDescription(message: unknown): void;
    handleDataRow(message: unknown): void;
    handleCommandComplete(message: unknown, connection: pg.Connection): void;
    _getRows(connection: pg.Connection): void;
  }
  interface Connection {
    /** Texts of the statements that were named on it, and parsed. */
    parsedStatements: Readonly<Record<string, string | undefined>>;
  }
}

/** Columns of a statement's rows, with what `pg` makes of them. */
interface RowShape {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

const BEGIN = 'begin-transaction';
const BEGIN_READING = 'begin-reading';
const ENTER_STORE = 'enter-store';
const ENTER_STORE_TO_FILL = 'enter-store-to-fill';
const COMMIT = 'commit-transaction';

/** What travels with a statement. */
export interface PacketOptions {
  /** Before it: the transaction's store, for without that the walls let nothing through. */
  enterStore: number | null;
  /** With the store: every statement of the transaction is planned for its values and its tables as they are now. */
  plansAnew?: boolean;
  /**
   * Before it: BEGIN, `reading` one of a single snapshot that cannot write. Without one, statement and store are a
   * transaction of their own, committed by its end.
   */
  begins: 'writing' | 'reading' | null;
  /** After it: statements the connection has prepared ({@link isPrepared}). What they answer is read by nobody. */
  followers?: readonly Query[];
  /** After it and them: COMMIT, which a failed statement takes with it. */
  commits: boolean;
}

/**
 * Sends a statement and what belongs around it as one packet with one answer; a packet and an answer for each of them
 * would be most of the work of a short transaction, here and in the database. Needs a connection on which
 * {@link preparePackets} was called.
 */
export async function sendPacket(
  client: pg.PoolClient,
  query: Query,
  options: PacketOptions,
): Promise<pg.QueryResult> {
  return new Promise<pg.QueryResult>((resolve, reject) => {
    const done = (error: Error | undefined, result: pg.QueryResult) =>
      error ? reject(error) : resolve(result);
    client.query(new PacketQuery({ ...query, name: nameOn(client, query) }, options, done));
  }).catch((error: Error) => {
    // As `pg` does: the trace shall lead to whoever asked, not to where the answer was read.
    Error.captureStackTrace(error);
    throw error;
  });
}

const ready = new WeakSet<pg.PoolClient>();

/**
 * Names the statements of packets on a connection that has not seen any; they are on their way before whatever is
 * sent next. Rejects (never before they were tried) when the connection is not fit for packets.
 */
export async function preparePackets(client: pg.PoolClient): Promise<void> {
  if (ready.has(client)) return;
  ready.add(client);
  await Promise.all([
    client.query({ name: BEGIN, text: 'begin' }),
    client.query({ name: COMMIT, text: 'commit' }),
    // Each is run as it is named; a transaction in another one would be a warning for every connection.
    client.query({ name: BEGIN_READING, text: 'begin isolation level repeatable read read only' }),
    client.query({ name: ENTER_STORE, text: `select set_config('app.store_id', $1, true)`, values: [''] }),
    client.query({
      name: ENTER_STORE_TO_FILL,
      text: `select set_config('app.store_id', $1, true), set_config('plan_cache_mode', 'force_custom_plan', true)`,
      values: [''],
    }),
    client.query({ name: COMMIT, text: 'commit' }),
  ]);
}

/** Whether a statement was sent on this connection before, by its name, and can follow another one as it is. */
export function isPrepared(client: pg.PoolClient, { name, text }: Query): boolean {
  return name !== undefined && client.connection.parsedStatements[name] === text;
}

/**
 * A statement that comes more often than this on a connection is kept there, and so many are at most: each takes memory.
 * PostgreSQL may then plan it once for all values, by the tables as they are at that moment; see `plansAnew`.
 */
const OFTEN = 3;
const MOST_KEPT = 100;
const counts = new WeakMap<pg.PoolClient, { times: Map<string, number>; kept: number }>();

/** The name a connection keeps a statement by; undefined: it is parsed and planned anew. Rare ones are not worth their memory. */
export function nameOn(client: pg.PoolClient, { name, place }: Query): string | undefined {
  if (name !== undefined || place === undefined) return name;
  const counted = counts.get(client) ?? { times: new Map<string, number>(), kept: 0 };
  counts.set(client, counted);
  const times = counted.times.get(place) ?? 0;
  if (times > OFTEN) return place;
  if (times === OFTEN && counted.kept >= MOST_KEPT) return undefined;
  counted.times.set(place, times + 1);
  if (times < OFTEN) return undefined;
  counted.kept += 1;
  return place;
}

/** What `send` writes to the database at once leaves in one packet: half the work of a short statement is sending it. */
export function inOnePacket<T>(client: pg.PoolClient, send: () => T): T {
  const { stream } = client.connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

/** By the statements a connection keeps: their rows have the same columns every time, or the database refuses them. */
const rowShapes = new WeakMap<pg.Connection, Map<string, RowShape>>();

/** The statement in the middle: of the answers to the packet it takes its own and lets the others pass. */
class PacketQuery extends pg.Query {
  readonly #lead: readonly Named[];
  readonly #tail: readonly Named[];
  /** Statements whose answers come before ours; below zero, ours is complete. */
  #ahead: number;
  readonly #name: string | undefined;
  #shapes: Map<string, RowShape> | undefined;

  constructor(
    { text, values, name }: Query,
    { begins, enterStore, plansAnew = false, followers = [], commits }: PacketOptions,
    done: (error: Error | undefined, result: pg.QueryResult) => void,
  ) {
    super({ text, values: [...values], name }, done);
    this.#name = name;
    this.#lead = [
      ...(begins === null ? [] : [{ statement: begins === 'reading' ? BEGIN_READING : BEGIN, values: [] }]),
      ...(enterStore === null
        ? []
        : [{ statement: plansAnew ? ENTER_STORE_TO_FILL : ENTER_STORE, values: [String(enterStore)] }]),
    ];
    this.#ahead = this.#lead.length;
    this.#tail = [
      ...followers.map((query) => ({ statement: query.name ?? '', values: query.values.map(sendable) })),
      ...(commits ? [{ statement: COMMIT, values: [] }] : []),
    ];
  }

  /** A simple query would end the packet before it. */
  override requiresPreparation(): boolean {
    return true;
  }

  override prepare(connection: pg.Connection): void {
    for (const named of this.#lead) sendNamed(connection, named);
    this.#shapes = rowShapes.get(connection) ?? new Map();
    rowShapes.set(connection, this.#shapes);
    super.prepare(connection);
  }

  /** An order has some forty columns: to make them out takes longer than to read the row. */
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

/** A value as the protocol takes it. */
function sendable(value: unknown): string | Buffer | null {
  if (value === null || typeof value === 'string' || Buffer.isBuffer(value)) return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError('a statement that follows another one takes texts, numbers and bytes');
}

function sendNamed(connection: pg.Connection, named: Named): void {
  connection.bind(named, true);
  connection.execute(null, true);
}
