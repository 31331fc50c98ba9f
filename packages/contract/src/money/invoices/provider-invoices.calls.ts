import * as z from 'zod/mini';
import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import {
  bool,
  id,
  integer,
  oneOf,
  plainNumber,
  plainReais,
  plainText,
  reais,
  text,
} from '../../kit/field-types.ts';
import { afterField, formatField, numberedPageOf, pageFields, pageOf, sheetOf } from '../../kit/paged.ts';
import { answer, type DomainOfShape, nullable, orNull, record } from '../../kit/record.ts';
import { done } from '../../kit/shape.ts';
import { storeField } from '../../kit/store-field.ts';
import { REQUEST_ERRORS, requestedField } from '../../people/provider/requested.wire.ts';

const oneOfStore = record({ ...storeField, invoiceId: ['fatura', id] });

const money = reais();
/** Fields of a charge; the amount must be above zero. */
const charged = {
  ...money,
  wire: money.wire.check(z.refine((value) => value !== 0, 'O valor não pode ser zero.')),
};

const storeInvoice = record({
  invoiceId: ['fatura', plainNumber],
  // Calendar date, YYYY-MM-DD.
  dueOn: ['vencimento', plainText],
  valueCents: ['valor', plainReais],
  status: ['situacao', oneOf(['open', 'paid', 'cancelled'])],
  // Null: a person of the provider opened the invoice by hand, and the ledger does not contain it.
  kind: ['tipo', nullable(oneOf(['normal', 'accumulated']))],
  startsOn: ['inicio', nullable(plainText)],
  endsOn: ['fim', nullable(plainText)],
  openCents: ['em_aberto', plainReais],
  isOverdue: ['vencida', bool],
  // State of the last boleto; null: the invoice has none.
  boleto: ['boleto', nullable(oneOf(['asking', 'open', 'paid', 'withdrawn', 'refused']))],
  boletoReason: ['motivo_boleto', nullable(plainText)],
  // True: a request to end the invoice by hand waits for a decision.
  isWaiting: ['aguarda', bool],
});
/** An invoice of a store; the store owes `valueCents`. */
export type StoreInvoice = DomainOfShape<typeof storeInvoice>;

/** Wire words for the status of an invoice. `overdue`: the invoice is still open after its due day. */
export const INVOICE_STATUS_WORDS = {
  overdue: 'Vencida',
  open: 'Em aberto',
  paid: 'Paga',
  cancelled: 'Cancelada',
  accumulated: 'Acumulada',
} as const;

export const newInvoice = record({
  ...storeField,
  valueCents: ['valor', charged],
  dueOn: ['vencimento', calendarDay],
  // Reason for the invoice. The store can read this reason on the invoice and in the e-mail.
  reason: ['motivo', text({ min: 5, max: 300 })],
});
export type NewInvoice = DomainOfShape<typeof newInvoice>;

export const listStoreInvoices = defineCall({
  name: 'provider.list-invoices',
  summary: 'As faturas de uma loja',
  route: 'GET provedor/lojas/{loja}/faturas',
  access: { kind: 'provider', permission: 'finance.read' },
  /** Open invoices first, the oldest at the top; then closed invoices, the newest first. */
  input: record({ ...storeField, ...pageFields({ most: 200 }) }),
  output: numberedPageOf('faturas', storeInvoice),
  errors: ['provider.unknown-store'],
});

export const exportStoreInvoices = defineCall({
  name: 'provider.export-invoices',
  summary: 'As faturas de uma loja, como planilha',
  route: 'POST provedor/lojas/{loja}/faturas/exportar',
  access: { kind: 'provider', permission: 'finance.read', isSensitive: true },
  input: record({ ...storeField, ...formatField }),
  output: sheetOf,
  errors: ['provider.unknown-store'],
});

export const openStoreInvoice = defineCall({
  name: 'provider.open-invoice',
  summary: 'Cobrar uma loja',
  route: 'POST provedor/lojas/{loja}/faturas',
  access: { kind: 'provider', permission: 'services.manage', isSensitive: true },
  input: newInvoice,
  output: answer(record({ invoiceId: ['fatura', nullable(plainNumber)], ...requestedField })),
  errors: ['provider.unknown-store', ...REQUEST_ERRORS],
});

export const requestInvoiceBoleto = defineCall({
  name: 'provider.ask-boleto',
  summary: 'Pedir outro boleto de uma fatura em aberto, onde o anterior foi recusado ou retirado',
  route: 'POST provedor/lojas/{loja}/faturas/{fatura}/boleto',
  access: { kind: 'provider', permission: 'services.manage' },
  input: oneOfStore,
  output: done,
  errors: ['provider.unknown-store', 'provider.invoice-not-open'],
});

const overdueInvoice = record({
  storeId: ['loja', plainNumber],
  storeName: ['nome_loja', plainText],
  city: ['cidade', plainText],
  invoiceId: ['fatura', plainNumber],
  dueOn: ['vencimento', plainText],
  valueCents: ['valor', plainReais],
  daysLate: ['dias', plainNumber],
});
export type OverdueInvoice = DomainOfShape<typeof overdueInvoice>;

/** Lists overdue invoices of all stores, the oldest first. The due day ends in each store's own time zone. */
export const listOverdueInvoices = defineCall({
  name: 'provider.list-overdue-invoices',
  summary: 'Faturas vencidas de todas as lojas',
  route: 'GET provedor/faturas/vencidas',
  access: { kind: 'provider', permission: 'finance.read' },
  input: record({
    ...afterField('depois'),
    perPage: ['limite', orNull(integer({ min: 1, max: 200 }))],
  }),
  output: pageOf('faturas', overdueInvoice, {
    count: ['quantidade', plainNumber],
    sumCents: ['soma', plainReais],
  }),
});

export const exportOverdueInvoices = defineCall({
  name: 'provider.export-overdue-invoices',
  summary: 'As faturas vencidas de todas as lojas, como planilha',
  route: 'POST provedor/faturas/vencidas/exportar',
  access: { kind: 'provider', permission: 'finance.read', isSensitive: true },
  input: record(formatField),
  output: sheetOf,
});
