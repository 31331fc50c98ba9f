import pg from 'pg';
import type { Logger } from '../log.ts';

interface ListenOptions {
  /** Connection string; LISTEN does not work through a pooler in transaction mode. */
  url: string;
  /** Handler of messages by channel. */
  channels: Readonly<Record<string, (payload: string) => void>>;
  log: Pick<Logger, 'warn'>;
  /** Called when listening starts or restarts. Messages before that were lost. */
  onListening(): void;
  /** Called when listening ends. Messages are lost until it restarts. */
  onListenLost(): void;
}

export interface Listening {
  stop(): Promise<void>;
}

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 5_000;
/** Interval of the checks for a dead connection. */
const PROBE_MS = 5_000;
const PROBE_PATIENCE_MS = 5_000;

/**
 * Receives notifications of some channels on a separate connection, which reconnects automatically. Never
 * throws. Messages are lost while the database is unavailable; {@link ListenOptions.onListening} reports its
 * return.
 */
export function listenTo(options: ListenOptions): Listening {
  let isStopped = false;
  let client: pg.Client | null = null;
  let retryMs = FIRST_RETRY_MS;
  let retry: NodeJS.Timeout | undefined;
  let probe: NodeJS.Timeout | undefined;

  const lose = (lost: pg.Client, err: unknown) => {
    if (client !== lost) return;
    client = null;
    clearInterval(probe);
    void lost.end().catch(() => undefined);
    if (isStopped) return;
    options.onListenLost();
    options.log.warn({ err }, 'not listening to the database; trying again');
    retry = setTimeout(() => void connect(), retryMs);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  };

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: options.url,
      application_name: 'comanda-listener',
      connectionTimeoutMillis: 4_000,
      query_timeout: PROBE_PATIENCE_MS,
      keepAlive: true,
    });
    client = fresh;
    fresh.on('error', (err) => lose(fresh, err));
    fresh.on('end', () => lose(fresh, null));
    fresh.on('notification', ({ channel, payload }) => options.channels[channel]?.(payload ?? ''));
    try {
      await fresh.connect();
      const names = Object.keys(options.channels);
      await fresh.query(names.map((name) => `listen ${fresh.escapeIdentifier(name)}`).join(';'));
    } catch (error) {
      return lose(fresh, error);
    }
    if (client !== fresh || isStopped) return;
    retryMs = FIRST_RETRY_MS;
    probe = setInterval(() => {
      fresh.query('select').catch((error: unknown) => lose(fresh, error));
    }, PROBE_MS);
    options.onListening();
  }

  void connect();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      clearInterval(probe);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}
