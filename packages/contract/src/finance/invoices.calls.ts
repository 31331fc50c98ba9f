import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { oneOf, plainNumber, plainText } from '../field-types.ts';
import { answer, type DomainOfShape, list, orNull, record } from '../record.ts';
import { nothing, shape } from '../shape.ts';

/** The wire's `balance` is what the store has, in cents: negative for what it owes, which is the value people read. */
const owed = shape(z.number(), {
  decode: (balance) => -balance || 0,
  encode: (valueCents: number) => -valueCents || 0,
});

const invoice = record({
  invoiceId: ['id', plainNumber],
  // Calendar date, YYYY-MM-DD.
  dueOn: ['overdues_at', plainText],
  valueCents: ['balance', owed],
});

/** An invoice of the store. */
export type Invoice = DomainOfShape<typeof invoice>;

/** With status=overdue: what the banner shows. Other values filter the same list; none lists all. */
export const listInvoices = defineCall({
  name: 'finance.list-invoices',
  summary: 'Faturas da loja; status=overdue traz as vencidas em aberto',
  route: 'GET invoices',
  access: { kind: 'session', permission: 'finance.read' },
  input: record({ status: ['status', orNull(oneOf(['overdue', 'open', 'paid']))] }),
  output: answer('data', list(invoice)),
});

/** Invoices of the old system, same figures under the old names. */
export const listLegacyInvoices = defineCall({
  name: 'finance.list-legacy-invoices',
  summary: 'Faturas do sistema antigo',
  route: 'GET faturas/listar',
  access: { kind: 'session', permission: 'finance.read' },
  input: nothing,
  output: answer('faturas', list(invoice)),
});
