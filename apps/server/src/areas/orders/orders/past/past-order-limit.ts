import type { Clock } from '../../../../platform/clock.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { type BucketRule, createTokenBuckets } from '../../../people/access/public.ts';
import { recordAccess } from '../../../people/audit/public.ts';

const anHour = (calls: number): BucketRule => ({ perSecond: calls / 3_600, burst: calls });

/** Limits per user and hour for reading customer data of past days. */
const RULES = {
  /** Single orders: enough to answer customers' questions, too few to copy a customer list. */
  order: anHour(60),
  /** Searches. Each shows up to thirty customers, and typing one word may send three searches. */
  search: anHour(120),
  /** First pages of lists. Later pages of the same list are not counted. */
  page: anHour(240),
  /** Whole lists, saved as a file or fetched in one call. */
  list: anHour(60),
} as const;

const HOUR_MS = 3_600_000;

type Person = Pick<Session, 'storeId' | 'userId'>;

/** A part of a past order, the user who opened this part, and the user's IP address. */
interface OpenedPart {
  session: Session;
  address: string;
  orderId: number;
  part: 'chat' | 'money';
}

export interface PastOrderLimit {
  /**
   * Counts an opened order. Every call that shows a past order must use this method. Throws
   * `order.too-many-past`.
   */
  count(person: Person, orderId: number): void;
  /** Counts another part of an order, unless the user opened the order within the hour. */
  countOnce(person: Person, orderId: number): void;
  /** Like {@link countOnce}, and records the user, once an hour per part. */
  openPart(tx: Transaction, opened: OpenedPart): Promise<void>;
  /** Counts a search, a page or a list. Throws `order.too-many-past`. */
  countKind(person: Person, kind: 'search' | 'page' | 'list'): void;
}

/**
 * Creates the limit. It counts per user and not per session, so that a new login does not reset the count.
 */
export function createPastOrderLimit(clock: Clock): PastOrderLimit {
  const nameOf = ({ storeId, userId }: Person) => `${storeId}-${userId}`;
  const counter = (rule: BucketRule) => {
    const buckets = createTokenBuckets(rule, clock);
    return (person: Person) => {
      const waitMs = buckets.take(nameOf(person));
      if (waitMs > 0) throw new AppError('order.too-many-past', { retryAfterSeconds: waitMs / 1000 });
    };
  };
  const counters = {
    order: counter(RULES.order),
    search: counter(RULES.search),
    page: counter(RULES.page),
    list: counter(RULES.list),
  };
  const opened = createRecently(clock, HOUR_MS);
  const count = (person: Person, orderId: number) => {
    counters.order(person);
    opened.add(`${nameOf(person)}-${orderId}`);
  };
  const countOnce = (person: Person, orderId: number) => {
    if (!opened.has(`${nameOf(person)}-${orderId}`)) count(person, orderId);
  };
  const noted = createRecently(clock, HOUR_MS);
  return {
    count,
    countOnce,
    async openPart(tx, { session, address, orderId, part }) {
      countOnce(session, orderId);
      const name = `${nameOf(session)}-${orderId}-${part}`;
      if (noted.has(name)) return;
      const details = { pedido: orderId, motivo: part };
      await recordAccess(tx, { ...session, action: 'personal-data-seen', address, details }, clock.now());
      tx.afterCommit(() => noted.add(name));
    },
    countKind: (person, kind) => counters[kind](person),
  };
}

/** Creates a set that forgets each name `lastsMs` after its insertion. */
export function createRecently(clock: Clock, lastsMs: number) {
  // A Map iterates in order of insertion, so the oldest names are first.
  const names = new Map<string, number>();
  const prune = () => {
    for (const [name, at] of names) {
      if (at > clock.now() - lastsMs) return;
      names.delete(name);
    }
  };
  return {
    has(name: string): boolean {
      prune();
      return names.has(name);
    },
    add(name: string): void {
      names.delete(name);
      names.set(name, clock.now());
      prune();
    },
  };
}
