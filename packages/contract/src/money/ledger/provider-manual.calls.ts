import type { ApprovedKind } from '@comanda/domain/people/provider/alone-limit';
import * as z from 'zod/mini';
import { defineCall } from '../../kit/define-call.ts';
import {
  bool,
  id,
  integer,
  oneOf,
  plainMoment,
  plainNumber,
  plainReais,
  plainText,
  text,
  translated,
} from '../../kit/field-types.ts';
import { afterField, pageOf } from '../../kit/paged.ts';
import { answer, type DomainOfShape, nullable, orNull, record } from '../../kit/record.ts';
import { asIs, done } from '../../kit/shape.ts';
import { storeField } from '../../kit/store-field.ts';
import { someReais } from './provider-book.calls.ts';

const READ = { kind: 'provider', permission: 'finance.read' } as const;
/** Access to calls that move a store's money, or prepare such a move. */
const MOVE = { kind: 'provider', permission: 'services.manage', isSensitive: true } as const;

/** 'ABERTURA' is the opening balance of a store that had an account elsewhere before. */
export const MANUAL_KIND_WORDS = { adjustment: 'AJUSTE', opening: 'ABERTURA' } as const;
export type ManualKind = keyof typeof MANUAL_KIND_WORDS;
export const MANUAL_ACCOUNT_WORDS = { current: 'conta_corrente', available: 'disponivel' } as const;
export type ManualAccount = keyof typeof MANUAL_ACCOUNT_WORDS;
/** Manual changes of an invoice: paid, or cancelled. */
const INVOICE_KIND_WORDS = {
  'invoice-paid': 'FATURA_PAGA',
  'invoice-cancelled': 'FATURA_CANCELADA',
} as const;
export type InvoiceRequestKind = keyof typeof INVOICE_KIND_WORDS;
/**
 * Kinds of requests that need approval: one person may act alone up to a limit, or never. Beyond that a
 * second person must approve.
 */
const APPROVED_KIND_WORDS = {
  refund: 'REEMBOLSO',
  fine: 'MULTA',
  'fine-reversed': 'ESTORNO_DE_MULTA',
  'reversal-approved': 'ESTORNO_PEDIDO_PELA_LOJA',
  invoice: 'COBRANCA',
  holder: 'TITULAR',
  commission: 'COMISSAO',
  plan: 'PLANO',
} as const satisfies Record<ApprovedKind, string>;
/** Direction of the request: the store gets money or loses money. */
export const MANUAL_SIDE_WORDS = { favour: 'A_FAVOR', against: 'CONTRA' } as const;
export type ManualSide = keyof typeof MANUAL_SIDE_WORDS;

const request = record({
  // 0: all stores.
  storeId: ['loja', plainNumber],
  storeName: ['nome_loja', plainText],
  requestId: ['solicitacao', plainNumber],
  kind: ['tipo', translated({ ...MANUAL_KIND_WORDS, ...INVOICE_KIND_WORDS, ...APPROVED_KIND_WORDS })],
  account: ['conta', translated({ ...MANUAL_ACCOUNT_WORDS, invoiced: 'faturado' })],
  // Negative: the store loses this amount. 0: the request has no amount.
  cents: ['valor', plainReais],
  // For a request about an invoice: the invoice's id, the bank's code of a payment, the amount open at the
  // time of the request, and the amount open now.
  invoiceId: ['fatura', nullable(plainNumber)],
  code: ['codigo', nullable(plainText)],
  openCents: ['em_aberto', nullable(plainReais)],
  openNowCents: ['em_aberto_agora', nullable(plainReais)],
  // A description, if kind and amount are not enough.
  about: ['sobre', nullable(plainText)],
  reason: ['motivo', plainText],
  requestedAt: ['pedido_em', plainMoment],
  requestedBy: ['pedido_por', plainText],
  // True: the current person made the request, so another person must decide.
  isOwn: ['minha', bool],
  // Why the current person may not decide. Null: this person may decide, or the decision is already made.
  obstacle: ['impedimento', nullable(oneOf(['same-person', 'fresh-login', 'same-hand']))],
  decision: ['decisao', nullable(translated({ approved: 'APROVADO', rejected: 'RECUSADO' }))],
  decidedAt: ['decidido_em', nullable(plainMoment)],
  decidedBy: ['decidido_por', nullable(plainText)],
  words: ['motivo_decisao', nullable(plainText)],
});
export type ManualRequest = DomainOfShape<typeof request>;

export const listManualRequests = defineCall({
  name: 'provider.list-manual-requests',
  summary:
    'O que uma pessoa da equipe pediu e outra aprova, de todas as lojas (ajustes, aberturas, faturas, reembolsos, multas, comissões, titulares, planos): os que aguardam a segunda pessoa, o mais antigo primeiro, ou os decididos, o mais novo primeiro',
  route: 'GET provedor/financeiro/solicitacoes',
  access: READ,
  input: record({ isDecided: ['decididas', orNull(bool)], ...afterField('depois') }),
  output: pageOf('solicitacoes', request, { count: ['quantidade', plainNumber] }),
});

