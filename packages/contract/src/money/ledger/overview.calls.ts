import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import { bool, id, plainMoment, plainNumber, plainText, translated } from '../../kit/field-types.ts';
import {
  afterField,
  formatField,
  longPageOf,
  numberedPageOf,
  pageFields,
  pageOf,
  sheetOf,
} from '../../kit/paged.ts';
import { answer, type DomainOfShape, list, longAnswer, nullable, orNull, record } from '../../kit/record.ts';
import { reportDay } from '../../kit/report-days.wire.ts';
import { nothing } from '../../kit/shape.ts';
import { returnedShare } from './returned.wire.ts';

const access = { kind: 'session', permission: 'finance.read' } as const;
const unknownPeriod = ['ledger.no-period'] as const;

/** A month of the store's ledger; its id is the month: 202611. */
const period = record({
  periodId: ['id', plainNumber],
  // Name of the month: 'novembro de 2026'.
  label: ['label', plainText],
  from: ['starts_at', calendarDay],
  to: ['ends_at', calendarDay],
});
export type FinancialPeriod = DomainOfShape<typeof period>;

const sums = {
  // Formula: subtotal + delivery.
  totalCents: ['total_value', plainNumber],
  // Products and all fees except the delivery.
  subtotalCents: ['subtotal_value', plainNumber],
  deliveryCents: ['delivery_value', plainNumber],
  commissionCents: ['commission_value', plainNumber],
  feeCents: ['online_payment_tax_value', plainNumber],
  onlineCents: ['online_payment_value', plainNumber],
  cashCents: ['cash_value', plainNumber],
  cardCents: ['card_on_delivery_value', plainNumber],
  // The amount that customers paid in advance to the partner. The partner pays this amount to the store
  // directly.
  partnerCents: ['partner_value', plainNumber],
  // Formula: discounts by the store + discounts by sponsors.
  discountsCents: ['total_discount_value', plainNumber],
  storeDiscountCents: ['discount_value', plainNumber],
  sponsoredCents: ['sponsored_discount_value', plainNumber],
  allOnlineCents: ['total_online_payment_value', plainNumber],
  allOfflineCents: ['total_offline_payment_value', plainNumber],
  fineCents: ['fine_value', plainNumber],
  // Balance of the current account at the end of the last day; negative: the store owes this amount.
  currentEndCents: ['current_end_value', plainNumber],
  // The part of the end balance that is left at the closing; it becomes the invoice's balance. A settlement
  // may have moved some of the end balance before.
  balanceCents: ['balance_value', plainNumber],
  sponsorBalanceCents: ['sponsored_discount_balance_value', plainNumber],
  retainedCents: ['retained_value', plainNumber],
  orderCount: ['order_count', plainNumber],
  // Number of orders with a card brand that is not in the plan. The highest rate for this kind of payment
  // applies to them.
  unknownBrandCount: ['unknown_brand_count', plainNumber],
  customCents: ['custom_transaction_value', plainNumber],
  baseSubtotalCents: ['commissionable_subtotal_value', plainNumber],
  baseDeliveryCents: ['commissionable_delivery_value', plainNumber],
  // The part of the fees that parties other than the store receive.
  platformFeeCents: ['platform_fee_value', plainNumber],
  // The total that the month adds to the store's accounts.
  nettCents: ['nett_value', plainNumber],
  // Formula: result − contested + opening + other = received − paid invoices + receivable + owed. Contested:
  // amounts contested in this month without a decision; negative if more contested money was released than
  // contested.
  contestedCents: ['contested_value', plainNumber],
  // Balance of the store's accounts before the month.
  openingCents: ['opening_value', plainNumber],
  otherCents: ['other_value', plainNumber],
  // Money that arrived at the store's bank.
  receivedCents: ['received_value', plainNumber],
  paidInvoicesCents: ['paid_invoices_value', plainNumber],
  // Receivable, available and sent money at the end of the month.
  receivableCents: ['receivable_value', plainNumber],
  // Current account and open invoices at the end of the month; negative: the store owes this amount.
  owedCents: ['owed_value', plainNumber],
  invoiceId: ['invoice_id', nullable(plainNumber)],
  invoiceUrl: ['invoiceUrl', nullable(plainText)],
  bankSlipUrl: ['bankSlipUrl', nullable(plainText)],
  nfseUrl: ['nfseUrl', nullable(plainText)],
} as const;
const summary = record({ ...period.fields, isClosed: ['closed', bool], ...sums, at: ['agora', plainMoment] });
export type PeriodSummary = DomainOfShape<typeof summary>;

export const listFinancialPeriods = defineCall({
  name: 'ledger.list-financial-periods',
  summary: 'Períodos financeiros da loja, o mais novo primeiro',
  route: 'GET financial-periods',
  access,
  input: record(pageFields({ most: 5_000 })),
  output: longPageOf('data', period),
});

export const readFinancialPeriod = defineCall({
  name: 'ledger.read-financial-period',
  summary: 'O resumo de um período financeiro, em centavos',
  route: 'GET financial-periods/{id}',
  access,
  input: record({ periodId: ['id', id] }),
  output: answer(summary),
  errors: unknownPeriod,
});

