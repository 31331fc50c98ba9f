import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Session } from '../../../platform/http/requester.ts';
import { type BucketRule, createTokenBuckets } from '../../access/public.ts';

/** Orders of days before that one person may open, one by one: a question now and then, never the whole customer list. */
const PAST_ORDERS_OF_PERSON: BucketRule = { perSecond: 60 / 3_600, burst: 60 };

/** Searches among them: each names up to thirty customers, and a word that is typed may be three of them. */
const PAST_SEARCHES_OF_PERSON: BucketRule = { perSecond: 120 / 3_600, burst: 120 };

export interface PastOrderLimit {
  /** One more was opened, whatever shows it. Throws `order.too-many-past`. */
  count(person: Pick<Session, 'storeId' | 'userId'>): void;
  /** They were searched once more. Throws the same. */
  countSearch(person: Pick<Session, 'storeId' | 'userId'>): void;
}

/** Counts by person, not by session: who logs in anew goes on where they were. */
export function createPastOrderLimit(clock: Clock): PastOrderLimit {
  const counter = (rule: BucketRule): PastOrderLimit['count'] => {
    const buckets = createTokenBuckets(rule, clock);
    return ({ storeId, userId }) => {
      const waitMs = buckets.take(`${storeId}-${userId}`);
      if (waitMs > 0) throw new AppError('order.too-many-past', { retryAfterSeconds: waitMs / 1000 });
    };
  };
  return { count: counter(PAST_ORDERS_OF_PERSON), countSearch: counter(PAST_SEARCHES_OF_PERSON) };
}
