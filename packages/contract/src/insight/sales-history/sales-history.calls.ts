import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import {
  bool,
  flag,
  id,
  oneOf,
  plainMoment,
  plainNumber,
  plainReais,
  plainText,
  text,
  textOrNull,
  translated,
} from '../../kit/field-types.ts';
import { afterField, formatField, pageOf, searchField, sheetOf } from '../../kit/paged.ts';
import {
  answer,
  type DomainOfShape,
  list,
  longAnswer,
  nullable,
  orNull,
  record,
  withErro,
} from '../../kit/record.ts';
import { reportDays, reportPeriod } from '../../kit/report-days.wire.ts';
import { file } from '../../kit/shape.ts';
import { htmlText } from '../../orders/orders/html-text.ts';
import { paymentCode } from '../insight/payment-code.wire.ts';
import { soldOrderFields } from '../insight/sold-order.wire.ts';

const access = { kind: 'session', permission: 'finance.read' } as const;
const errors = ['insight.half-period', 'insight.backwards', 'insight.too-many-days'] as const;
const period = { period: ['periodo', orNull(reportPeriod)], ...reportDays } as const;

const fineFields = {
  // Null: the order has no fine.
  fineCents: ['multa', nullable(plainReais)],
  canRequestReversal: ['pode_pedir_estorno', bool],
  // Id of the requested reversal; null: no reversal was requested.
  reversalId: ['fine_reversal_id', nullable(plainNumber)],
  // Null: the provider has not decided yet.
  isReversalApproved: ['fine_reversal_is_approved', nullable(flag({ true: '1', false: '0' }))],
  // The provider's reason for the decision about the reversal.
  reversalWords: ['fine_reversal_motivo', nullable(plainText)],
} as const;

const historyOrder = record({
  ...soldOrderFields,
  ...fineFields,
  // Deadline of the payment provider's decision about a contested payment; null: no payment is contested.
  answerBy: ['responder_ate', nullable(plainMoment)],
});
export type HistoryOrder = DomainOfShape<typeof historyOrder>;

const sum = record({ orders: ['quantidade', plainNumber], grossCents: ['valor', plainReais] });
export type SalesSum = DomainOfShape<typeof sum>;

/** Sums of the delivered orders of a filter: all, and by payment method. */
const sums = {
  found: ['quantidade', plainNumber],
  delivered: ['entregues', sum],
  card: ['cartao', sum],
  cash: ['dinheiro', sum],
  online: ['online', sum],
} as const;

export const HISTORY_STATUSES = {
  delivered: 'entregue',
  refused: 'recusado',
  unpaid: 'nao_pago',
  cancelled: 'cancelado',
  open: 'andamento',
} as const;
export const DISCOUNT_PAYERS = { store: 'loja', sponsor: 'patrocinado' } as const;

const filter = {
  ...period,
  status: ['situacao', orNull(translated(HISTORY_STATUSES))],
  way: ['forma', orNull(oneOf(['online', 'card', 'cash']))],
  // The payer of a discount on the order.
  payer: ['desconto', orNull(translated(DISCOUNT_PAYERS))],
  // The search finds orders whose code begins with the text.
  ...searchField,
} as const;

export const listSalesHistory = defineCall({
  name: 'sales-history.list',
  summary:
    'Histórico de vendas: os pedidos de um período, o mais novo primeiro, e a soma dos entregues por tipo',
  route: 'GET vendas/historico',
  access,
  namesCustomers: { kind: 'page', list: 'sales-history' },
  input: record({ ...filter, ...afterField('depois') }),
  output: pageOf('pedidos', historyOrder, {
    ...sums,
    from: ['data_inicio', calendarDay],
    to: ['data_final', calendarDay],
    // True: the server is still adding older orders.
    isBehind: ['somando', bool],
    at: ['agora', plainMoment],
  }),
  errors,
});
export type SalesHistoryPage = DomainOfShape<typeof listSalesHistory.output>;

export const exportSalesHistory = defineCall({
  name: 'sales-history.export',
  summary: 'Histórico de vendas como planilha',
  route: 'POST vendas/historico/exportar',
  access,
  namesCustomers: { kind: 'list', list: 'sales-history' },
  input: record({ ...filter, ...formatField }),
  output: sheetOf,
  errors,
});

/** Ledger amounts of an order; negative amounts reduce the store's money. */
const bookFields = {
  feeCents: ['taxa_pagamento', plainReais],
  commissionCents: ['comissao', plainReais],
  // Discounts by other parties, who pay them back to the store.
  sponsorCents: ['patrocinio', plainReais],
  // The part of the fees that parties other than store and platform receive.
  otherCents: ['outros', plainReais],
  // `refundedCents`: refunds and lost disputes. The next field has only the lost disputes.
  refundedCents: ['reembolsos', plainReais],
  lostCents: ['contestado_e_perdido', plainReais],
  fineCents: ['multas', plainReais],
  finesReversedCents: ['multas_estornadas', plainReais],
  netCents: ['liquido', plainReais],
} as const;

const contested = record({
  cents: ['valor', plainReais],
  way: ['meio', translated({ chargeback: 'CARTAO', med: 'PIX' })],
  state: ['situacao', translated({ open: 'ABERTA', won: 'GANHA', lost: 'PERDIDA' })],
  reason: ['motivo', nullable(plainText)],
  openedAt: ['aberta_em', plainMoment],
  answerBy: ['responder_ate', plainMoment],
});

