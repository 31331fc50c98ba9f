import type { PeriodOrder, PeriodSummary } from '@comanda/contract/ledger/overview.calls';
import type { WaterfallLine } from '@comanda/domain/figures/waterfall';
import { overviewTexts } from './texts.ts';

const { lines: names } = overviewTexts;

type Amounts = Pick<
  PeriodOrder,
  | 'subtotalCents'
  | 'deliveryCents'
  | 'storeDiscountCents'
  | 'feeCents'
  | 'commissionCents'
  | 'platformFeeCents'
  | 'outsideCents'
>;

const line = (key: string, name: string, cents: number): WaterfallLine[] =>
  cents === 0 ? [] : [{ key, name, cents }];

/** From what was sold to what it adds to the store's accounts. What a sponsor gives is paid by the sponsor, so it is no line. */
export function orderLines(of: Amounts): WaterfallLine[] {
  return [
    ...line('products', names.products, of.subtotalCents),
    ...line('delivery', names.delivery, of.deliveryCents),
    ...line('store-discount', names.storeDiscount, -of.storeDiscountCents),
    { key: 'sales', name: names.sales, cents: 'sum' },
    ...line('fee', names.fee, -of.feeCents),
    ...line('commission', names.commission, -of.commissionCents),
    ...line('platform', names.platform, -of.platformFeeCents),
    ...line('outside', names.outside, -of.outsideCents),
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
