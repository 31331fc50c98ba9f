import pg from 'pg';

const INT8 = 20;
const TIMESTAMPTZ = 1184;
const DATE = 1082;

/** Converts bigint to number. Throws when a JavaScript number cannot represent the exact value. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}

/** Converts timestamptz to epoch milliseconds. Sessions are in UTC, so the text ends with +00. */
function parseInstant(text: string): number {
  const epochMs = Date.parse(`${text.replace(' ', 'T')}:00`);
  if (Number.isNaN(epochMs)) throw new RangeError(`timestamptz out of range: ${text}`);
  return epochMs;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return parseBigint;
    if (oid === TIMESTAMPTZ) return parseInstant;
    if (oid === DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  },
};

/**
 * Citus passes `set local` on to its workers; other databases ignore the setting. `app.notifies`: commands notify of
 * their changes, so old triggers stay silent (migration 0119).
 */
const OWN_SETTINGS = '-c citus.propagate_set_commands=local -c app.notifies=on';

export interface PoolOptions {
  url: string;
  /** Maximum of open connections of the pool. */
  max: number;
  applicationName: string;
  onError(error: Error): void;
}

/**
 * Creates a pool with pipelining: the statements of a transaction are sent without waiting for earlier answers. Times
 * are epoch milliseconds, bigints are checked numbers, dates are YYYY-MM-DD.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max,
    application_name: options.applicationName,
    pipeline: true,
    types,
    connectionTimeoutMillis: 4_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    options:
      '-c timezone=UTC -c statement_timeout=15000 -c idle_in_transaction_session_timeout=20000 -c lock_timeout=8000 ' +
      OWN_SETTINGS,
  });
  pool.on('error', options.onError);
  // A broken connection already rejects its query. Without this listener, the error event would end the
  // process.
  pool.on('connect', (client) => client.on('error', options.onError));
  return pool;
}

/** The connection pools of a server: for requests, and for work over all stores. */
export interface Pools {
  app: pg.Pool;
  system: pg.Pool;
  end(): Promise<void>;
}

/**
 * Maximum of connections, for requests and for background work. A transaction holds its connection until the event loop
 * reads the answer. With too few connections, a short delay of the loop becomes seconds.
 */
const APP_CONNECTIONS = 32;
const SYSTEM_CONNECTIONS = 3;

export function openPools(urls: { app: string; system: string }, onError: (error: Error) => void): Pools {
  const app = createPool({ url: urls.app, max: APP_CONNECTIONS, applicationName: 'comanda', onError });
  const name = 'comanda-system';
  const system = createPool({ url: urls.system, max: SYSTEM_CONNECTIONS, applicationName: name, onError });
  return {
    app,
    system,
    end: async () => {
      await Promise.all([app.end(), system.end()]);
    },
  };
}
