import type { Report } from '@comanda/contract/insight/report.calls';
import { formatCents } from '@comanda/domain/money/format-cents';
import { reportTexts as texts } from './texts.ts';

const count = new Intl.NumberFormat('pt-BR');

/** The summary's lines as texts: what, how many orders, how much. */
export function summaryRows(report: Report): { key: string; cells: [string, string, string] }[] {
  const { completed, cancelled, deliveryCents, discountCents, refundedCents } = report;
  const counted = (key: string, name: string, { orders, cents }: Report['completed']['online']) => ({
    key,
    cells: [name, count.format(orders), formatCents(cents)] as [string, string, string],
  });
  const money = (key: string, name: string, cents: number) => ({
    key,
    cells: [name, '', formatCents(cents)] as [string, string, string],
  });
  return [
    counted('cancelled-online', `${texts.cancelled} · ${texts.online}`, cancelled.online),
    counted('cancelled-door', `${texts.cancelled} · ${texts.atDoor}`, cancelled.atDoor),
    counted('completed-online', `${texts.completed} · ${texts.online}`, completed.online),
    counted('completed-door', `${texts.completed} · ${texts.atDoor}`, completed.atDoor),
    money('fees', texts.fees, deliveryCents),
    money('discounts', texts.discounts, discountCents),
    ...(refundedCents === 0 ? [] : [money('refunds', texts.refunds, refundedCents)]),
  ];
}

/** The line under them: how many completed orders, and 'Total Geral'. */
export const summaryFoot = ({ completed, totalCents }: Report): string[] => [
  texts.total,
  count.format(completed.online.orders + completed.atDoor.orders),
  formatCents(totalCents),
];