/**
 * The document that allows campaign discounts of this sponsor and code. The store signed it before the order
 * arrived.
 */
const campaignConsent = record({
  agreementId: ['contrato', plainNumber],
  title: ['titulo', plainText],
  signedBy: ['assinado_por', plainText],
  signedAt: ['assinado_em', plainMoment],
});

const discount = record({
  name: ['nome', plainText],
  cents: ['valor', plainReais],
  campaigns: [
    'campanhas',
    list(
      record({
        sponsor: ['patrocinador', plainText],
        cents: ['valor', plainReais],
        // Null: no signed document allows the discount.
        consent: ['autorizacao', nullable(campaignConsent)],
      }),
    ),
  ],
});
export type HistoryDiscount = DomainOfShape<typeof discount>;

const historyDetail = record({
  ...historyOrder.fields,
  onlineCents: ['pago_online', plainReais],
  cardCents: ['pago_cartao', plainReais],
  cashCents: ['pago_dinheiro', plainReais],
  // Null: the store has no ledger, or the ledger does not contain this order.
  book: ['financeiro', nullable(record(bookFields))],
  reversalDescription: ['fine_reversal_descricao', nullable(plainText)],
  disputes: ['contestacoes', list(contested)],
  // Each discount with the partner's name for it and its payer. If another party pays, it also has the
  // store's consent.
  discounts: ['descontos', list(discount)],
});
export type HistoryDetail = DomainOfShape<typeof historyDetail>;

export const readHistoryOrder = defineCall({
  name: 'sales-history.read-order',
  summary: 'Um pedido do histórico, com o dinheiro dele linha a linha',
  route: 'GET vendas/historico/{id_pedido}',
  access,
  namesCustomers: { kind: 'one' },
  input: record({ orderId: ['id_pedido', id] }),
  output: answer('pedido', historyDetail),
  errors: ['fine-reversal.order-not-found'],
});

/** A POST, because the server records every download. */
export const disputeKit = defineCall({
  name: 'sales-history.dispute-kit',
  summary: 'O dossiê de um pedido com multa ou pagamento contestado, em PDF; fica registrado quem o baixou',
  route: 'POST vendas/historico/{id_pedido}/dossie',
  access,
  namesCustomers: { kind: 'one' },
  input: record({ orderId: ['id_pedido', id] }),
  output: file('application/pdf', 'paper'),
  errors: ['fine-reversal.order-not-found', 'sales-history.nothing-contested'],
});

/** A row with the fields that older clients read. */
const legacyRow = record({
  orderId: soldOrderFields.orderId,
  code: ['hash_pedido', htmlText],
  createdAt: soldOrderFields.createdAt,
  customerName: ['usuario_nome', htmlText],
  status: soldOrderFields.status,
  isRefused: soldOrderFields.isRefused,
  subtotalCents: soldOrderFields.subtotalCents,
  discountCents: ['valor_desconto', plainReais],
  deliveryCents: soldOrderFields.deliveryCents,
  totalCents: soldOrderFields.totalCents,
  payment: ['pagamento', paymentCode],
  reversalId: fineFields.reversalId,
  isReversalApproved: fineFields.isReversalApproved,
});

/** The server uses the session's store and refuses an `id_estabelecimento` of another store. Up to 10,000 orders. */
export const generateSalesHistory = defineCall({
  name: 'sales-history.generate',
  summary: 'Histórico de vendas como clientes antigos o pedem: todos os pedidos do período, até 10.000',
  route: 'POST pagamentoonline/gerahistorico',
  access,
  namesCustomers: { kind: 'list', list: 'sales-history' },
  input: record(period),
  output: withErro(
    longAnswer(
      record({
        orders: ['retorno', list(legacyRow)],
        from: ['data_inicio', calendarDay],
        to: ['data_final', calendarDay],
        // True: the filter matches more orders than this answer has.
        isCut: ['cortado', bool],
      }),
      'orders',
    ),
  ),
  errors,
});

export const requestFineReversal = defineCall({
  name: 'sales-history.request-fine-reversal',
  summary: 'Pedir o estorno da multa de um pedido recusado, uma vez por multa; repetir responde o mesmo',
  route: 'POST finance/reversal-fine',
  access,
  input: record({
    // A generous limit: the real limit counts visible characters, but this one counts code units.
    description: ['description', text({ min: 0, max: 5_000 })],
    orderId: ['order_id', orNull(id)],
    code: ['order_hash', textOrNull({ max: 40 })],
  }),
  output: answer(
    record({
      reversalId: ['fine_reversal_id', plainNumber],
      state: ['situacao', oneOf(['requested', 'approved', 'rejected'])],
      words: ['motivo', nullable(plainText)],
    }),
  ),
  errors: [
    'fine-reversal.no-words',
    'fine-reversal.words-too-short',
    'fine-reversal.words-too-long',
    'fine-reversal.no-order',
    'fine-reversal.order-not-found',
    'fine-reversal.several-orders',
    'fine-reversal.not-refused',
    'fine-reversal.no-fine',
    'fine-reversal.already-asked',
  ],
});
