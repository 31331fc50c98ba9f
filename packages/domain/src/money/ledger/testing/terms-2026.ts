import type { OrderMoney } from '../order-money.ts';
import type { CommissionTerms, OrderTerms, PlanRate, PlanVersion } from '../terms.ts';

const debit = (brand: string, rateMillionths: number): PlanRate => ({
  kind: 'debit',
  brand,
  instalments: 1,
  rateMillionths,
});
const credit = (brand: string, instalments: number, rateMillionths: number): PlanRate => ({
  kind: 'credit',
  brand,
  instalments,
  rateMillionths,
});

/** Rates for tests, not market prices. */
export const STANDARD: PlanVersion = {
  planId: 1,
  fromDay: '2026-01-01',
  returnsFee: false,
  rates: [
    debit('Pix', 9_900),
    debit('Visa', 19_900),
    credit('Visa', 1, 39_900),
    credit('Visa', 3, 45_900),
    debit('Elo', 19_900),
    credit('Elo', 1, 42_900),
  ],
};
export const PRO: PlanVersion = {
  planId: 2,
  fromDay: '2026-01-01',
  returnsFee: false,
  rates: [debit('Pix', 7_900), debit('Visa', 14_900), credit('Visa', 1, 29_900)],
};

export const COMMISSION: CommissionTerms = {
  fromDay: '2026-01-01',
  rateMillionths: 120_000,
  includesDelivery: false,
};

export const STANDARD_TERMS: OrderTerms = { plan: STANDARD, commission: COMMISSION };
export const PRO_TERMS: OrderTerms = { plan: PRO, commission: COMMISSION };

/** The money of an order with only the given amounts. */
export function aMoney(named: Partial<OrderMoney>): OrderMoney {
  return {
    productsCents: 0,
    deliveryCents: 0,
    otherFeesCents: 0,
    keptByOthersCents: 0,
    storeDiscountCents: 0,
    storeDiscountOnDeliveryCents: 0,
    sponsoredCents: 0,
    cashCents: 0,
    cardCents: 0,
    partnerCents: 0,
    ...named,
  };
}
