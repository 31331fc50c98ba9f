import { RATE_KIND_WORDS } from '@comanda/contract/money/online-payment/plans.calls';
import { formatCents } from '@comanda/domain/kit/cents/format-cents';
import { escapeHtml } from '@comanda/domain/kit/text/escape-html';
import type { PlanVersion, RateKind } from '@comanda/domain/money/ledger/terms';
import {
  type CurrentPlan,
  EXAMPLE_SALE_CENTS,
  RECEIPT_DAYS,
} from '@comanda/domain/money/online-payment/plans';

const percent = (millionths: number) =>
  `${(millionths / 10_000).toLocaleString('pt-BR', { minimumFractionDigits: 2 })} %`;

/** The parts of the summary: the store's plan with its current version, and the commission in millionths. */
export interface PlanSummary {
  status: CurrentPlan;
  version: PlanVersion;
  commissionMillionths: number | null;
}

/** Plan and fees of a store as HTML: headings, paragraphs and tables without attributes. All texts are escaped. */
export function taxAndPlansHtml({ status, version, commissionMillionths }: PlanSummary): string {
  const lines = [
    commissionMillionths === null ? null : `Comissão: ${percent(commissionMillionths)} de cada venda.`,
    status.yieldCents === null
      ? null
      : `Sua venda de ${formatCents(EXAMPLE_SALE_CENTS)} rende ${formatCents(status.yieldCents)} no crédito à vista, já sem a comissão.`,
  ].filter((line) => line !== null);
  return [
    `<h3>${escapeHtml(status.name)}</h3>`,
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    table(version, 'debit'),
    table(version, 'credit'),
  ].join('');
}

function table({ rates }: PlanVersion, kind: RateKind): string {
  const days = RECEIPT_DAYS[kind];
  const title = `${RATE_KIND_WORDS[kind]}: recebimento em ${days} ${days === 1 ? 'dia útil' : 'dias'}`;
  const rows = rates
    .filter((rate) => rate.kind === kind)
    .map(
      ({ brand, instalments, rateMillionths }) =>
        `<tr><td>${instalments}x</td><td>${escapeHtml(brand)}</td><td>${percent(rateMillionths)}</td></tr>`,
    );
  if (rows.length === 0) return '';
  return (
    `<h4>${escapeHtml(title)}</h4><table><thead><tr><th>Parcelas</th><th>Bandeira</th><th>Taxa</th></tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table>`
  );
}
