import type { Report } from '@comanda/contract/insight/insight/report.calls';
import type { WaterfallLine } from '@comanda/domain/kit/figures/waterfall';
import { formatMoney } from '@comanda/web/formats/format-money';
import { reportTexts as texts } from './texts.ts';

const count = new Intl.NumberFormat('pt-BR');

interface SummaryRow {
  key: string;
  cells: [string, string, string];
}
const counted = (key: string, name: string, { orders, cents }: Report['unpaid']): SummaryRow => ({
  key,
  cells: [name, count.format(orders), formatMoney(cents)],
});

/** The computation of 'Total Geral': sales minus discounts. */
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

/** Completed orders by payment; the sum of both rows is 'Total Geral'. */
export const paidRows = ({ completed }: Report): SummaryRow[] => [
  counted('completed-online', `${texts.completed} · ${texts.online}`, completed.online),
  counted('completed-door', `${texts.completed} · ${texts.onDelivery}`, completed.onDelivery),
];

/** The foot of the table: number of completed orders, and 'Total Geral'. */
export const paidFoot = ({ completed, totalCents }: Report): string[] => [
  texts.total,
  count.format(completed.online.orders + completed.onDelivery.orders),
  formatMoney(totalCents),
];

/** Amounts outside the total: cancelled orders by payment, unpaid orders, refunds. */
export const outsideRows = ({ cancelled, unpaid, refundedCents }: Report): SummaryRow[] => [
  counted('cancelled-online', `${texts.cancelled} · ${texts.online}`, cancelled.online),
  counted('cancelled-door', `${texts.cancelled} · ${texts.onDelivery}`, cancelled.onDelivery),
  ...(unpaid.orders === 0 ? [] : [counted('unpaid', `${texts.unpaid} · ${texts.unpaidHint}`, unpaid)]),
  ...(refundedCents === 0
    ? []
    : [{ key: 'refunds', cells: [texts.refunds, '', formatMoney(refundedCents)] } satisfies SummaryRow]),
];
