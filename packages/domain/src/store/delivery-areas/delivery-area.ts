import { ok, type Result, refused } from '../../kit/result.ts';

/** Maximum of an area's minimum, fee and free-delivery amount: R$ 99.999,99. */
export const MAX_AREA_CENTS = 9_999_999;

/** Terms of a store's delivery to a district. Amounts in integer cents. */
export interface AreaTerms {
  /** False: the store does not deliver there, but the amounts are stored for later. */
  isActive: boolean;
  /** Minimum price of an order, without fee and before coupons. */
  minimumCents: number;
  /**
   * The delivery fee for customers. While delivery is free, this is the fee that applies again when free
   * delivery ends.
   */
  feeCents: number;
  /** True: delivery is free, because the store pays the fee. Never true with a fee of 0. */
  isFree: boolean;
  /** Orders of at least this amount have free delivery; null: no order has. */
  freeFromCents: number | null;
}

/** The terms of a district where the store has never delivered. */
export const UNSET_TERMS: AreaTerms = {
  isActive: false,
  minimumCents: 0,
  feeCents: 0,
  isFree: false,
  freeFromCents: null,
};

/** Switches free delivery on, or off (the stored fee then applies again). Refused if the fee is 0. */
export function swapFree(terms: AreaTerms): Result<AreaTerms, 'already-free'> {
  return terms.feeCents === 0 ? refused('already-free') : ok({ ...terms, isFree: !terms.isFree });
}

/** The fee of an order whose items cost `grossCents` before coupons, so that a coupon never removes free delivery. */
export function feeOfOrder(terms: AreaTerms, grossCents: number): number {
  const isGiven = terms.isFree || (terms.freeFromCents !== null && grossCents >= terms.freeFromCents);
  return isGiven ? 0 : terms.feeCents;
}

/** How many cents `grossCents` is below the minimum of an order; 0 if the minimum is reached. */
export function missingToMinimum(terms: AreaTerms, grossCents: number): number {
  return Math.max(0, terms.minimumCents - grossCents);
}
