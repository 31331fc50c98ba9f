import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { nothing, shape } from '../shape.ts';

/**
 * An invoice of the store. The wire's `balance` is negative cents (what the store owes), so the
 * value people read is −balance.
 */
export interface Invoice {
  invoiceId: number;
  /** Calendar date, YYYY-MM-DD. */
  dueOn: string;
  valueCents: number;
}

const invoiceWire = z.object({ id: z.number(), overdues_at: z.string(), balance: z.number() });

function invoiceFromWire(row: z.infer<typeof invoiceWire>): Invoice {
  return { invoiceId: row.id, dueOn: row.overdues_at, valueCents: -row.balance || 0 };
}

function invoiceToWire(invoice: Invoice) {
  return { id: invoice.invoiceId, overdues_at: invoice.dueOn, balance: -invoice.valueCents || 0 };
}

const invoicesAnswer = shape(z.object({ status: z.literal(true), data: z.array(invoiceWire) }), {
  decode: (wire): Invoice[] => wire.data.map(invoiceFromWire),
  encode: (invoices: Invoice[]) => ({ status: true as const, data: invoices.map(invoiceToWire) }),
});

/** With status=overdue: what the banner shows. Other values filter the same list; none lists all. */
export const listInvoices = defineCall({
  name: 'finance.list-invoices',
  summary: 'Faturas da loja; status=overdue traz as vencidas em aberto',
  method: 'GET',
  path: 'invoices',
  access: { kind: 'session', permission: 'finance.read' },
  input: shape(z.object({ status: z.optional(z.enum(['overdue', 'open', 'paid'])) }), {
    decode: (wire) => ({ status: wire.status ?? null }),
    encode: (input: { status: 'overdue' | 'open' | 'paid' | null }) =>
      input.status === null ? {} : { status: input.status },
  }),
  output: invoicesAnswer,
  errors: [],
});

/** Invoices of the old system, same figures under the old names. */
export const listLegacyInvoices = defineCall({
  name: 'finance.list-legacy-invoices',
  summary: 'Faturas do sistema antigo',
  method: 'GET',
  path: 'faturas/listar',
  access: { kind: 'session', permission: 'finance.read' },
  input: nothing,
  output: shape(z.object({ status: z.literal(true), faturas: z.array(invoiceWire) }), {
    decode: (wire): Invoice[] => wire.faturas.map(invoiceFromWire),
    encode: (invoices: Invoice[]) => ({ status: true as const, faturas: invoices.map(invoiceToWire) }),
  }),
  errors: [],
});
