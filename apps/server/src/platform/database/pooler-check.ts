import { withClient } from './with-client.ts';

/**
 * Thrown when a pooler between us and PostgreSQL shares connections between transactions, or drops startup settings.
 */
export class PooledDatabaseError extends Error {
  override readonly name = 'PooledDatabaseError';
  /** Address of the database, without the password. */
  readonly address: string;
  /** The setting that the address comes from. */
  readonly setting: DatabaseSetting;

  constructor(url: string, setting: DatabaseSetting) {
    const { protocol, username, host, pathname } = new URL(url);
    const address = `${protocol}//${username}@${host}${pathname}`;
    super(`${address} (${setting}) is a pooler's`);
    this.address = address;
    this.setting = setting;
  }
}

export type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_APP_URL' | 'DATABASE_SYSTEM_URL';

/** An unusual value that no other program sets, so that it reveals a shared connection. */
const TIMEOUT_MS = 14_987;
const CHECK = `select pg_backend_pid() as pid, current_setting('statement_timeout') as "timeout"`;

/**
 * Throws {@link PooledDatabaseError} when a pooler shares the connection. Our connections use prepared statements and
 * LISTEN, and set time zone and timeouts at their start.
 */
export async function assertNotPooled(url: string, setting: DatabaseSetting): Promise<void> {
  const given = { connectionString: url, options: `-c statement_timeout=${TIMEOUT_MS}` };
  const check = () =>
    withClient(given, async (one) => {
      const first = await one.query<{ pid: number; timeout: string }>(CHECK);
      const second = await withClient(given, (other) => other.query<{ pid: number; timeout: string }>(CHECK));
      return [...first.rows, ...second.rows];
    });
  const [first, second] = await check().catch((error: unknown) => {
    // 08P01 is the error of PgBouncer for unknown startup settings.
    if (error instanceof Error && 'code' in error && error.code === '08P01') return [];
    throw error;
  });
  const isOwn = first !== undefined && second !== undefined && first.pid !== second.pid;
  const isSet = [first, second].every((each) => each?.timeout === `${TIMEOUT_MS}ms`);
  if (!isOwn || !isSet) throw new PooledDatabaseError(url, setting);
}
