/**
 * Computes the final sums of each party from a plain list of events, in integer cents. Uses none of the posting rules,
 * so that the test does not repeat their mistakes.
 */

/** Rates in millionths. */
const FEE = { PIX: 9_900, CREDIT: 39_900, CREDIT_IN_3: 45_900 } as const;
const COMMISSION = 120_000;

export interface PlayedOrder {
  way: keyof typeof FEE;
  /** Sum of the products, the base of the commission. */
  products: number;
  sponsored: number;
  /** Cents paid on delivery; 0 when the order was not delivered. */
  cash: number;
  /** Cents captured online for the order; 0 when it was never paid online. */
  captured: number;
  end: 'delivered' | 'cancelled' | 'open';
  /** Completed refunds, each with its payer, and amounts lost in disputes. */
  back: readonly { by: 'store' | 'others' | 'dispute'; cents: number }[];
}

/** Each party's share of an order. Positive: the party has the money, or is owed it. */
export interface Shares {
  /** Money in all ledger accounts of the store, including held money, and in its bank account. */
  store: number;
  customer: number;
  commission: number;
  fee: number;
  sponsor: number;
  /** Money of the provider's team and of couriers. */
  others: number;
  till: number;
}

const half = (numerator: number, denominator: number) =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

export function sharesOf(order: PlayedOrder): Shares {
  const { captured, cash, products, sponsored, back, end } = order;
  const of = (who: string) => back.reduce((sum, { by, cents }) => sum + (by === who ? cents : 0), 0);
  const [byOthers, byStore] = [of('others'), of('store') + of('dispute')];
  const nothing = { commission: 0, fee: 0, sponsor: 0, till: 0 };
  const customer = byStore + byOthers - captured;
  if (end !== 'delivered') {
    // The remaining captured money of an undelivered order is paid to the payers of its refunds.
    const toOthers = end === 'open' ? 0 : Math.max(0, Math.min(byOthers, captured - byStore));
    return { ...nothing, store: captured - byStore - toOthers, customer, others: toOthers - byOthers };
  }
  const total = captured + cash;
  const fee = half(captured * FEE[order.way], 1_000_000);
  const commission = half(products * COMMISSION, 1_000_000);
  const returned = Math.min(byStore, total);
  const backOf = (cents: number) => (total === 0 ? 0 : half(cents * returned, total));
  const [stored, given] = [commission - backOf(commission), sponsored - backOf(sponsored)];
  return {
    store: captured - fee - stored + given - byStore,
    customer: customer - cash,
    commission: stored,
    fee,
    sponsor: -given,
    others: -byOthers,
    till: cash,
  };
}

export function addedShares(all: readonly Shares[]): Shares {
  const none: Shares = { store: 0, customer: 0, commission: 0, fee: 0, sponsor: 0, others: 0, till: 0 };
  return all.reduce(
    (sum, one) =>
      Object.fromEntries(
        (Object.keys(sum) as (keyof Shares)[]).map((party) => [party, sum[party] + one[party]]),
      ) as unknown as Shares,
    none,
  );
}
