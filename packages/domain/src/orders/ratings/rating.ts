import { ok, type Result, refused } from '../../kit/result.ts';
import { countCharacters } from '../../kit/text/count-characters.ts';
import { tidyLines } from '../../kit/text/tidy-name.ts';
import type { OrderStatus } from '../orders/order-status.ts';

/** A customer's scores, each from 1 to 5. */
export interface Scores {
  food: number;
  delivery: number;
  overall: number;
}
export const QUESTIONS = ['food', 'delivery', 'overall'] as const satisfies readonly (keyof Scores)[];
export type Question = (typeof QUESTIONS)[number];

/** In ms. A customer can rate an order for this long after its delivery. */
export const RATEABLE_MS = 7 * 24 * 3_600_000;
/** In ms. The provider can moderate a rating for this long before the means include the rating. */
export const MODERATION_MS = 24 * 3_600_000;
/** In ms. A store can correct its reply for this long. */
export const CORRECTABLE_MS = 10 * 60_000;
export const MAX_COMMENT = 500;
export const MIN_REPLY = 2;
export const MAX_REPLY = 200;
/** Length of the reason for contesting a rating, and of the decision about it. */
export const MIN_REASON = 10;
export const MAX_REASON = 300;

/**
 * Cleans a text for storing: without outer space, invisible characters, and characters that change the direction of
 * text.
 */
export const tidyWords = (written: string): string => tidyLines(written).trim();

/** When the time to rate an order ends, in epoch ms; null when the order cannot be rated at `now`. */
export function rateableUntil(
  order: { status: OrderStatus; closedAt: number | null },
  isRated: boolean,
  now: number,
): number | null {
  if (isRated || order.status !== 'delivered' || order.closedAt === null) return null;
  const until = order.closedAt + RATEABLE_MS;
  return now < until ? until : null;
}

/**
 * State of a rating. 'cancelled': the order was cancelled later. 'removed': the provider removed the rating.
 * Cancelled and removed ratings stay in the list.
 */
export type RatingState = 'processing' | 'counted' | 'cancelled' | 'removed';

export function ratingState(
  rating: { countsAt: number; decision: 'removed' | 'kept' | null; orderStatus: OrderStatus },
  now: number,
): RatingState {
  if (rating.decision === 'removed') return 'removed';
  if (rating.orderStatus === 'cancelled') return 'cancelled';
  return now < rating.countsAt ? 'processing' : 'counted';
}

/** `sum / count` in hundredths, half up; null for a count of 0. */
export function meanHundredths(sum: number, count: number): number | null {
  return count === 0 ? null : Math.floor((2 * sum * 100 + count) / (2 * count));
}

/** The mean of one rating's three scores, in hundredths: 4,33 is 433. */
export const meanOfScores = ({ food, delivery, overall }: Scores): number =>
  meanHundredths(food + delivery + overall, 3) ?? 0;

/** Number of ratings for each score of a question, from 5 down to 1. */
export interface ScoreCounts {
  question: Question;
  counts: readonly number[];
}

/**
 * Means of all counted ratings, in hundredths. The overall mean uses the unrounded mean of each rating. Null without
 * ratings.
 */
export interface RatingSummary {
  count: number;
  mean: number | null;
  food: number | null;
  delivery: number | null;
  overall: number | null;
}

export function summaryOf(total: { count: number } & Scores): RatingSummary {
  const { count, food, delivery, overall } = total;
  return {
    count,
    mean: meanHundredths(food + delivery + overall, 3 * count),
    food: meanHundredths(food, count),
    delivery: meanHundredths(delivery, count),
    overall: meanHundredths(overall, count),
  };
}

export type ReplyFault = 'blank' | 'too-short' | 'too-long';

/** Cleans a reply for storing: trimmed, 2 to 200 characters. */
export function readReply(written: string): Result<string, ReplyFault> {
  const text = tidyWords(written);
  const length = countCharacters(text);
  if (length === 0) return refused('blank');
  if (length < MIN_REPLY) return refused('too-short');
  return length > MAX_REPLY ? refused('too-long') : ok(text);
}

/**
 * True when the store may write or correct a reply: no reply exists, or the reply is less than ten minutes
 * old.
 */
export const canReply = ({ repliedAt }: { repliedAt: number | null }, now: number): boolean =>
  repliedAt === null || now - repliedAt < CORRECTABLE_MS;
