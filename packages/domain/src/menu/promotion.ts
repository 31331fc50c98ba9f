import { isOpenByHours, nextClosing, type Schedule } from '../hours/schedule.ts';

/** A lower price for a while. Times in epoch milliseconds, the end excluded; null: from ever, for ever. */
export interface Promotion {
  priceCents: number;
  from: number | null;
  until: number | null;
  /** Only in these hours of the week, on the store's clock; null: all day. */
  schedule: Schedule | null;
}

/** A price as it is charged at a moment. */
export interface ChargedPrice {
  cents: number;
  /** The price it is lowered from; null when it is the ordinary one. */
  insteadOfCents: number | null;
  /** When the lower price ends, in epoch milliseconds; null: it is none, or has no end. */
  until: number | null;
}

/**
 * What is charged at `at`, by the server's clock: the promotion while it holds and is lower than the price and more than
 * nothing, otherwise the price.
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
