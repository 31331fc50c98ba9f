import { rateOf } from '../../kit/cents/rates.ts';

/** How a payment is settled: on the next bank day, or 30 days after the sale for each instalment. */
export type RateKind = 'debit' | 'credit';

/** A row of a plan's table. Pix, PicPay and Nubank are rows of kind 'debit' with their own name as brand. */
export interface PlanRate {
  kind: RateKind;
  brand: string;
  instalments: number;
  rateMillionths: number;
}

/** A version of a payment plan; valid from `fromDay` on. */
export interface PlanVersion {
  planId: number;
  /** Operational day, YYYY-MM-DD. */
  fromDay: string;
  /** True when a refund returns the fee. */
  returnsFee: boolean;
  rates: readonly PlanRate[];
}

/** The provider's commission on each order; valid from `fromDay` on. */
export interface CommissionTerms {
  fromDay: string;
  rateMillionths: number;
  /** True when the delivery fee is part of the commission's base. */
  includesDelivery: boolean;
}

/**
 * The terms of an order. The operational day of the order determines its terms, which are then stored with
 * the order.
 */
export interface OrderTerms {
  plan: PlanVersion;
  commission: CommissionTerms;
}

/** How an order was paid online. `method` is the partner's code (PIX, CREDIT, DEBIT, PICPAY, NUBANK). */
export interface OnlineWay {
  method: string;
  brand: string | null;
  instalments: number;
}

/**
 * The plan's row for a payment. `isGuessed`: the card's brand is unknown, so this is the row with the highest
 * rate of its kind.
 */
export interface FoundRate extends PlanRate {
  isGuessed: boolean;
}

/** Methods with their own row, all of kind 'debit'. */
const OWN_ROWS: Readonly<Record<string, string>> = { PIX: 'Pix', PICPAY: 'PicPay', NUBANK: 'Nubank' };

const plain = (brand: string) => brand.toLowerCase().replace(/[^a-z0-9]/g, '');

/** True if the row is for a payment method with a name of its own (e.g. Pix), not for a card. */
export function isOwnRow({ kind, brand }: Pick<PlanRate, 'kind' | 'brand'>): boolean {
  return kind === 'debit' && Object.values(OWN_ROWS).some((name) => plain(name) === plain(brand));
}

/** The version that is valid on a day. Null before the first version. */
export function versionOn<Version extends { fromDay: string }>(
  versions: readonly Version[],
  day: string,
): Version | null {
  const begun = versions.filter(({ fromDay }) => fromDay <= day);
  return begun.reduce<Version | null>(
    (last, version) => (last === null || version.fromDay >= last.fromDay ? version : last),
    null,
  );
}

/**
 * The rate of a payment. Throws when the plan has no row of that kind. More instalments than the plan has get
 * the row with the most instalments. An unknown brand gets the highest rate for its kind and instalments.
 */
export function findRate(plan: PlanVersion, way: OnlineWay): FoundRate {
  const method = way.method.toUpperCase();
  const kind: RateKind = method === 'CREDIT' ? 'credit' : 'debit';
  const named = OWN_ROWS[method] ?? way.brand;
  const own = new Set(Object.values(OWN_ROWS).map(plain));
  const ofKind = plan.rates.filter((rate) => rate.kind === kind);
  const instalments = kind === 'debit' ? 1 : Math.max(1, way.instalments);
  const fitting = (rates: readonly PlanRate[]) => {
    const max = rates.filter((rate) => rate.instalments <= instalments);
    const count = Math.max(...max.map((rate) => rate.instalments));
    return max.filter((rate) => rate.instalments === count);
  };
  const ofBrand = named === null ? [] : fitting(ofKind.filter(({ brand }) => plain(brand) === plain(named)));
  const [exact] = ofBrand;
  if (exact !== undefined) return { ...exact, isGuessed: false };
  const cards = ofKind.filter(({ brand }) => !own.has(plain(brand)));
  const dearest = fitting(cards.length > 0 ? cards : ofKind).reduce<PlanRate | null>(
    (max, rate) => (max === null || rate.rateMillionths > max.rateMillionths ? rate : max),
    null,
  );
  if (dearest === null) throw new Error(`plan ${plan.planId} has no row for ${kind}`);
  return { ...dearest, isGuessed: OWN_ROWS[method] === undefined };
}

/**
 * The amount that a store gets for `cents` of products with this payment: 'sua venda de R$ 100,00 rende R$
 * 84,01'.
 */
export function yieldOf(cents: number, terms: OrderTerms, way: OnlineWay): number {
  const fee = rateOf(cents, findRate(terms.plan, way).rateMillionths);
  return cents - fee - rateOf(cents, terms.commission.rateMillionths);
}
