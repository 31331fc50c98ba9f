import { createHmac } from 'node:crypto';
import type { Redis } from './redis.ts';

/** The rule of a bucket. `perSecond`: average rate; `burst`: maximum at one moment. */
interface Rule {
  perSecond: number;
  burst: number;
}

/** Common buckets of all servers for one kind of subject. */
export interface SharedBucket {
  /** Reports tokens that this server has given out. */
  report(subject: string, worth: number): void;
}

/** Makes common buckets. `adopt` is called with the common balance of a subject, shortly after a report. */
export type ShareBuckets = (
  name: string,
  rule: Rule,
  adopt: (subject: string, tokens: number) => void,
) => SharedBucket;

/**
 * Reports are collected for this long and sent to Redis together. Meanwhile a caller that uses several
 * servers may exceed a limit.
 */
const GATHER_MS = 50;
/** Maximum of subjects in one request to Redis. */
const MOST_SUBJECTS = 1_000;

/** Redis script that takes tokens from each bucket, by the clock of Redis, and returns the balances. */
const TAKE = `
local now = redis.call('TIME')
local ms = now[1] * 1000 + math.floor(now[2] / 1000)
local balances = {}
for i, key in ipairs(KEYS) do
  local rate, burst, worth = tonumber(ARGV[3 * i - 2]), tonumber(ARGV[3 * i - 1]), tonumber(ARGV[3 * i])
  local kept = redis.call('HMGET', key, 't', 'ms')
  local tokens, at = tonumber(kept[1]) or burst, tonumber(kept[2]) or ms
  tokens = math.max(-burst, math.min(burst, tokens + math.max(0, ms - at) / 1000 * rate) - worth)
  redis.call('HSET', key, 't', tostring(tokens), 'ms', tostring(ms))
  redis.call('PEXPIRE', key, math.ceil((burst - tokens) / rate * 1000) + 1000)
  balances[i] = tostring(tokens)
end
return balances`;

interface Waiting {
  rule: Rule;
  worth: number;
  adopt(tokens: number): void;
}

/**
 * Creates buckets in Redis. Their keys contain no plain subjects: intake keys and IP addresses are stored
 * only as HMAC.
 */
export function createSharedBuckets(
  redis: Redis,
  { mark, secret }: { mark: string; secret: string },
): ShareBuckets {
  const key = createHmac('sha256', secret).update('redis.limits').digest();
  const waiting = new Map<string, Waiting>();

  const flush = async () => {
    const all = [...waiting];
    waiting.clear();
    for (let index = 0; index < all.length; index += MOST_SUBJECTS)
      await take(all.slice(index, index + MOST_SUBJECTS));
  };
  const take = async (some: readonly (readonly [string, Waiting])[]) => {
    const keys = some.map(([subject]) => {
      const hidden = createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22);
      return `comanda:${mark}:limite:${hidden}`;
    });
    const args = some.flatMap(([, { rule, worth }]) => [rule.perSecond, rule.burst, worth].map(String));
    const balances = await redis.run(TAKE, keys, args);
    if (!Array.isArray(balances)) return;
    for (const [index, [, { rule, adopt }]] of some.entries()) {
      const tokens = Number.parseFloat(String(balances[index]));
      // Ignores a balance outside of the possible range, which cannot come from the script.
      if (tokens >= -rule.burst && tokens <= rule.burst) adopt(tokens);
    }
  };
  return (name, rule, adopt) => ({
    report: (subject, worth) => {
      if (!redis.isUp()) return;
      const id = `${name}\n${subject}`;
      if (waiting.size === 0) setTimeout(() => void flush(), GATHER_MS).unref();
      const before = waiting.get(id);
      waiting.set(id, {
        rule,
        worth: worth + (before?.worth ?? 0),
        adopt: (tokens) => adopt(subject, tokens),
      });
    },
  });
}
