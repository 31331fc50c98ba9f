import type { ActionRows } from '../../people/audit/action-row.ts';
import type { AuditFacts } from '../../people/audit/audit-facts.ts';

/** Audit log: actions on invoices of stores. */
export const INVOICE_ACTIONS = {
  'finance.invoice-opened': {
    area: 'finance',
    describe: (f) => `Emitiu a fatura${invoiceOf(f)}${worth(f)}${dueOn(f)}`,
  },
  'finance.invoice-paid': {
    area: 'finance',
    describe: (f) => `Registrou o pagamento da fatura${invoiceOf(f)}${worth(f)}`,
  },
  'finance.period-retried': { area: 'finance', describe: () => 'Tentou de novo o fechamento do mês da loja' },
  'finance.boleto-asked': { area: 'finance', describe: (f) => `Pediu outro boleto da fatura${invoiceOf(f)}` },
  'finance.invoice-cancelled': { area: 'finance', describe: (f) => `Cancelou a fatura${invoiceOf(f)}` },
} as const satisfies ActionRows;

function invoiceOf(facts: AuditFacts): string {
  const number = facts.number('fatura');
  return number === null ? '' : ` nº ${number}`;
}

function worth(facts: AuditFacts): string {
  const money = facts.money('centavos');
  return money === null ? '' : ` de ${money}`;
}

function dueOn(facts: AuditFacts): string {
  const day = facts.day('vencimento');
  return day === null ? '' : `, com vencimento em ${day}`;
}
