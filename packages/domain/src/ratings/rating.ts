import type { OrderStatus } from '../orders/order-status.ts';
import { ok, type Result, refused } from '../result.ts';
import { countCharacters } from '../text/count-characters.ts';
import { tidyLines } from '../text/tidy-name.ts';

/** What a customer gives, each from 1 to 5. */
export interface Scores {
  food: number;
  delivery: number;
  overall: number;
}
export const QUESTIONS = ['food', 'delivery', 'overall'] as const satisfies readonly (keyof Scores)[];
export type Question = (typeof QUESTIONS)[number];

/** So long after the delivery an order may be rated. */
export const RATEABLE_MS = 7 * 24 * 3_600_000;
/** A rating is looked at for so long before it counts. */
export const MODERATION_MS = 24 * 3_600_000;
/** A reply may be corrected for so long. */
export const CORRECTABLE_MS = 10 * 60_000;
export const MAX_COMMENT = 500;
export const MIN_REPLY = 2;
export const MAX_REPLY = 200;
/** Of what a rating is contested for, and of the decision. */
export const MIN_REASON = 10;
export const MAX_REASON = 300;

/** Words as they are kept: without what cannot be seen or only turns other text around, and without surrounding space. */
export const tidyWords = (written: string): string => tidyLines(written).trim();

/** Until when an order may be rated, epoch ms; null: it cannot be (any more), at `now`. */
export function rateableUntil(
  order: { status: OrderStatus; closedAt: number | null },
  isRated: boolean,
  now: number,
): number | null {
  if (isRated || order.status !== 'delivered' || order.closedAt === null) return null;
  const until = order.closedAt + RATEABLE_MS;
  return now < until ? until : null;
}

/** How a rating stands. 'off': its order was cancelled afterwards, or the provider took it out; it stays in the list. */
export type RatingState = 'processing' | 'counted' | 'cancelled' | 'removed';

export function ratingState(
  rating: { countsAt: number; decision: 'removed' | 'kept' | null; orderStatus: OrderStatus },
  now: number,
): RatingState {
  if (rating.decision === 'removed') return 'removed';
  if (rating.orderStatus === 'cancelled') return 'cancelled';
  return now < rating.countsAt ? 'processing' : 'counted';
}

/** `sum / count` in hundredths, half up; null of nothing. */
export function meanHundredths(sum: number, count: number): number | null {
  return count === 0 ? null : Math.floor((2 * sum * 100 + count) / (2 * count));
}

/** The mean of one rating's three scores, in hundredths: 4,33 is 433. */
export const meanOfScores = ({ food, delivery, overall }: Scores): number =>
  meanHundredths(food + delivery + overall, 3) ?? 0;

/** How many ratings gave each score to a question, from 5 down to 1. */
export interface ScoreCounts {
  question: Question;
  counts: readonly number[];
}

/** Means of all that counts, in hundredths; the overall one is the mean of the unrounded means of each rating. Null of nothing. */
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

/** A reply as it is kept: without blanks around it, from 2 to 200 characters. */
export function readReply(written: string): Result<string, ReplyFault> {
  const text = tidyWords(written);
  const length = countCharacters(text);
  if (length === 0) return refused('blank');
  if (length < MIN_REPLY) return refused('too-short');
  return length > MAX_REPLY ? refused('too-long') : ok(text);
}

/** Whether a reply may (still) be written: there is none, or it was written less than ten minutes ago. */
export const canReply = ({ repliedAt }: { repliedAt: number | null }, now: number): boolean =>
  repliedAt === null || now - repliedAt < CORRECTABLE_MS;
