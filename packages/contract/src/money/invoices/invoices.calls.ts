import * as z from 'zod/mini';
import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import { oneOf, plainNumber, plainText } from '../../kit/field-types.ts';
import { formatField, numberedPageOf, pageFields, sheetOf } from '../../kit/paged.ts';
import { type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { shape } from '../../kit/shape.ts';

const READ = { kind: 'session', permission: 'finance.read' } as const;

/** The wire's `balance` is the store's credit in cents. People read the debt, which is the negative value. */
const owed = shape(z.number(), {
  decode: (balance) => -balance || 0,
  encode: (valueCents: number) => -valueCents || 0,
});

/** Status of an invoice. 'processing': the boleto is being made. 'accumulated': the next invoice includes this one. */
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
  // Hash of the invoice's amounts. Null: a person of the provider opened the invoice, without a period.
  hash: ['hash', nullable(plainText)],
  startsOn: ['starts_at', nullable(calendarDay)],
  endsOn: ['ends_at', nullable(calendarDay)],
  // Calendar date, YYYY-MM-DD.
  dueOn: ['overdues_at', plainText],
  // For an accumulated invoice: the amount that the next invoice has more (positive) or less.
  valueCents: ['balance', owed],
  // The amount still to be paid.
  openCents: ['amount_due', plainNumber],
  status: ['status', oneOf(INVOICE_STATUSES)],
  pdfUrl: ['pdf_url', nullable(plainText)],
  // Payment page; null: there is nothing to pay, or the store pays elsewhere.
  payUrl: ['invoice_url', nullable(plainText)],
  taxInvoices: ['nfs', list(taxInvoice)],
});

export type Invoice = DomainOfShape<typeof invoice>;

const status = { status: ['status', orNull(oneOf(FILTERS))] } as const;

/** Invoices of the store. With `status=overdue`: the invoices of the banner. */
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
