import { formatDay } from '@comanda/client/formats/date-time.ts';
import type { SettlementState } from '@comanda/domain/ledger/payment-status';
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
    payout: 'Total a receber',
    day: 'Data',
    total: 'Total pagamento online',
    fee: 'Taxa de pagamento online',
    commission: 'Comissão',
    retained: 'Retido',
    state: 'Status',
    orders: 'Ver pedidos',
  },
  allStates: 'Todos',
  settlementOf: (day: string) => `Repasse de ${formatDay(day)}`,
  chart: 'Repasses no período',
  chartFailed: 'Não foi possível carregar o gráfico dos repasses.',
  chartFormula:
    'O total a receber de cada repasse, também do que ainda não chegou à conta, e o que foi retido dele para dívidas e faturas vencidas.',
  received: 'Total a receber',
  retained: 'Retido',
  dayName: 'Dia',
  detailFailed: 'Não foi possível carregar este repasse.',
  how: 'Como se chegou ao valor',
  howFormula: 'O que os pedidos pagos online rendem para a loja, menos o que ela devia.',
  lines: {
    sold: 'Total vendido online',
    covered: 'Coberto pela conta corrente',
    net: 'Líquido dos pedidos',
    credit: 'Crédito da conta corrente',
    retainedDebt: 'Retido: saldo devedor da conta corrente',
    retainedInvoices: 'Retido: faturas vencidas',
    payout: 'Total a receber',
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
  campaignsHint: 'Quem paga e quem autorizou cada campanha está no pedido: toque no código.',
  orderColumns: {
    order: 'Pedido',
    date: 'Data',
    subtotal: 'Subtotal',
    discount: 'Desconto',
    delivery: 'Entrega',
    fee: 'Taxa',
    commission: 'Comissão',
    net: 'Líquido',
  },
  total: 'Total',
  forgotten: (orderId: number) => `Pedido ${orderId}`,
} as const;
