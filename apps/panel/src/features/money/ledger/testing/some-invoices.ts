import type { InvoiceDetail, LegacyInvoice } from '@comanda/contract/money/invoices/invoice-detail.calls';
import type { Invoice } from '@comanda/contract/money/invoices/invoices.calls';

/** An open invoice of November over R$ 54,87; `over` replaces fields. */
export function anInvoice(over: Partial<Invoice> = {}): Invoice {
  return {
    ...{
      invoiceId: 11,
      hash: '0123456789abcdef0123456789abcdef',
      startsOn: '2026-11-01',
      endsOn: '2026-11-30',
    },
    ...{ dueOn: '2026-12-10', valueCents: 5_487, openCents: 5_487, status: 'pending' },
    ...{ pdfUrl: '/api/invoices/11/pdf', payUrl: '/financeiro/faturas?pagar=11' },
    taxInvoices: [
      { kind: 'commission', pdfUrl: null, expectedOn: '2026-12-17' },
      { kind: 'other', pdfUrl: null, expectedOn: '2026-12-17' },
    ],
    ...over,
  };
}

/** A page of invoices, by default with one. */
export const someInvoices = (rows: readonly Invoice[] = [anInvoice()]) => ({
  rows,
  total: rows.length,
  pages: Math.ceil(rows.length / 10),
});

/** The same invoice with its composition, boleto and Pix. */
export function anInvoiceDetail(over: Partial<InvoiceDetail> = {}): InvoiceDetail {
  return {
    ...anInvoice(),
    ...{ paidCents: 0, paidAt: null, payableUntil: '2026-12-10', carriedCents: -1_200, laterCents: 0 },
    ...{ reason: null, paidBy: null, settled: [], later: [] },
    items: [
      { kind: 'commission', cents: -1_674, count: 4 },
      { kind: 'retained', cents: 2_810, count: 3 },
      { kind: 'fine', cents: -500, count: 1 },
      { kind: 'blocked', cents: -6_000, count: 1 },
      { kind: 'adjustment', cents: 1_077, count: 2 },
    ],
    boleto: {
      ...{ state: 'open', cents: 5_487, dueOn: '2026-12-10' },
      line: '23791.23454 00000.000059 48700.090003 1 16560000005487',
      barcode: '23791165600000054871234500000000054870009000',
    },
    pixCode:
      '00020126490014br.gov.bcb.pix0127financeiro@provedor.example520400005303986540554.875802BR5916PROVEDOR EXEMPLO6009SAO PAULO62110507S1F11A1630460FE',
    isPixOfBoleto: true,
    isRetained: false,
    ...over,
  };
}

/** A paid invoice of the old system. */
export function aLegacyInvoice(over: Partial<LegacyInvoice> = {}): LegacyInvoice {
  return {
    ...{ hash: 'abc', reference: '12/2024', valueCents: 1_234, dueOn: '2025-01-10', status: 'PG' },
    ...{ invoiceUrl: 'https://antigo.example/f', taxUrl: 'https://antigo.example/n', boletoUrl: null },
    ...over,
  };
}
