import { formatDay } from '@comanda/client/formats/date-time.ts';
import type { CalendarPayment } from '@comanda/contract/money/ledger/calendar.calls';
import { type CalendarDate, weekdayOf } from '@comanda/domain/kit/time/calendar-date';
import type { CalendarMonth } from '@comanda/domain/kit/time/calendar-month';
import type { PaymentStatus, SettlementState } from '@comanda/domain/money/ledger/payment-status';
import { formatMoney } from '@comanda/web/formats/format-money';

const MONTHS = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro'],
  ...['outubro', 'novembro', 'dezembro'],
];
const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
];
const METHODS: Readonly<Record<string, string>> = {
  PIX: 'Pix',
  PICPAY: 'PicPay',
  NUBANK: 'Nubank',
  CREDIT: 'Crédito',
  DEBIT: 'Débito',
};

const monthName = (month: CalendarMonth) => MONTHS[Number(month.slice(5, 7)) - 1] ?? '';
const monthWords = (month: CalendarMonth) => `${monthName(month)} de ${month.slice(0, 4)}`;
const dayWords = (day: CalendarDate) =>
  `${Number(day.slice(8))} de ${monthName(day)}, ${WEEKDAYS[weekdayOf(day)]}`;
const payments = (count: number) => (count === 1 ? '1 pagamento' : `${count} pagamentos`);

/** Deductions have a minus, additions a plus. */
export const minus = (cents: number) => `− ${formatMoney(cents)}`;
export const plus = (cents: number) => `+ ${formatMoney(cents)}`;

/**
 * The displayed status of a payment. A contested payment is 'blocked'. A settled payment is 'available' before its
 * transfer begins, and 'transit' during the transfer.
 */
export type ShownStatus = PaymentStatus | 'available' | 'transit' | 'blocked';
export function shownStatus({
  status,
  isBlocked,
  settlementState,
}: {
  status: PaymentStatus;
  isBlocked: boolean;
  settlementState: SettlementState | null;
}): ShownStatus {
  if (isBlocked) return 'blocked';
  if (settlementState === 'pending') return 'available';
  return settlementState === 'processing' ? 'transit' : status;
}
/** All statuses in the sequence of the legend. */
export const SHOWN_STATUSES = [
  ...['scheduled', 'confirmed', 'available', 'transit', 'paid', 'late', 'failed', 'cancelled', 'blocked'],
] as const satisfies readonly ShownStatus[];

export const statusWords: Record<ShownStatus, string> = {
  scheduled: 'Agendado',
  confirmed: 'Confirmado',
  available: 'Disponível',
  transit: 'Em transferência',
  paid: 'Pago',
  late: 'Atrasado',
  failed: 'Falhou',
  blocked: 'Bloqueado',
  cancelled: 'Cancelado',
};

const MANY: Record<ShownStatus, string> = {
  scheduled: 'agendados',
  confirmed: 'confirmados',
  available: 'disponíveis',
  transit: 'em transferência',
  paid: 'pagos',
  late: 'atrasados',
  failed: 'falharam',
  blocked: 'bloqueados',
  cancelled: 'cancelados',
};
/** '1 pago', '2 pagos'. */
export const countWords = (status: ShownStatus, count: number) =>
  `${count} ${count === 1 ? statusWords[status].toLowerCase() : MANY[status]}`;

/** 'Pix'; an unknown method is 'Pagamento online'. */
export const methodWords = (method: string | null) =>
  method === null ? 'Pagamento online' : (METHODS[method] ?? method);

/** 'Crédito Visa · parcela 2 de 3', 'Pix', 'Crédito, bandeira não informada'. */
export function wayWords(payment: CalendarPayment): string {
  const { method, brand, isBrandUnknown, instalment, instalments } = payment;
  const way = methodWords(method);
  const branded = brand === null || brand === way ? way : `${way} ${brand}`;
  const named = isBrandUnknown
    ? `${branded}, ${brand === null ? 'bandeira não informada' : 'bandeira fora do plano'}`
    : branded;
  return instalments > 1 ? `${named} · parcela ${instalment} de ${instalments}` : named;
}

export const orderWords = ({ orderCode, orderId }: CalendarPayment) => `Pedido #${orderCode ?? orderId}`;

