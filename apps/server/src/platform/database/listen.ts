import pg from 'pg';
import type { Logger } from '../log.ts';

interface ListenOptions {
  /** Connection string; a pooler in transaction mode cannot listen. */
  url: string;
  /** Handles the messages of each channel. */
  channels: Readonly<Record<string, (payload: string) => void>>;
  log: Pick<Logger, 'warn'>;
  /** Listening has started or restarted. Earlier messages were not received. */
  onListening(): void;
  /** Listening has ended. Messages are lost from now on. */
  onListenLost(): void;
}

export interface Listening {
  stop(): Promise<void>;
}

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 5_000;
/** Interval for finding a connection that died silently. */
const PROBE_MS = 5_000;
const PROBE_PATIENCE_MS = 5_000;

/**
 * Receives the notifications of transactions on some channels, on its own connection that reconnects by
 * itself. Never throws. While the database is away nothing is received; {@link ListenOptions.onListening}
 * reports when it is back.
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