const olderPeriod = record({
  periodId: ['id', plainNumber],
  from: ['start_at', calendarDay],
  to: ['end_at', calendarDay],
});

export const listPeriodsOfOlder = defineCall({
  name: 'ledger.list-periods-of-older',
  summary: 'O mesmo que financial-periods, para clientes antigos',
  route: 'GET finance/financial-periods',
  access,
  input: nothing,
  output: answer('financial_periods', list(olderPeriod)),
});

export const readPeriodOfOlder = defineCall({
  name: 'ledger.read-period-of-older',
  summary: 'O mesmo que financial-periods/{id}, para clientes antigos',
  route: 'GET finance/financial-periods/{id}',
  access,
  input: record({ periodId: ['id', id] }),
  output: answer('financial_period_summary', summary),
  errors: unknownPeriod,
});

const way = translated({ online: 'online', card: 'cartao', cash: 'dinheiro', partner: 'parceiro' });
/** Amounts of one order, or of one money event; negative if the event takes money back. */
const amounts = {
  subtotalCents: ['subtotal_value', plainNumber],
  deliveryCents: ['delivery_value', plainNumber],
  totalCents: ['total_value', plainNumber],
  storeDiscountCents: ['discount_value', plainNumber],
  sponsoredCents: ['sponsored_discount_value', plainNumber],
  // Paid on delivery or to the partner: the store already has the money.
  outsideCents: ['offline_value', plainNumber],
  feeCents: ['online_payment_value', plainNumber],
  commissionCents: ['commission_value', plainNumber],
  platformFeeCents: ['platform_fee_value', plainNumber],
  nettCents: ['nett_value', plainNumber],
} as const;
const ofOrder = {
  code: ['order_hash', nullable(plainText)],
  orderId: ['order_id', plainNumber],
  orderedAt: ['order_created_at', nullable(plainMoment)],
  way: ['payment_type', way],
  isBrandUnknown: ['unknown_brand', bool],
  // The payment's card brand, if the plan does not have it. Null: the payment has no brand, or the plan has
  // the brand.
  brandOutsidePlan: ['brand_outside_plan', nullable(plainText)],
} as const;

const transaction = record({
  ...ofOrder,
  postingId: ['id', plainNumber],
  at: ['created_at', plainMoment],
  bookedOn: ['processed_at', calendarDay],
  kind: [
    'kind',
    translated({
      delivered: 'delivered',
      undone: 'undone',
      refund: 'refund',
      'dispute-lost': 'dispute_lost',
    }),
  ],
  ...amounts,
});
export type OrderTransaction = DomainOfShape<typeof transaction>;

/** Both days are accounting days. The server ignores a time that follows the day. */
export const listOrderTransactions = defineCall({
  name: 'ledger.list-order-transactions',
  summary: 'Transações de pedidos, a mais nova primeiro, em centavos',
  route: 'GET order-transactions',
  access,
  input: record({
    periodId: ['financial_period_id', orNull(id)],
    settlementId: ['settlement_period_id', orNull(id)],
    isOnline: ['online_payment', orNull(bool)],
    from: ['processed_at_start', orNull(reportDay)],
    to: ['processed_at_end', orNull(reportDay)],
    ...pageFields({ most: 6_000 }),
  }),
  output: longPageOf('data', transaction),
  errors: unknownPeriod,
});

export const listTransactionsOfOlder = defineCall({
  name: 'ledger.list-transactions-of-older',
  summary: 'Transações de pedidos de um período, para clientes antigos: até 6.000',
  route: 'GET finance/order-transactions',
  access,
  input: record({ periodId: ['financial_period_id', id] }),
  output: longAnswer('order_transactions', list(transaction)),
  errors: unknownPeriod,
});

const periodOrder = record({
  ...ofOrder,
  lastOn: ['processed_at', calendarDay],
  count: ['transacoes', plainNumber],
  ...amounts,
});
export type PeriodOrder = DomainOfShape<typeof periodOrder>;

/** Wire words for the amounts of an order that can filter the list. Each is a bar in the month's chart. */
const PART_WORDS = {
  subtotalCents: 'produtos',
  deliveryCents: 'entrega',
  storeDiscountCents: 'desconto_loja',
  sponsoredCents: 'desconto_patrocinado',
  outsideCents: 'recebido_pela_loja',
  feeCents: 'taxa',
  commissionCents: 'comissao',
  platformFeeCents: 'outros',
} as const;
export type OrderPart = keyof typeof PART_WORDS;

const orderFilter = {
  // Filters the orders: only orders with an amount other than 0 in this part. Null: all orders.
  part: ['parcela', orNull(translated(PART_WORDS))],
  periodId: ['id', id],
  from: ['inicio', orNull(calendarDay)],
  to: ['fim', orNull(calendarDay)],
} as const;

