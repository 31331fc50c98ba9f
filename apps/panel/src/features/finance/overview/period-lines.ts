import type { OrderPart, PeriodOrder, PeriodSummary } from '@comanda/contract/ledger/overview.calls';
import type { WaterfallLine } from '@comanda/domain/figures/waterfall';
import {
  BAR_NAMES,
  discountLines,
  keptLines,
  line,
  moneyNames,
  PART_OF_BAR,
  soldLines,
  sum,
} from '../money-lines.ts';
import { overviewTexts } from './texts.ts';

const { lines: names } = overviewTexts;

const BARS: Readonly<Record<string, OrderPart>> = {
  ...PART_OF_BAR,
  others: 'platformFeeCents',
  outside: 'outsideCents',
};

/** Whether the month's orders can be narrowed to those of a bar. */
export const isBarOfOrders = (bar: string): boolean => Object.hasOwn(BARS, bar);

/** By what the orders of a bar are found; null: they are all there. */
export const partOfBar = (bar: string | null): OrderPart | null =>
  bar === null ? null : (BARS[bar] ?? null);

/** The bars orders can be narrowed to, with what they are called. */
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
 * Sold − discounts by who gives them = paid by customers; less what is kept of it and what the store has already, and with what sponsors
 * pay back = what it adds to the store's accounts.
 */
export function orderLines(of: Amounts): WaterfallLine[] {
  return [
    ...soldLines(of),
    sum('sold', names.sold),
    ...discountLines(of),
    sum('paid', names.paid),
    ...keptLines({ ...of, othersCents: of.platformFeeCents }),
    ...line('outside', names.outside, -of.outsideCents),
    ...line('sponsor', moneyNames.sponsor, of.sponsoredCents),
    sum('orders', names.orders),
  ];
}

/** The same of a month, with what was fined and adjusted. */
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
