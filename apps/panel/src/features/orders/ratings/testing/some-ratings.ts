import type { Rating, RatingSummaryAnswer } from '@comanda/contract/orders/ratings/ratings.calls';

const AT = Date.parse('2026-11-16T22:00:00Z');

/** A rating with a comment and without a reply. */
export function aRating(over: Partial<Rating> = {}): Rating {
  return {
    ...{
      orderId: 5,
      code: 'K7QF',
      customerName: 'Conceição d’Ávila',
      orderedAt: AT - 7_200_000,
      ratedAt: AT,
    },
    ...{
      food: 5,
      delivery: 4,
      overall: 4,
      comment: 'Massa boa, chegou quente.',
      reply: null,
      repliedAt: null,
      repliedBy: null,
    },
    ...{ state: 'counted', countsAt: AT, contestReason: null, decision: null, decisionWords: null },
    ...over,
  };
}

const counts = (...of: number[]) => of.map((count, at) => ({ score: 5 - at, count }));

/** A summary of six ratings. */
export function someSummary(over: Partial<RatingSummaryAnswer> = {}): RatingSummaryAnswer {
  return {
    foodCounts: counts(3, 1, 0, 1, 1),
    deliveryCounts: counts(2, 2, 1, 0, 1),
    overallCounts: counts(2, 2, 1, 1, 0),
    totals: { count: 6, food: 367, delivery: 367, overall: 383 },
    ...{ mean: 372, processing: 1 },
    ...over,
  };
}