export const listPeriodOrders = defineCall({
  name: 'ledger.list-period-orders',
  summary: 'Os pedidos de um período financeiro, cada um somado',
  route: 'GET financial-periods/{id}/pedidos',
  access,
  input: record({ ...orderFilter, ...pageFields({ most: 100 }) }),
  output: numberedPageOf('data', periodOrder),
  errors: unknownPeriod,
});

export const exportPeriodOrders = defineCall({
  name: 'ledger.export-period-orders',
  summary: 'Os pedidos de um período financeiro, como planilha',
  route: 'POST financial-periods/{id}/pedidos/exportar',
  access,
  input: record({ ...orderFilter, ...formatField }),
  output: sheetOf,
  errors: unknownPeriod,
});

const contestedMove = record({
  postingId: ['id', plainNumber],
  at: ['created_at', plainMoment],
  bookedOn: ['processed_at', calendarDay],
  // The contested amount. Negative: contested money that was released.
  cents: ['blocked_value', plainNumber],
});
export type ContestedMove = DomainOfShape<typeof contestedMove>;

export const listOrderMoney = defineCall({
  name: 'ledger.list-order-money',
  summary: 'Tudo o que aconteceu com o dinheiro de um pedido',
  route: 'GET order-transactions/{id_pedido}',
  access,
  input: record({ orderId: ['id_pedido', id] }),
  output: answer(
    record({
      rows: ['data', list(transaction)],
      // Commission and fee that refunds and lost disputes returned to the store.
      returned: ['returned', list(returnedShare)],
      // Contested money that was blocked or released. The sums above do not include these amounts.
      contested: ['contested', list(contestedMove)],
    }),
  ),
  errors: ['order.not-found'],
});

const day = record({
  day: ['dia', calendarDay],
  orders: ['pedidos', plainNumber],
  ...amounts,
  onlineCents: ['online', plainNumber],
  cashCents: ['dinheiro', plainNumber],
  cardCents: ['cartao', plainNumber],
  partnerCents: ['parceiro', plainNumber],
  tipCents: ['gorjetas', plainNumber],
  // Formula: fee + commission + other parties' part of the fees
  keptCents: ['ficou_com_plataforma', plainNumber],
  // Formula: total + amounts that refunds and lost disputes took back
  grossCents: ['vendas', plainNumber],
  returnedCents: ['reembolsos', plainNumber],
  fineCents: ['multas', plainNumber],
  customCents: ['ajustes', plainNumber],
  // Formula: nett − fines + adjustments
  resultCents: ['resultado', plainNumber],
  // Amounts contested on this day without a decision. Not part of the result. Negative if contested money was
  // released.
  contestedCents: ['contestado', plainNumber],
});
export type AccountantDay = DomainOfShape<typeof day>;

/** The store, or the provider that settles with the store. The name is the registered company name. */
const party = record({ legalName: ['razao_social', plainText], document: ['documento', plainText] });

export const listAccountantDays = defineCall({
  name: 'ledger.list-accountant-days',
  summary: 'Um período financeiro dia a dia, para o contador, em centavos',
  route: 'GET financial-periods/{id}/dias',
  access,
  input: record({ periodId: ['id', id], ...afterField('depois') }),
  // Sums of the whole period.
  output: pageOf('dias', day, {
    sumOrders: ['soma_pedidos', plainNumber],
    sumTotalCents: ['soma_total', plainNumber],
    sumDeliveryCents: ['soma_entrega', plainNumber],
    sumTipCents: ['soma_gorjetas', plainNumber],
    sumFeeCents: ['soma_taxas', plainNumber],
    sumCommissionCents: ['soma_comissao', plainNumber],
    sumKeptCents: ['soma_ficou_com_plataforma', plainNumber],
    sumNettCents: ['soma_saldo', plainNumber],
    sumGrossCents: ['soma_vendas', plainNumber],
    sumReturnedCents: ['soma_reembolsos', plainNumber],
    sumStoreDiscountCents: ['soma_desconto_loja', plainNumber],
    sumOutsideCents: ['soma_recebido_pela_loja', plainNumber],
    sumPlatformFeeCents: ['soma_outros', plainNumber],
    sumFineCents: ['soma_multas', plainNumber],
    sumCustomCents: ['soma_ajustes', plainNumber],
    sumResultCents: ['soma_resultado', plainNumber],
    sumContestedCents: ['soma_contestado', plainNumber],
    store: ['loja', party],
    // Null: the installation does not name its operator.
    provider: ['provedor', nullable(party)],
    at: ['agora', plainMoment],
  }),
  errors: unknownPeriod,
});

export type AccountantDays = DomainOfShape<typeof listAccountantDays.output>;

export const exportAccountantDays = defineCall({
  name: 'ledger.export-accountant-days',
  summary: 'Um período financeiro dia a dia, para o contador, como planilha',
  route: 'POST financial-periods/{id}/dias/exportar',
  access,
  input: record({ periodId: ['id', id], ...formatField }),
  output: sheetOf,
  errors: unknownPeriod,
});

export type OrderMoney = DomainOfShape<typeof listOrderMoney.output>;
