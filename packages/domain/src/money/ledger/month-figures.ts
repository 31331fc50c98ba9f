import { MONEY_WORDS } from './money-words.ts';

/** Sums of a month in a store's ledger, in cents. The metrics are computed from these sums. */
export interface MonthSums {
  subtotalCents: number;
  deliveryCents: number;
  totalCents: number;
  storeDiscountCents: number;
  sponsoredCents: number;
  discountsCents: number;
  onlineCents: number;
  cashCents: number;
  cardCents: number;
  partnerCents: number;
  allOfflineCents: number;
  feeCents: number;
  commissionCents: number;
  platformFeeCents: number;
  baseSubtotalCents: number;
  baseDeliveryCents: number;
  nettCents: number;
  fineCents: number;
  customCents: number;
  retainedCents: number;
  currentEndCents: number;
  balanceCents: number;
}

/** One amount of a formula. */
export interface FigurePart {
  name: string;
  sign: 1 | -1;
  centsOf(sums: MonthSums): number;
}

/** The list with the entries behind a metric. */
export type FigureEntries = 'orders' | 'current-account' | 'settlements';

export interface MoneyFigure {
  /** Name for users. */
  label: string;
  /** Explanation in one or two sentences. */
  definition: string;
  /** The parts of a metric that is a sum. */
  parts: readonly FigurePart[];
  valueOf(sums: MonthSums): number;
  entries: FigureEntries;
}

const OTHER_TERM = 'outras diferenças';

const plus = (name: string, centsOf: FigurePart['centsOf']): FigurePart => ({ name, sign: 1, centsOf });
const less = (name: string, centsOf: FigurePart['centsOf']): FigurePart => ({ name, sign: -1, centsOf });

