import type { Report } from '@comanda/contract/insight/report.calls';
import type { WaterfallLine } from '@comanda/domain/figures/waterfall';
import { formatCents } from '@comanda/domain/money/format-cents';
import { reportTexts as texts } from './texts.ts';

const count = new Intl.NumberFormat('pt-BR');

interface SummaryRow {
  key: string;
  cells: [string, string, string];
}
const counted = (key: string, name: string, { orders, cents }: Report['unpaid']): SummaryRow => ({
  key,
  cells: [name, count.format(orders), formatCents(cents)],
});

/** How 'Total Geral' comes about: what was sold, less the discounts. */
export const totalLines = (report: Report): WaterfallLine[] => {
  const { productsCents, deliveryCents, otherFeesCents, discountCents } = report;
  return [
    { key: 'products', name: texts.products, cents: productsCents },
    { key: 'fees', name: texts.fees, cents: deliveryCents },
    ...(otherFeesCents === 0 ? [] : [{ key: 'others', name: texts.otherFees, cents: otherFeesCents }]),
    { key: 'sold', name: texts.sold, cents: 'sum' },
    { key: 'discounts', name: texts.discounts, cents: -discountCents },
    { key: 'total', name: texts.total, cents: 'sum' },
  ];
};

/** Completed orders by where they were paid: both together are 'Total Geral'. */
export const paidRows = ({ completed }: Report): SummaryRow[] => [
  counted('completed-online', `${texts.completed} · ${texts.online}`, completed.online),
  counted('completed-door', `${texts.completed} · ${texts.atDoor}`, completed.atDoor),
];

/** The line under them: how many completed orders, and 'Total Geral'. */
export const paidFoot = ({ completed, totalCents }: Report): string[] => [
  texts.total,
  count.format(completed.online.orders + completed.atDoor.orders),
  formatCents(totalCents),
];

/** What is in no total: cancelled orders by where they would have been paid, unpaid ones, and what was given back. */
export const outsideRows = ({ cancelled, unpaid, refundedCents }: Report): SummaryRow[] => [
  counted('cancelled-online', `${texts.cancelled} · ${texts.online}`, cancelled.online),
  counted('cancelled-door', `${texts.cancelled} · ${texts.atDoor}`, cancelled.atDoor),
  ...(unpaid.orders === 0 ? [] : [counted('unpaid', `${texts.unpaid} · ${texts.unpaidHint}`, unpaid)]),
  ...(refundedCents === 0
    ? []
    : [{ key: 'refunds', cells: [texts.refunds, '', formatCents(refundedCents)] } satisfies SummaryRow]),
];
