import { rateOf, splitCents } from '../../kit/cents/rates.ts';
import { type Move, move } from './apply-moves.ts';
import type { OrderAmounts } from './order-amounts.ts';
import type { CapturedCharge, OrderMoney } from './order-money.ts';
import { type FoundRate, findRate, type OrderTerms } from './terms.ts';

/** A future payment to the store: an instalment of a charge after all deductions. */
export interface NewReceivable {
  chargeId: number;
  instalment: number;
  instalments: number;
  /** 'debit' is due on the next bank day. 'credit' is due 30 days after the sale for each instalment. */
  kind: FoundRate['kind'];
  cents: number;
}

/** The entries and receivables that a delivered order adds to the ledger. */
export interface DeliveryPosting {
  moves: Move[];
  amounts: OrderAmounts;
  receivables: NewReceivable[];
  /** The row of the plan that applies to each charge. */
  rates: (FoundRate & { chargeId: number; feeCents: number })[];
}

/**
 * Posts a delivered order. Fee and commission are each rounded only once. The commission is deducted from the
 * online payment as far as possible; the current account pays the rest. Sponsors' discounts are credited to
 * the current account.
 */
export function postDelivery(
  money: OrderMoney,
  charges: readonly CapturedCharge[],
  { plan, commission: { rateMillionths, includesDelivery } }: OrderTerms,
): DeliveryPosting {
  const rates = charges.map((charge) => {
    const rate = findRate(plan, charge);
    return { ...rate, chargeId: charge.chargeId, feeCents: rateOf(charge.cents, rate.rateMillionths) };
  });
  const paid = charges.reduce((sum, { cents }) => sum + cents, 0);
  const fee = rates.reduce((sum, { feeCents }) => sum + feeCents, 0);
  const onDelivery = money.storeDiscountOnDeliveryCents;
  const subtotalBase = Math.max(0, money.productsCents - (money.storeDiscountCents - onDelivery));
  const deliveryBase = includesDelivery ? Math.max(0, money.deliveryCents - onDelivery) : 0;
  const commission = rateOf(subtotalBase + deliveryBase, rateMillionths);
  const reached = Math.min(commission, paid - fee);
  const retained = money.keptByOthersCents;
  const retainedReached = Math.min(retained, paid - fee - reached);
  const outside = money.cashCents + money.cardCents + money.partnerCents;
  const moves = [
    ...move('held', 'receivable', paid, 'delivered'),
    ...move('receivable', 'payment-fee', fee, 'payment-fee'),
    ...move('receivable', 'commission', reached, 'commission'),
    ...move('receivable', 'custom', retainedReached, 'platform-fee'),
    ...move('customer', 'till', outside, 'paid-outside'),
    ...move('current', 'commission', commission - reached, 'commission'),
    ...move('current', 'custom', retained - retainedReached, 'platform-fee'),
    ...move('sponsor', 'current', money.sponsoredCents, 'sponsored'),
  ];
  const nets = charges.map(({ cents }, index) => cents - (rates[index]?.feeCents ?? 0));
  const taken = splitCents(reached + retainedReached, nets);
  const receivables = charges.flatMap(({ chargeId }, index): NewReceivable[] => {
    const { kind = 'debit', instalments = 1 } = rates[index] ?? {};
    const count = kind === 'credit' ? Math.max(1, charges[index]?.instalments ?? instalments) : 1;
    const parts = splitCents(
      (nets[index] ?? 0) - (taken[index] ?? 0),
      Array.from({ length: count }, () => 1),
    );
    return parts.flatMap((cents, part) =>
      cents === 0 ? [] : [{ chargeId, kind, instalment: part + 1, instalments: count, cents }],
    );
  });
  const amounts: OrderAmounts = {
    subtotalCents: money.productsCents + money.otherFeesCents,
    deliveryCents: money.deliveryCents,
    storeDiscountCents: money.storeDiscountCents,
    sponsoredDiscountCents: money.sponsoredCents,
    onlineCents: paid,
    cashCents: money.cashCents,
    cardCents: money.cardCents,
    partnerCents: money.partnerCents,
    feeCents: fee,
    commissionCents: commission,
    commissionableSubtotalCents: subtotalBase,
    commissionableDeliveryCents: deliveryBase,
    platformFeeCents: retained,
    nettCents: paid - fee - commission - retained + money.sponsoredCents,
  };
  return { moves, amounts, receivables, rates };
}
