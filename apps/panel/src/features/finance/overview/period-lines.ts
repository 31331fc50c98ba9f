import type { PeriodOrder, PeriodSummary } from '@comanda/contract/ledger/overview.calls';
import type { WaterfallLine } from '@comanda/domain/figures/waterfall';
import { discountLines, keptLines, line, moneyNames, soldLines, sum } from '../money-lines.ts';
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
