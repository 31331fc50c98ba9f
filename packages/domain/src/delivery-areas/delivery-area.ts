import { ok, type Result, refused } from '../result.ts';

/** Most that the minimum, the fee or the free delivery of an area may be: R$ 99.999,99. */
export const MAX_AREA_CENTS = 9_999_999;

/** On what terms a store delivers to a district. Amounts in integer cents. */
export interface AreaTerms {
  /** False: it does not deliver there; the amounts are kept for when it does again. */
  isActive: boolean;
  /** Least that an order has to cost, without fee and before coupons. */
  minimumCents: number;
  /** What a delivery costs the customer; while it is free, what it cost before and will again. */
  feeCents: number;
  /** The store gives the fee away. Never with a fee of 0: there is nothing to give. */
  isFree: boolean;
  /** Orders from this amount on are delivered for nothing; null: none are. */
  freeFromCents: number | null;
}

/** The terms of a district nobody has ever delivered to. */
export const UNSET_TERMS: AreaTerms = {
  isActive: false,
  minimumCents: 0,
  feeCents: 0,
  isFree: false,
  freeFromCents: null,
};

/** Free delivery on, or off again with the fee that was kept; refused where there is no fee to give away. */
export function swapFree(terms: AreaTerms): Result<AreaTerms, 'already-free'> {
  return terms.feeCents === 0 ? refused('already-free') : ok({ ...terms, isFree: !terms.isFree });
}

/** The fee of an order whose items cost `grossCents`, before coupons: a coupon takes nobody's free delivery away. */
export function feeOfOrder(terms: AreaTerms, grossCents: number): number {
  const isGiven = terms.isFree || (terms.freeFromCents !== null && grossCents >= terms.freeFromCents);
  return isGiven ? 0 : terms.feeCents;
}

/** How much an order of `grossCents` lacks to the minimum, in cents; 0 when it may be sent. */
export function missingToMinimum(terms: AreaTerms, grossCents: number): number {
  return Math.max(0, terms.minimumCents - grossCents);
}
