import { formatDay } from '@comanda/client/formats/date-time.ts';
import { MONEY_WORDS } from '@comanda/domain/money/ledger/money-words';
import type { SettlementState } from '@comanda/domain/money/ledger/payment-status';
import { SETTLEMENT_PARTS as PARTS } from '@comanda/domain/money/ledger/settlement-words';
import type { Tone } from '@comanda/ui/tone.ts';

export const stateWords: Record<SettlementState, string> = {
  paid: 'Realizado',
  pending: 'Programado',
  processing: 'Em processamento',
  failed: 'Erro',
};

export const stateTones: Record<SettlementState, Tone> = {
  paid: 'delivered',
  pending: 'neutral',
  processing: 'pending',
  failed: 'late',
};

export const settlementTexts = {
  title: 'Repasses',
  subtitle: 'O que os pagamentos online rendem para a loja, repasse a repasse.',
  bankMatch: 'Conferir com o banco',
  oldOrders: 'Ver pedidos antigos',
  oldBatches: 'Ver repasses antigos',
  beforeCut: 'De antes de 19 de fevereiro de 2025',
  list: 'Repasses do período',
  noun: ['repasse', 'repasses'] as const,
  failed: 'Não foi possível carregar os repasses.',
  none: 'Nenhum repasse neste período',
  noneHint: 'Os repasses acontecem em dias úteis, quando há valores com data marcada.',
  columns: {
    day: 'Data',
    state: 'Status',
    orders: 'Ver pedidos',
  },
  allStates: 'Todos',
  settlementOf: (day: string) => `Repasse de ${formatDay(day)}`,
  chart: 'Repasses no período',
  chartFailed: 'Não foi possível carregar o gráfico dos repasses.',
  chartFormula:
    'O total a receber de cada repasse, também do que ainda não chegou à conta, e o que foi retido dele para dívidas e faturas vencidas.',
  received: PARTS.payout,
  retained: PARTS.retained,
  dayName: 'Dia',
  detailFailed: 'Não foi possível carregar este repasse.',
  how: 'Como se chegou ao valor',
  howFormula: 'O que os pedidos pagos online rendem para a loja, menos o que ela devia.',
  lines: {
    sold: PARTS.sold,
    refund: PARTS.refund,
    lost: PARTS.lost,
    blocked: PARTS.blocked,
    covered: PARTS.covered,
    unnamed: PARTS.unnamed,
    net: 'Líquido dos pedidos',
    credit: PARTS.credit,
    retainedDebt: `${PARTS.retained}: saldo devedor da conta corrente`,
    retainedInvoices: `${PARTS.retained}: faturas vencidas`,
    payout: PARTS.payout,
  },
  retainedWhole: 'Retido integralmente',
  retainedWholeHint:
    'Tudo o que venceu neste dia pagou o que a loja devia. Nada foi transferido, e os pedidos deste repasse estão quitados.',
  retainedHint:
    'Retido é a parte do repasse que pagou o que a loja devia: comissões de vendas na entrega, multas e ajustes (conta corrente) ou faturas vencidas.',
  onlyCredit: 'Sem pedidos: este repasse pagou o crédito que estava na conta corrente.',
  waiting: 'O valor está disponível e ainda não foi transferido.',
  transfer: 'Transferir',
  statement: 'Ver extrato',
  transfers: 'Transferências',
  noTransfers: 'Nenhuma transferência neste repasse.',
  receipt: 'Comprovante',
  scheduled: (day: string) => `prevista para ${formatDay(day)}`,
  orders: 'Pedidos',
  ordersOf: (bar: string, shown: number, all: number) => `${bar}: ${shown} de ${all} pedidos`,
  allOrders: 'Mostrar todos',
  refundHint:
    'Reembolso é o que voltou para o cliente, menos a comissão e a taxa que voltaram com ele; conta no repasse que ainda tinha o pedido. O contestado fica bloqueado até a decisão; o que foi perdido fica com o cliente, e a comissão dele volta para a conta corrente.',
  refundWhole: (total: string, back: string) =>
    `Reembolso: ${total} voltaram para o cliente. Comissão e taxa devolvidas, ${back}, estão neste repasse.`,
  campaignsHint: 'Quem paga e quem autorizou cada campanha está no pedido: toque no código.',
  orderColumns: {
    order: 'Pedido',
    date: 'Data',
    subtotal: MONEY_WORDS.products,
    discount: 'Desconto',
    delivery: 'Entrega',
    fee: 'Taxa',
    commission: 'Comissão',
    refund: PARTS.refund,
    lost: PARTS.lost,
    blocked: PARTS.blocked,
    others: PARTS.others,
    covered: PARTS.covered,
    unnamed: PARTS.unnamed,
    net: 'Líquido',
  },
  total: 'Total',
  forgotten: (orderId: number) => `Pedido ${orderId}`,
} as const;
