import type { Logger } from '../log.ts';
import { createRateLimitedWarnings } from '../rate-limited-log.ts';

/**
 * A Redis or Valkey that several servers share for faster hints and common limits. It stores no data of
 * record: while it is unavailable, servers work as if there were none.
 */
export interface Redis {
  isUp(): boolean;
  /** Sends a text to all servers. The text is dropped while Redis is unavailable. */
  publish(channel: string, text: string): void;
  /** Calls `listener` for each text on a channel, even after a restart of Redis. */
  listen(channel: string, listener: (text: string) => void): void;
  /** Runs a script with keys and arguments. Null when Redis is unavailable or the script fails. */
  run(script: string, keys: string[], args: string[]): Promise<unknown>;
  close(): Promise<void>;
}

/** After this time without an answer, Redis counts as unavailable. */
const SILENT_MS = 3_000;
const PING_MS = 1_000;
const LONGEST_RETRY_MS = 2_000;
/** Maximum of commands that wait for an answer. Further commands are dropped. */
const MOST_WAITING = 500;

/**
 * Connects in the background; the caller never waits. The library is loaded here, so that a server without
 * Redis does not need its memory.
 */
export async function connectRedis(url: string, log: Logger): Promise<Redis> {
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    name: 'comanda',
    RESP: 3,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_WAITING,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: SILENT_MS,
      socketTimeout: SILENT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, LONGEST_RETRY_MS),
    },
  });
  const listeners = new Map<string, (text: string) => void>();
  const warn = createRateLimitedWarnings(log);
  let isUp = false;
  let isClosed = false;
  const lose = (err: unknown) => {
    isUp = false;
    if (!isClosed) warn({ err }, 'Redis is away; servers work without it');
  };
  client.on('ready', () => {
    isUp = true;
  });
  client.on('error', lose);
  client.on('end', () => lose(null));
  // Does not wait, because an unreachable Redis must not delay the start.
  const connecting = client.connect().catch(lose);
  const dropped = () => undefined;
  return {
    isUp: () => isUp,
    publish: (channel, text) => {
      if (isUp) client.publish(channel, text).catch(dropped);
    },
    listen: (channel, listener) => {
      if (!listeners.has(channel))
        void connecting
          .then(() => client.subscribe(channel, (text) => listeners.get(channel)?.(text)))
          .catch(lose);
      listeners.set(channel, listener);
    },
    run: async (script, keys, args) =>
      isUp ? await client.eval(script, { keys, arguments: args }).catch(() => null) : null,
    close: async () => {
      isClosed = true;
      isUp = false;
      client.destroy();
      await connecting;
    },
  };
}