/** All money metrics of a month, with the texts for 'Como calculamos'. The signed parts add up to the value. */
export const MONTH_FIGURES = {
  sold: {
    label: MONEY_WORDS.soldLessReturns,
    definition:
      'Produtos, taxas e entrega dos pedidos entregues no mês, menos o que foi reembolsado ou contestado e perdido no mês, também de pedidos de antes.',
    parts: [
      plus('produtos e taxas', (of) => of.subtotalCents),
      plus('taxa de entrega', (of) => of.deliveryCents),
    ],
    valueOf: (of) => of.totalCents,
    entries: 'orders',
  },
  discounts: {
    label: 'Descontos',
    definition: 'O que os clientes deixaram de pagar, seja quem for que pague por isso.',
    parts: [
      plus('pago pela loja', (of) => of.storeDiscountCents),
      plus('pago por quem patrocina', (of) => of.sponsoredCents),
    ],
    valueOf: (of) => of.discountsCents,
    entries: 'orders',
  },
  sponsored: {
    label: 'Desconto patrocinado',
    definition:
      'A parte dos descontos que outra empresa patrocina. Ela paga: o valor entra na conta corrente da loja e não sai do que a loja recebe.',
    parts: [],
    valueOf: (of) => of.sponsoredCents,
    entries: 'orders',
  },
  online: {
    label: 'Pago online',
    definition:
      'O que os clientes pagaram online, menos os reembolsos. A taxa deste pagamento não está descontada. O que o parceiro recebeu está em “Pago ao parceiro”.',
    parts: [],
    valueOf: (of) => of.onlineCents,
    entries: 'orders',
  },
  cash: {
    label: 'Dinheiro',
    definition:
      'O que a loja recebeu em dinheiro na entrega. De um pedido pago de duas formas, só esta parte conta; no Histórico ele conta inteiro na maior. Não passa pelos repasses.',
    parts: [],
    valueOf: (of) => of.cashCents,
    entries: 'orders',
  },
  card: {
    label: 'Cartão na entrega',
    definition:
      'O que a loja recebeu na sua maquininha. De um pedido pago de duas formas, só esta parte conta; no Histórico ele conta inteiro na maior. Não passa pelos repasses.',
    parts: [],
    valueOf: (of) => of.cardCents,
    entries: 'orders',
  },
  partner: {
    label: 'Pago ao parceiro',
    definition: 'O que os clientes pagaram ao parceiro que trouxe o pedido: ele acerta com a loja.',
    parts: [],
    valueOf: (of) => of.partnerCents,
    entries: 'orders',
  },
  outside: {
    label: 'Recebido pela loja',
    definition: 'O que a loja recebeu na entrega ou acerta com o parceiro: não passa pelos repasses.',
    parts: [
      plus('dinheiro', (of) => of.cashCents),
      plus('cartão na entrega', (of) => of.cardCents),
      plus('pago ao parceiro', (of) => of.partnerCents),
    ],
    valueOf: (of) => of.allOfflineCents,
    entries: 'orders',
  },
  fee: {
    label: 'Taxa de pagamento online',
    definition: 'A taxa do plano da loja no dia de cada pedido, arredondada uma vez por pedido.',
    parts: [],
    valueOf: (of) => of.feeCents,
    entries: 'orders',
  },
  commission: {
    label: 'Comissão',
    definition:
      'O percentual combinado para o dia de cada pedido, arredondado uma vez por pedido, menos o que voltou com reembolsos, na mesma proporção.',
    parts: [],
    valueOf: (of) => of.commissionCents,
    entries: 'orders',
  },
  base: {
    label: 'Base da comissão',
    definition: 'O valor dos pedidos sobre o qual a comissão é calculada.',
    parts: [plus('produtos', (of) => of.baseSubtotalCents), plus('entrega', (of) => of.baseDeliveryCents)],
    valueOf: (of) => of.baseSubtotalCents + of.baseDeliveryCents,
    entries: 'orders',
  },
  nett: {
    label: 'Saldo dos pedidos',
    definition: 'O que os pedidos do mês somam às contas da loja.',
    parts: [
      plus('pago online', (of) => of.onlineCents),
      less('taxa de pagamento online', (of) => of.feeCents),
      less('comissão', (of) => of.commissionCents),
      less('fica com outros', (of) => of.platformFeeCents),
      plus('desconto patrocinado', (of) => of.sponsoredCents),
    ],
    valueOf: (of) => of.nettCents,
    entries: 'orders',
  },
  result: {
    label: 'Resultado do mês',
    definition:
      'O saldo dos pedidos, menos as multas e com os ajustes. Multas e ajustes estão na conta corrente, um a um.',
    parts: [
      plus('saldo dos pedidos', (of) => of.nettCents),
      less('multas', (of) => of.fineCents),
      plus('ajustes', (of) => of.customCents),
    ],
    valueOf: (of) => of.nettCents - of.fineCents + of.customCents,
    entries: 'current-account',
  },
  retained: {
    label: 'Retido em repasses',
    definition:
      'O que os repasses do mês guardaram para pagar o que a loja devia. Cada repasse diz quanto e por quê.',
    parts: [],
    valueOf: (of) => of.retainedCents,
    entries: 'settlements',
  },
  balance: {
    label: 'Conta corrente no fim do mês',
    definition:
      'O que estava na conta corrente no fim do último dia do mês. Abaixo de zero, é o que a loja deve: sai do próximo repasse ou vira fatura. Faturas de outros meses não estão aqui.',
    parts: [],
    valueOf: (of) => of.currentEndCents,
    entries: 'current-account',
  },
  closing: {
    label: 'Conta corrente no fechamento',
    definition:
      'O que restava do fim do mês quando ele fechou, ao meio-dia do dia 1º: é o saldo do período na fatura. Antes disso, um repasse pode ter retido o que a loja devia ou pago o que era dela.',
    parts: [
      plus('conta corrente no fim do mês', (of) => of.currentEndCents),
      plus('retido ou pago antes do fechamento', (of) => of.balanceCents - of.currentEndCents),
    ],
    valueOf: (of) => of.balanceCents,
    entries: 'current-account',
  },
} as const satisfies Record<string, MoneyFigure>;

export type MonthFigureId = keyof typeof MONTH_FIGURES;

/** A metric with its amounts. Integer cents. */
export interface ExplainedFigure {
  cents: number;
  /** The terms add up to the value; a subtracted amount has negative `cents`. Empty when the metric is no sum. */
  terms: readonly { name: string; cents: number }[];
}

/**
 * A metric of a month with its non-zero parts. A remainder, e.g. a refund paid by the provider, becomes an
 * additional term, so that the formula on the screen always adds up.
 */
export function explainFigure(id: MonthFigureId, sums: MonthSums): ExplainedFigure {
  const figure: MoneyFigure = MONTH_FIGURES[id];
  const { parts } = figure;
  const cents = figure.valueOf(sums);
  if (parts.length === 0) return { cents, terms: [] };
  const terms = parts.map(({ name, sign, centsOf }) => ({ name, cents: sign * centsOf(sums) }));
  const rest = terms.reduce((left, term) => left - term.cents, cents);
  return { cents, terms: [...terms, { name: OTHER_TERM, cents: rest }].filter((term) => term.cents !== 0) };
}