export const calendarTexts = {
  title: 'Calendário',
  subtitle: 'O que a loja recebe de pagamento online, no dia do repasse.',
  loadFailed: 'Não foi possível carregar o calendário.',
  asOf: (at: string) => `Posição de ${at}`,
  view: 'Ver como',
  grid: 'Calendário',
  list: 'Lista',
  monthWords,
  dayWords,
  payments,
  weekdays: WEEKDAYS,
  previous: 'Mês anterior',
  next: 'Próximo mês',
  thisMonth: 'Mês atual',
  sumOfMonth: (month: CalendarMonth) => `Soma de ${monthWords(month)}`,
  howSummed:
    'Soma dos pagamentos de cada dia, menos o que o repasse do dia reteve, mais o crédito que ele pagou.',
  sum: 'Pagamentos',
  byWay: 'Por forma de pagamento',
  paymentNoun: ['pagamento', 'pagamentos'],
  retained: 'Retido',
  retainedWhy: 'Retido para o saldo devedor',
  retainedForInvoices: 'Retido para faturas',
  retainedForInvoicesWhy: 'Retido para faturas vencidas',
  credit: 'Crédito',
  creditWhy: 'Crédito da loja pago junto',
  payoutOfMonth: 'Repasses feitos e previstos',
  payoutAhead: 'Repasse previsto',
  payoutWaits: 'Repasse previsto, sem transferência',
  payoutIn: {
    paid: 'Repasse',
    pending: 'Repasse disponível, ainda não transferido',
    processing: 'Repasse em transferência',
    failed: 'Repasse que não chegou à conta',
  } satisfies Record<SettlementState, string>,
  legend: 'Legenda',
  noBanking: 'Os bancos não abrem',
  holiday: 'Feriado bancário',
  noneInMonth: (month: CalendarMonth) => `Nenhum pagamento em ${monthWords(month)}`,
  noneInMonthHint: 'Pix e débito caem no próximo dia útil; crédito, 30 dias depois da venda.',
  notBegun: 'Seu financeiro ainda não começou',
  notBegunHint: 'Quando a loja vender com pagamento online, você vê aqui quanto cai na conta, e em que dia.',
  toOnlinePayment: 'Ver Pagamento online',
  chooseDay: 'Escolha um dia',
  chooseDayHint: 'Os pagamentos dele aparecem aqui, pedido por pedido.',
  paymentsOn: (day: CalendarDate) => `Pagamentos em ${formatDay(day)}`,
  dayFailed: 'Não foi possível carregar os pagamentos deste dia.',
  noneOnDay: 'Nada cai neste dia',
  backToMonth: 'Voltar ao calendário',
  closeDay: 'Fechar pagamentos do dia',
  detail: 'Detalhe do pagamento',
  paidByCustomer: 'Pago pelo cliente',
  fee: 'Taxa de pagamento online',
  commission: 'Comissão',
  other: 'Taxa que fica com a plataforma',
  net: 'Líquido',
  instalmentOf: (instalment: number, instalments: number) => `Parcela ${instalment} de ${instalments}`,
  partOf: 'Parte deste pagamento',
  reduced: 'Reembolso ou contestação',
  refunded: 'Reembolso ao cliente',
  commissionBack: 'Comissão devolvida',
  feeBack: 'Taxa devolvida',
  covered: 'Coberto pela conta corrente',
  contested: 'Contestado pelo cliente',
  ofWholeOrder: (parts: readonly string[]) => `No pedido inteiro: ${parts.join('; ')}.`,
  blocked:
    'O cliente contestou este pagamento. O dinheiro fica bloqueado até a decisão; se ela for a seu favor, ele volta para a loja.',
  failed:
    'O repasse não chegou à conta, e o dinheiro voltou para o saldo disponível. Confira a conta em Contas e Taxas; o motivo está em Repasses.',
  available: 'O repasse foi feito e o valor está disponível, mas ainda não foi transferido para a conta.',
  transit: 'O valor está a caminho da conta. Falta o banco confirmar.',
  toReceive: 'A receber',
  received: 'Recebido',
  soldOn: 'Vendido em',
  delivered: 'Entregue em',
  way: 'Forma de pagamento',
  dueOn: 'Previsto para',
  settledOn: 'Repassado em',
  openOrder: (payment: CalendarPayment) => `Abrir ${orderWords(payment)}`.replace('Pedido', 'pedido'),
  close: 'Fechar',
} as const;
