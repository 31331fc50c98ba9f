import type { SettledOrderRow, SettlementDetail } from '@comanda/contract/money/ledger/settlements.calls';
import type { WaterfallLine } from '@comanda/domain/kit/figures/waterfall';
import {
  discountLines,
  line,
  PART_OF_BAR,
  retainedLines,
  soldLines,
  sum,
} from '../../../../shared/money-lines.ts';
import { settlementTexts } from './texts.ts';

const { lines: names } = settlementTexts;

/**
 * The displayed amounts of a settlement, or of an order in it. Settlements from releases before 1.4 have no
 * lines, so their whole amount is `unnamed`.
 */
export interface ShownAmounts {
  subtotalCents: number;
  deliveryCents: number;
  storeDiscountCents: number;
  sponsoredCents: number;
  feeCents: number;
  commissionCents: number;
  othersCents: number;
  refundCents: number;
  lostCents: number;
  blockedCents: number;
  coveredCents: number;
  unnamedCents: number;
  netCents: number;
}

/** The order's field for each bar. */
export const PARTS = {
  ...PART_OF_BAR,
  others: 'othersCents',
  refund: 'refundCents',
  lost: 'lostCents',
  blocked: 'blockedCents',
  covered: 'coveredCents',
  unnamed: 'unnamedCents',
} as const satisfies Record<string, keyof ShownAmounts>;

/**
 * Fields that a settlement and each of its orders have in common. The subtotal is the amount before
 * discounts.
 */
type Row = Omit<SettledOrderRow, 'orderId' | 'code' | 'createdAt' | 'paidCents'>;

export function amountsOf({ lines, otherCents, ...row }: Row): ShownAmounts {
  if (lines === null) return { ...row, ...NO_NAMES, unnamedCents: otherCents };
  return {
    ...{ subtotalCents: lines.soldSubtotalCents, deliveryCents: lines.soldDeliveryCents },
    ...{ storeDiscountCents: lines.soldStoreDiscountCents, sponsoredCents: lines.soldSponsoredCents },
    ...{ feeCents: lines.soldFeeCents, commissionCents: lines.soldCommissionCents },
    ...{ othersCents: lines.keptByOthersCents, refundCents: lines.refundCents },
    lostCents: lines.lostCents,
    ...{ blockedCents: lines.blockedCents, coveredCents: lines.coveredCents, unnamedCents: 0 },
    netCents: row.netCents,
  };
}
const NO_NAMES = { othersCents: 0, refundCents: 0, lostCents: 0, blockedCents: 0, coveredCents: 0 } as const;

/**
 * The sums of a settlement's orders. The subtotal is computed here, because the settlement's own subtotal is
 * the amount after discounts.
 */
export const sumsOf = (of: SettlementDetail): ShownAmounts =>
  amountsOf({ ...of, subtotalCents: of.subtotalCents + of.storeDiscountCents + of.sponsoredCents });

/** Sold − fee − commission − refunded and contested = net. Net + credit − retained = the store's share. */
export function linesOf(of: SettlementDetail, sums: ShownAmounts): WaterfallLine[] {
  const hasOrders = of.orders.length > 0;
  return [
    ...soldLines(sums),
    ...discountLines(sums),
    ...(hasOrders ? [sum('sold', names.sold)] : []),
    ...retainedLines(sums),
    ...line('refund', names.refund, -sums.refundCents),
    ...line('lost', names.lost, -sums.lostCents),
    ...line('blocked', names.blocked, -sums.blockedCents),
    ...line('covered', names.covered, sums.coveredCents),
    ...line('unnamed', names.unnamed, -sums.unnamedCents),
    ...(hasOrders ? [sum('net', names.net)] : []),
    ...line('credit', names.credit, of.creditCents),
    ...line('retained', names.retainedDebt, -of.retainedForDebtCents),
    ...line('retained-invoices', names.retainedInvoices, -of.retainedForInvoicesCents),
    sum('payout', names.payout),
  ];
}
