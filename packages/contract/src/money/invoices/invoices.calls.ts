import * as z from 'zod/mini';
import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import { oneOf, plainNumber, plainText } from '../../kit/field-types.ts';
import { formatField, numberedPageOf, pageFields, sheetOf } from '../../kit/paged.ts';
import { type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { shape } from '../../kit/shape.ts';

const READ = { kind: 'session', permission: 'finance.read' } as const;

/** On the wire `balance` is the store's credit in cents. Screens show the debt, so the sign is reversed here. */
const owed = shape(z.number(), {
  decode: (balance) => -balance || 0,
  encode: (valueCents: number) => -valueCents || 0,
});

/** Status of an invoice. 'processing': the boleto is being made. 'accumulated': the next invoice includes this invoice. */
export const INVOICE_STATUSES = [
  'processing',
  'accumulated',
  'pending',
  'overdue',
  'paid',
  'canceled',
] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
/** Filters by status; 'open' means all unpaid invoices. */
const FILTERS = [...INVOICE_STATUSES, 'open'] as const;
export type InvoiceFilter = (typeof FILTERS)[number];

/** A tax invoice; 'other' is for the online payment. `pdf` is null until the invoice is issued. */
const taxInvoice = record({
  kind: ['type', oneOf(['commission', 'other'])],
  pdfUrl: ['pdf', nullable(plainText)],
  expectedOn: ['expected_on', calendarDay],
});
export type TaxInvoice = DomainOfShape<typeof taxInvoice>;

export const invoice = record({
  invoiceId: ['id', plainNumber],
  // Hash of the invoice's amounts. Null: a person of the provider opened the invoice by hand, so it has no
  // period.
  hash: ['hash', nullable(plainText)],
  startsOn: ['starts_at', nullable(calendarDay)],
  endsOn: ['ends_at', nullable(calendarDay)],
  // Calendar date, YYYY-MM-DD.
  dueOn: ['overdues_at', plainText],
  // The invoice's amount. An accumulated invoice adds this amount to the next invoice, or subtracts it
  // (negative).
  valueCents: ['balance', owed],
  // The amount still to be paid.
  openCents: ['amount_due', plainNumber],
  status: ['status', oneOf(INVOICE_STATUSES)],
  pdfUrl: ['pdf_url', nullable(plainText)],
  // URL of the payment page; null: no amount is due, or the invoice is paid in another way.
  payUrl: ['invoice_url', nullable(plainText)],
  taxInvoices: ['nfs', list(taxInvoice)],
});

export type Invoice = DomainOfShape<typeof invoice>;

const status = { status: ['status', orNull(oneOf(FILTERS))] } as const;

/** Invoices of the store. The banner requests them with `status=overdue`. */
export const listInvoices = defineCall({
  name: 'finance.list-invoices',
  summary: 'Faturas da loja, a mais nova primeiro; status=overdue traz as vencidas em aberto',
  route: 'GET invoices',
  access: READ,
  input: record({ ...status, ...pageFields({ most: 100 }) }),
  output: numberedPageOf('data', invoice),
});

export const exportInvoices = defineCall({
  name: 'finance.export-invoices',
  summary: 'Faturas da loja, como planilha',
  route: 'POST invoices/exportar',
  access: READ,
  input: record({ ...status, ...formatField }),
  output: sheetOf,
});
