import type { OrderPart, PeriodOrder, PeriodSummary } from '@comanda/contract/money/ledger/overview.calls';
import type { WaterfallLine } from '@comanda/domain/kit/figures/waterfall';
import {
  BAR_NAMES,
  discountLines,
  line,
  moneyNames,
  PART_OF_BAR,
  retainedLines,
  soldLines,
  sum,
} from '../../../../shared/money-lines.ts';
import { overviewTexts } from './texts.ts';

const { lines: names } = overviewTexts;

const BARS: Readonly<Record<string, OrderPart>> = {
  ...PART_OF_BAR,
  others: 'platformFeeCents',
  outside: 'outsideCents',
};

/** True: the month's orders can be filtered by this bar. */
export const isBarOfOrders = (bar: string): boolean => Object.hasOwn(BARS, bar);

/** The field that a bar filters orders by; null: no filter. */
export const partOfBar = (bar: string | null): OrderPart | null =>
  bar === null ? null : (BARS[bar] ?? null);

/** The bars that filter orders, with their names. */
export const ORDER_BARS: readonly { bar: string; name: string }[] = [
  ...(['products', 'delivery', 'store-discount', 'sponsored', 'fee', 'commission', 'others'] as const).map(
    (bar) => ({ bar, name: BAR_NAMES[bar] }),
  ),
  { bar: 'outside', name: names.outside },
];

type Amounts = Pick<
  PeriodOrder,
  | 'subtotalCents'
  | 'deliveryCents'
  | 'storeDiscountCents'
  | 'sponsoredCents'
  | 'feeCents'
  | 'commissionCents'
  | 'platformFeeCents'
  | 'outsideCents'
>;

/**
 * Sold − discounts by sponsor = paid by customers. Paid − deductions − amounts already received by the store
 * + discounts repaid by sponsors = amount added to the store's accounts.
 */
export function orderLines(of: Amounts): WaterfallLine[] {
  return [
    ...soldLines(of),
    sum('sold', names.sold),
    ...discountLines(of),
    sum('paid', names.paid),
    ...retainedLines({ ...of, othersCents: of.platformFeeCents }),
    ...line('outside', names.outside, -of.outsideCents),
    ...line('sponsor', moneyNames.sponsor, of.sponsoredCents),
    sum('orders', names.orders),
  ];
}

/** Like {@link orderLines}, for a month, with fines and adjustments. */
export function monthLines(of: PeriodSummary): WaterfallLine[] {
  const outsideCents = of.allOfflineCents;
  const isMore = of.fineCents !== 0 || of.customCents !== 0;
  return [
    ...orderLines({ ...of, outsideCents }),
    ...line('fine', names.fine, -of.fineCents),
    ...line('custom', names.custom, of.customCents),
    ...(isMore ? [sum('result', names.result)] : []),
  ];
}
