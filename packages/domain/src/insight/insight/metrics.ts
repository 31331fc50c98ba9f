import { MONEY_WORDS } from '../../money/ledger/money-words.ts';
import { type SalesSums, storeSalesOf } from './sales-day.ts';

/** Sums of a period by the outcome of its orders. */
export interface PeriodSales {
  completed: SalesSums;
  cancelled: SalesSums;
  open: SalesSums;
  unpaid: SalesSums;
  /** Cents of refunds and lost disputes after the delivery, on the days of their orders. */
  refundedCents: number;
}

/** 'orders' is a count, 'cents' is money, 'ratio' is in hundredths. A value is null when the denominator is zero. */
export type MetricUnit = 'orders' | 'cents' | 'ratio';

export interface Metric {
  /** Name for users. */
  label: string;
  unit: MetricUnit;
  /** A sentence for users under 'Como calculamos'. */
  definition: string;
  formula: string;
  valueOf(sales: PeriodSales): number | null;
}

const ordersOf = (sales: PeriodSales) => sales.completed.orders;
const discounts = ({ storeDiscountCents, sponsoredCents }: SalesSums) => storeDiscountCents + sponsoredCents;

/** `cents / count`, rounded half away from zero; null if `count` is 0. */
function perOne(cents: number, count: number): number | null {
  if (count === 0) return null;
  return Math.sign(cents) * Math.floor((2 * Math.abs(cents) + count) / (2 * count)) || 0;
}

/** `part / complete` in hundredths, rounded half away from zero. Null if `complete` is 0. */
const hundredths = (part: number, complete: number): number | null => perOne(part * 100, complete);

/**
 * All metrics of reports and dashboard. This table is the only place that adds up their money. Screens,
 * files, e-mails and 'Como calculamos' read this table. Days are operational days (05:00 to 05:00). An order
 * is part of the day of its creation, even if it changes later.
 */
