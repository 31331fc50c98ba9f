import type { PeriodOrder, PeriodSummary } from '@comanda/contract/ledger/overview.calls';
import type { WaterfallLine } from '@comanda/domain/figures/waterfall';
import { overviewTexts } from './texts.ts';

const { lines: names } = overviewTexts;

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

const line = (key: string, name: string, cents: number): WaterfallLine[] =>
  cents === 0 ? [] : [{ key, name, cents }];

/**
 * Sold − discounts by who gives them = paid by customers; less what is kept of it and what the store has already, and with what sponsors
 * pay back = what it adds to the store's accounts.
 */
export function orderLines(of: Amounts): WaterfallLine[] {
  return [
    ...line('products', names.products, of.subtotalCents),
    ...line('delivery', names.delivery, of.deliveryCents),
    { key: 'sold', name: names.sold, cents: 'sum' },
    ...line('store-discount', names.storeDiscount, -of.storeDiscountCents),
    ...line('sponsored', names.sponsored, -of.sponsoredCents),
    { key: 'paid', name: names.paid, cents: 'sum' },
    ...line('fee', names.fee, -of.feeCents),
    ...line('commission', names.commission, -of.commissionCents),
    ...line('platform', names.platform, -of.platformFeeCents),
    ...line('outside', names.outside, -of.outsideCents),
    ...line('sponsor', names.sponsor, of.sponsoredCents),
    { key: 'orders', name: names.orders, cents: 'sum' },
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
    ...(isMore ? [{ key: 'result', name: names.result, cents: 'sum' as const }] : []),
  ];
}
