import { isOpenByHours, nextClosing, type Schedule } from '../../store/hours/schedule.ts';

/**
 * A lower price for some time. Start and end are in epoch milliseconds, without the end itself. Null: no
 * start or no end.
 */
export interface Promotion {
  priceCents: number;
  from: number | null;
  until: number | null;
  /** The weekly hours of the promotion in the store's time zone. Null: all day. */
  schedule: Schedule | null;
}

/** True if a promotional price is not lower than the price. Null and 0 mean that there is no promotion. */
export const isPromotionTooHigh = (promoCents: number | null, priceCents: number): boolean =>
  promoCents !== null && promoCents > 0 && promoCents >= priceCents;

export interface ChargedPrice {
  cents: number;
  /** The ordinary price that the promotion replaces. Null when `cents` is the ordinary price. */
  insteadOfCents: number | null;
  /** End of the promotion in epoch milliseconds. Null: no promotion, or a promotion without an end. */
  until: number | null;
}

/**
 * The price charged at `at`, by the server's clock. A promotion applies only in its time, below the price and above
 * zero.
 */
export function chargedPrice(priceCents: number, promotion: Promotion | null, at: number): ChargedPrice {
  if (promotion === null || !holds(promotion, priceCents, at))
    return { cents: priceCents, insteadOfCents: null, until: null };
  const { schedule, until } = promotion;
  const windowEnds = schedule && nextClosing(schedule, at);
  const ends = [until, windowEnds].filter((end) => end !== null);
  return {
    cents: promotion.priceCents,
    insteadOfCents: priceCents,
    until: ends.length === 0 ? null : Math.min(...ends),
  };
}

function holds({ priceCents: lower, from, until, schedule }: Promotion, price: number, at: number): boolean {
  return (
    0 < lower &&
    lower < price &&
    (from === null || from <= at) &&
    (until === null || at < until) &&
    (schedule === null || isOpenByHours(schedule, at))
  );
}