export const METRICS = {
  'orders.received': {
    label: 'Pedidos recebidos',
    unit: 'orders',
    definition: 'Todos os pedidos dos dias escolhidos, qualquer que tenha sido o desfecho.',
    formula: 'concluídos + cancelados + não pagos + em andamento',
    valueOf: ({ completed, cancelled, open, unpaid }) =>
      completed.orders + cancelled.orders + open.orders + unpaid.orders,
  },
  'orders.completed': {
    label: 'Pedidos concluídos',
    unit: 'orders',
    definition: 'Pedidos entregues ou retirados.',
    formula: 'pedidos com situação Entregue',
    valueOf: ordersOf,
  },
  'orders.cancelled': {
    label: 'Pedidos cancelados',
    unit: 'orders',
    definition: 'Pedidos recusados pela loja ou cancelados por qualquer pessoa.',
    formula: 'pedidos com situação Cancelado ou Recusado',
    valueOf: ({ cancelled }) => cancelled.orders,
  },
  'orders.unpaid': {
    label: 'Pedidos não pagos',
    unit: 'orders',
    definition:
      'Pedidos a pagar online que ninguém pagou a tempo. Eles não chegaram à loja: não contam como cancelados nem como perdidos.',
    formula: 'pedidos que esperaram o pagamento e não foram pagos',
    valueOf: ({ unpaid }) => unpaid.orders,
  },
  'sales.cancelled': {
    label: 'Valor cancelado',
    unit: 'cents',
    definition: 'Produtos dos pedidos cancelados menos o desconto da loja, sem taxas.',
    formula: 'produtos − desconto da loja, dos cancelados',
    valueOf: ({ cancelled }) => storeSalesOf(cancelled),
  },
  'sales.gross': {
    label: 'Total vendido',
    unit: 'cents',
    definition:
      'Produtos, taxa de entrega e outras taxas dos pedidos concluídos, antes dos descontos e dos reembolsos.',
    formula: 'produtos + taxa de entrega + outras taxas',
    valueOf: ({ completed: of }) => of.subtotalCents + of.deliveryCents,
  },
  'sales.paid': {
    label: 'Total Geral',
    unit: 'cents',
    definition:
      'O que os clientes pagaram pelos pedidos concluídos, antes de reembolsos: online + na entrega. A Visão geral mostra o que fica depois deles.',
    formula: 'total vendido − descontos',
    valueOf: ({ completed: of }) => of.subtotalCents + of.deliveryCents - discounts(of),
  },
  'sales.store': {
    label: 'Vendas da loja',
    unit: 'cents',
    definition:
      'Produtos dos pedidos concluídos menos o desconto dado pela própria loja, sem a taxa de entrega e sem outras taxas.',
    formula: 'produtos − desconto da loja',
    valueOf: ({ completed }) => storeSalesOf(completed),
  },
  'sales.products': {
    label: 'Produtos',
    unit: 'cents',
    definition: 'Itens dos pedidos concluídos com seus complementos, antes dos descontos e sem nenhuma taxa.',
    formula: 'soma dos produtos',
    valueOf: ({ completed: of }) => of.subtotalCents - of.otherFeesCents,
  },
  'fees.other': {
    label: 'Outras taxas',
    unit: 'cents',
    definition:
      'Gorjetas, taxas de serviço e de pedido mínimo dos pedidos concluídos, também as que ficam com o marketplace.',
    formula: 'soma das outras taxas',
    valueOf: ({ completed }) => completed.otherFeesCents,
  },
  discounts: {
    label: 'Descontos',
    unit: 'cents',
    definition: 'Descontos dos pedidos concluídos, de quem quer que os tenha dado.',
    formula: 'desconto da loja + desconto patrocinado',
    valueOf: ({ completed }) => discounts(completed),
  },
  ticket: {
    label: 'Ticket Médio',
    unit: 'cents',
    definition: 'Quanto a loja vende, em média, em um pedido concluído, sem a taxa de entrega.',
    formula: 'vendas da loja ÷ pedidos concluídos',
    valueOf: (sales) => perOne(storeSalesOf(sales.completed), ordersOf(sales)),
  },
  commission: {
    label: 'Comissão',
    unit: 'cents',
    definition:
      'A comissão de cada pedido concluído, antes de reembolsos, arredondada pedido a pedido e somada. A Visão geral mostra o que fica depois deles.',
    formula: 'soma das comissões dos pedidos',
    valueOf: ({ completed }) => completed.commissionCents,
  },
  roi: {
    label: 'ROI',
    unit: 'ratio',
    definition:
      'Quantas vezes a comissão volta em vendas, descontada a própria comissão. Só contam pedidos com comissão combinada; com comissão zero, é zero.',
    formula: '(vendas com comissão combinada − comissão) ÷ comissão',
    valueOf: ({ completed: of }) =>
      hundredths(of.termsSalesCents - of.commissionCents, of.commissionCents) ??
      (of.orders > 0 && of.termsOrders === 0 ? null : 0),
  },
  'sales.per-real': {
    label: 'Vendas por R$ 1,00 de comissão',
    unit: 'ratio',
    definition:
      'Quanto a loja vende para cada R$ 1,00 pago em comissão, só em pedidos com comissão combinada.',
    formula: 'vendas com comissão combinada ÷ comissão',
    valueOf: ({ completed: of }) => hundredths(of.termsSalesCents, of.commissionCents),
  },
  'sales.terms': {
    label: 'Vendas com comissão combinada',
    unit: 'cents',
    definition: 'Vendas da loja nos pedidos concluídos para os quais havia um contrato de comissão.',
    formula: 'produtos − desconto da loja, dos pedidos com contrato',
    valueOf: ({ completed }) => completed.termsSalesCents,
  },
  'orders.terms': {
    label: 'Pedidos com comissão combinada',
    unit: 'orders',
    definition: 'Pedidos concluídos para os quais havia um contrato de comissão.',
    formula: 'pedidos concluídos com contrato',
    valueOf: ({ completed }) => completed.termsOrders,
  },
  coupons: {
    label: 'Cupons',
    unit: 'orders',
    definition: 'Pedidos concluídos em que outra pessoa que não a loja deu desconto.',
    formula: 'pedidos com desconto patrocinado',
    valueOf: ({ completed }) => completed.sponsoredOrders,
  },
  'coupons.cents': {
    label: 'Desconto patrocinado',
    unit: 'cents',
    definition:
      'O que outras pessoas que não a loja deram de desconto nos pedidos concluídos, antes de reembolsos.',
    formula: 'soma dos descontos patrocinados',
    valueOf: ({ completed }) => completed.sponsoredCents,
  },
  'delivery.fees': {
    label: 'Taxa de Entrega',
    unit: 'cents',
    definition: 'Taxas de entrega dos pedidos concluídos, antes de reembolsos.',
    formula: 'soma das taxas de entrega',
    valueOf: ({ completed }) => completed.deliveryCents,
  },
  'delivery.rides': {
    label: 'Corridas',
    unit: 'orders',
    definition: 'Entregas concluídas. Retirada e consumo no local não contam.',
    formula: 'pedidos concluídos entregues na casa do cliente',
    valueOf: ({ completed }) => completed.deliveries,
  },
  refunds: {
    label: MONEY_WORDS.refundsAndLost,
    unit: 'cents',
    definition:
      'O que voltou aos clientes de pedidos concluídos por conta da loja, em reembolsos e contestações perdidas. Conta no dia do pedido, que continua concluído.',
    formula: 'soma dos reembolsos e das contestações perdidas',
    valueOf: ({ refundedCents }) => refundedCents,
  },
} as const satisfies Record<string, Metric>;

export type MetricId = keyof typeof METRICS;

/** The value of each metric for a period. */
export function metricsOf(sales: PeriodSales): Record<MetricId, number | null> {
  return Object.fromEntries(
    Object.entries(METRICS).map(([id, metric]) => [id, metric.valueOf(sales)]),
  ) as Record<MetricId, number | null>;
}
