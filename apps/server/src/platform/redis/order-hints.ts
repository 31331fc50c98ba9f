import { createHmac, randomUUID } from 'node:crypto';
import { Counter, type Registry } from '@prometheus-io/client';
import * as z from 'zod/mini';
import type { Redis } from './redis.ts';

/**
 * Notifies other servers that stores have new order events. A hint contains only numbers; servers read the
 * events from the database.
 */
export interface OrderHints {
  /** The store's journal has reached this number. */
  send(storeId: number, seq: number): void;
  /** Calls `listener` for each hint of another server. */
  listen(listener: (storeId: number, seq: number) => void): void;
}

/** Used without Redis: servers then find new events by comparing numbers in the database. */
export const NO_HINTS: OrderHints = { send: () => undefined, listen: () => undefined };

/** Maximum of stores per message. */
const MOST_STORES = 500;

const number = z.int().check(z.positive());
const message = z.object({
  from: z.string(),
  stores: z.array(z.tuple([number, number])).check(z.maxLength(MOST_STORES)),
});

/**
 * The mark of an installation in key and channel names of Redis. Another installation has another mark; a
 * restore of the database changes the mark too.
 */
export function redisMark(secret: string, epoch: string): string {
  return createHmac('sha256', secret).update(`redis\n${epoch}`).digest('base64url').slice(0, 22);
}

export function createOrderHints(redis: Redis, mark: string, metrics: Registry): OrderHints {
  const self = randomUUID();
  const channel = `comanda:${mark}:pedidos`;
  const counted = new Counter({
    name: 'comanda_redis_hints_total',
    help: 'Messages about order events between servers: sent, received, or ignored as unreadable.',
    labelNames: ['way'],
    registers: [metrics],
  });
  const waiting = new Map<number, number>();
  const flush = () => {
    const stores = [...waiting].slice(0, MOST_STORES);
    waiting.clear();
    if (!redis.isUp()) return;
    redis.publish(channel, JSON.stringify({ from: self, stores }));
    counted.inc({ way: 'sent' });
  };
  return {
    send: (storeId, seq) => {
      if (waiting.size === 0) setImmediate(flush);
      waiting.set(storeId, Math.max(seq, waiting.get(storeId) ?? 0));
    },
    listen: (listener) =>
      redis.listen(channel, (text) => {
        const read = readMessage(text);
        if (read?.from === self) return;
        counted.inc({ way: read === null ? 'ignored' : 'received' });
        for (const [storeId, seq] of read?.stores ?? []) listener(storeId, seq);
      }),
  };
}

/** Parses a message. Null for other texts, because any client of Redis may send on the channel. */
function readMessage(text: string): z.infer<typeof message> | null {
  try {
    return z.safeParse(message, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