/** A request by one person. A repeated key means the same request, so the request is saved only once. */
export const manualInput = record({
  ...storeField,
  kind: ['tipo', translated(MANUAL_KIND_WORDS)],
  account: ['conta', translated(MANUAL_ACCOUNT_WORDS)],
  side: ['lado', translated(MANUAL_SIDE_WORDS)],
  cents: ['valor', someReais],
  reason: ['motivo', text({ min: 5, max: 300 })],
  key: ['chave', asIs(z.uuid('A chave é um UUID.'))],
});

export const requestManual = defineCall({
  name: 'provider.ask-manual-posting',
  summary: 'Pedir um ajuste ou um saldo de abertura; nada é lançado até que outra pessoa aprove',
  route: 'POST provedor/lojas/{loja}/financeiro/solicitacoes',
  access: MOVE,
  input: manualInput,
  output: answer(record({ requestId: ['solicitacao', plainNumber] })),
  errors: [
    'provider.unknown-store',
    'ledger.no-book',
    'ledger.other-figures',
    'ledger.book-began',
    'ledger.already-opened',
  ],
});

const ofInvoice = {
  ...storeField,
  invoiceId: ['fatura', id],
  reason: ['motivo', text({ min: 5, max: 300 })],
  key: ['chave', asIs(z.uuid('A chave é um UUID.'))],
} as const;

/** A payment of an invoice outside its boleto. `code` is the bank's own code: a repeated code is posted once. */
export const invoicePayment = record({
  ...ofInvoice,
  cents: ['valor', someReais],
  code: ['codigo', text({ min: 4, max: 60 })],
});
export const invoiceCancel = record(ofInvoice);

const INVOICE_REQUESTS = {
  access: MOVE,
  output: answer(record({ requestId: ['solicitacao', plainNumber] })),
} as const;

export const requestInvoicePayment = defineCall({
  ...INVOICE_REQUESTS,
  name: 'provider.ask-invoice-payment',
  summary:
    'Pedir o registro de um pagamento de uma fatura: Pix, depósito; o que passa do valor em aberto fica na conta corrente. Nada muda até que outra pessoa aprove',
  route: 'POST provedor/lojas/{loja}/faturas/{fatura}/pagamento',
  input: invoicePayment,
  errors: [
    'provider.unknown-store',
    'finance.invoice-not-found',
    'finance.invoice-waits',
    'provider.invoice-not-open',
    'ledger.other-figures',
  ],
});

export const requestInvoiceCancel = defineCall({
  ...INVOICE_REQUESTS,
  name: 'provider.ask-invoice-cancel',
  summary:
    'Pedir o cancelamento de uma fatura; o que está em aberto de uma de período volta para a conta corrente. Nada muda até que outra pessoa aprove',
  route: 'POST provedor/lojas/{loja}/faturas/{fatura}/cancelar',
  input: invoiceCancel,
  errors: [
    'provider.unknown-store',
    'finance.invoice-not-found',
    'finance.invoice-waits',
    'provider.invoice-not-open',
    'ledger.other-figures',
  ],
});

/** A request about all stores has the store id 0. */
const named = {
  storeId: ['loja', integer({ min: 0, max: 2_147_483_647 })],
  requestId: ['solicitacao', id],
} as const;
/** Failures of requests that were approved, but cannot be carried out any more. */
const CARRIED_OUT = [
  'order.not-found',
  'ledger.no-book',
  'ledger.past-day',
  'ledger.unknown-plan',
  'ledger.fine-not-found',
  'ledger.fine-asked-back',
  'fine-reversal.not-found',
  'fine-reversal.already-decided',
  'fine-reversal.already-reversed',
  'payments.charge-not-found',
  'payments.not-captured',
  'payments.blocked',
  'payments.too-much',
  'payments.key-reused',
  'online-payment.no-registration',
  'record.changed-meanwhile',
] as const;

export const approveManual = defineCall({
  name: 'provider.approve-manual-posting',
  summary: 'Aprovar o que outra pessoa pediu; é lançado na mesma hora, uma vez',
  route: 'POST provedor/lojas/{loja}/financeiro/solicitacoes/{solicitacao}/aprovar',
  access: MOVE,
  input: record(named),
  output: done,
  errors: [
    'provider.unknown-store',
    'ledger.request-not-found',
    'ledger.request-decided',
    'ledger.same-person',
    'ledger.fresh-login',
    'ledger.same-hand',
    'ledger.book-began',
    'ledger.already-opened',
    'ledger.other-figures',
    'finance.invoice-changed',
    'finance.payment-known',
    ...CARRIED_OUT,
  ],
});

export const manualRejection = record({ ...named, words: ['motivo', text({ min: 5, max: 300 })] });

export const rejectManual = defineCall({
  name: 'provider.reject-manual-posting',
  summary: 'Recusar o que outra pessoa pediu, com o motivo',
  route: 'POST provedor/lojas/{loja}/financeiro/solicitacoes/{solicitacao}/recusar',
  access: MOVE,
  input: manualRejection,
  output: done,
  errors: [
    'provider.unknown-store',
    'ledger.request-not-found',
    'ledger.request-decided',
    'ledger.same-person',
    'ledger.fresh-login',
    'ledger.same-hand',
  ],
});
