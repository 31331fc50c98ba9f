import { ENTRY_KINDS, type EntryKind } from '@comanda/domain/money/ledger/entry-kinds';
import * as z from 'zod/mini';
import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import { bool, id, oneOf, plainMoment, plainNumber, plainReais, plainText } from '../../kit/field-types.ts';
import { afterField, pageOf } from '../../kit/paged.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { file, nothing, shape } from '../../kit/shape.ts';
import { invoice } from './invoices.calls.ts';

const READ = { kind: 'session', permission: 'finance.read' } as const;

const entryKind = shape(z.enum(Object.keys(ENTRY_KINDS)), {
  decode: (word) => word as EntryKind,
  encode: (kind: EntryKind) => kind as string,
});

/** Formula: carried + items + later = −value. In cents; negative amounts are debts of the store. */
const item = record({
  kind: ['kind', entryKind],
  cents: ['value', plainNumber],
  count: ['count', plainNumber],
});
export type InvoiceItem = DomainOfShape<typeof item>;

const settlementFields = {
  settlementId: ['settlement_id', plainNumber],
  settledOn: ['settlement_date', calendarDay],
} as const;
const noSettlementFields = {
  settlementId: ['settlement_id', nullable(plainNumber)],
  settledOn: ['settlement_date', nullable(calendarDay)],
} as const;

/** The part of an item that a settlement retained for the current account, or paid from the current account. */
const settledItem = record({ ...item.fields, ...settlementFields });
export type SettledItem = DomainOfShape<typeof settledItem>;

const boleto = record({
  // 'refused': the payment provider refused to make the boleto.
  state: ['status', oneOf(['asking', 'open', 'paid', 'withdrawn', 'refused'])],
  // The digits that people type to pay the boleto; null until the boleto exists.
  line: ['line', nullable(plainText)],
  barcode: ['barcode', nullable(plainText)],
  cents: ['value', plainNumber],
  dueOn: ['due_on', calendarDay],
});

export const readInvoice = defineCall({
  name: 'finance.read-invoice',
  summary: 'Uma fatura: do que é feita e como é paga',
  route: 'GET invoices/{id}',
  access: READ,
  input: record({ invoiceId: ['id', id] }),
  output: answer(
    'data',
    record({
      ...invoice.fields,
      paidCents: ['paid_value', plainNumber],
      paidAt: ['paid_at', nullable(plainMoment)],
      // The settlement that retained the last payment.
      paidBy: ['paid_by_settlement', nullable(record(settlementFields))],
      // A boleto that is due on a weekend or holiday may be paid until the next bank day without interest.
      payableUntil: ['payable_until', calendarDay],
      carriedCents: ['carried_value', plainNumber],
      laterCents: ['later_value', plainNumber],
      items: ['items', list(item)],
      // The items that settlements retained or paid, one for each settlement.
      settled: ['settlements', list(settledItem)],
      // Entries made after the end of the period and before its closing. The part of their sum beyond
      // `later_value` belongs to the next invoice.
      later: ['later_items', list(record({ ...item.fields, ...noSettlementFields }))],
      // The reason for an invoice opened by hand. Null: the invoice of a period, or an invoice from a release
      // before 1.5.
      reason: ['reason', nullable(plainText)],
      // The last boleto of the invoice; null: the invoice has no boleto.
      boleto: ['boleto', nullable(boleto)],
      // Pix code for the open amount; null: no amount is open, or the provider accepts no Pix.
      pixCode: ['pix_code', nullable(plainText)],
      // True: this Pix pays the boleto, so the bank confirms the payment within minutes. False: a person of
      // the provider must confirm the payment.
      isPixOfBoleto: ['pix_of_boleto', bool],
      // True: the invoice is overdue and its boleto withdrawn. The next settlement retains its amount.
      isRetained: ['retained_next', bool],
    }),
  ),
  errors: ['finance.invoice-not-found'],
});
export type InvoiceDetail = DomainOfShape<typeof readInvoice.output>;

const entry = record({
  seq: ['id', plainNumber],
  day: ['day', calendarDay],
  kind: ['kind', entryKind],
  cents: ['value', plainNumber],
  orderId: ['order_id', nullable(plainNumber)],
  // Null: the entry has no order, or the order is already deleted.
  orderCode: ['order_hash', nullable(plainText)],
  // The settlement that retained the entry's amount or paid it out.
  ...noSettlementFields,
  reason: ['reason', nullable(plainText)],
});
export type InvoiceEntry = DomainOfShape<typeof entry>;

export const listInvoiceEntries = defineCall({
  name: 'finance.list-invoice-entries',
  summary: 'Os lançamentos de uma fatura, por tipo se pedido, na ordem em que foram feitos',
  route: 'GET invoices/{id}/lancamentos',
  access: READ,
  input: record({ invoiceId: ['id', id], kind: ['kind', orNull(entryKind)], ...afterField('depois') }),
  output: pageOf('lancamentos', entry, { count: ['quantidade', plainNumber] }),
  errors: ['finance.invoice-not-found'],
});

export const invoicePdf = defineCall({
  name: 'finance.invoice-paper',
  summary: 'Uma fatura com seu boleto e Pix, em PDF',
  route: 'GET invoices/{id}/pdf',
  access: READ,
  input: record({ invoiceId: ['id', id] }),
  output: file('application/pdf', 'paper'),
  errors: ['finance.invoice-not-found'],
});

/** Status of an invoice of the old system. PG: paid; AT: to be paid; VC: overdue; IS: exempt; FA: accumulated. */
export const LEGACY_STATUSES = ['PG', 'AT', 'VC', 'IS', 'FA'] as const;

const legacyInvoice = record({
  hash: ['hash_fatura', plainText],
  // The month of the invoice, in the old system's format.
  reference: ['referencia', plainText],
  valueCents: ['valor_pagar', plainReais],
  dueOn: ['data_vencimento', calendarDay],
  status: ['status', oneOf(LEGACY_STATUSES)],
  invoiceUrl: ['fatura_link', nullable(plainText)],
  // Only paid invoices have a tax document.
  taxUrl: ['nfse_link', nullable(plainText)],
  boletoUrl: ['boleto_link', nullable(plainText)],
});
export type LegacyInvoice = DomainOfShape<typeof legacyInvoice>;

/** Invoices of the old system, newest first. */
export const listLegacyInvoices = defineCall({
  name: 'finance.list-legacy-invoices',
  summary: 'Faturas do sistema antigo',
  route: 'GET faturas/listar',
  access: READ,
  input: nothing,
  output: answer('faturas', list(legacyInvoice)),
});
