import { ok, type Result, refused } from '../../kit/result.ts';

/** Maximum of an area's minimum, fee and free-delivery amount: R$ 99.999,99. */
export const MAX_AREA_CENTS = 9_999_999;

/** Terms of a store's delivery to a district. Amounts in integer cents. */
export interface AreaTerms {
  /** False: the store does not deliver there. The amounts are stored for later. */
  isActive: boolean;
  /** Minimum price of an order, without fee and before coupons. */
  minimumCents: number;
  /** The delivery fee for the customer. While the delivery is free, this is the fee from before and for later. */
  feeCents: number;
  /** The store pays the fee. Never true with a fee of 0. */
  isFree: boolean;
  /** Orders from this amount on are delivered free; null: never. */
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

/** Turns free delivery on, or off again with the stored fee. Refused when the fee is 0. */
export function swapFree(terms: AreaTerms): Result<AreaTerms, 'already-free'> {
  return terms.feeCents === 0 ? refused('already-free') : ok({ ...terms, isFree: !terms.isFree });
}

/** The fee of an order whose items cost `grossCents` before coupons. A coupon therefore never removes free delivery. */
export function feeOfOrder(terms: AreaTerms, grossCents: number): number {
  const isGiven = terms.isFree || (terms.freeFromCents !== null && grossCents >= terms.freeFromCents);
  return isGiven ? 0 : terms.feeCents;
}

/** The cents that an order of `grossCents` lacks to the minimum; 0 when it is reached. */
export function missingToMinimum(terms: AreaTerms, grossCents: number): number {
  return Math.max(0, terms.minimumCents - grossCents);
}
