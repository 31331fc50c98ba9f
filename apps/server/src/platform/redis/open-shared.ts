import { Gauge, type Registry } from '@prometheus-io/client';
import type { Logger } from '../log.ts';
import { createOrderHints, NO_HINTS, type OrderHints, redisMark } from './order-hints.ts';
import { connectRedis } from './redis.ts';
import { createSharedBuckets, type ShareBuckets } from './shared-buckets.ts';

/** Hints and limits that several servers share through Redis. Without Redis each server works alone. */
export interface Shared {
  hints: OrderHints;
  /** Null: each server counts its own calls. */
  share: ShareBuckets | null;
  close(): Promise<void>;
}

const ALONE: Shared = { hints: NO_HINTS, share: null, close: async () => undefined };

interface SharedParts {
  secret: string;
  epoch: string;
  metrics: Registry;
  log: Logger;
}

/** Connects to the Redis at `url` in the background. With `url` null nothing is loaded. */
export async function openShared(url: string | null, parts: SharedParts): Promise<Shared> {
  if (url === null) return ALONE;
  const { secret, metrics, log } = parts;
  const redis = await connectRedis(url, log);
  const mark = redisMark(secret, parts.epoch);
  new Gauge({
    name: 'comanda_redis_up',
    help: '1 while Redis answers this server, 0 while the server works without it.',
    registers: [metrics],
    collect() {
      this.set(redis.isUp() ? 1 : 0);
    },
  });
  return {
    hints: createOrderHints(redis, mark, metrics),
    share: createSharedBuckets(redis, { mark, secret }),
    close: () => redis.close(),
  };
}
