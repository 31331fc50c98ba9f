import type { InvoiceStatus } from '@comanda/contract/money/invoices/invoices.calls';
import { brazilianDay } from '@comanda/domain/kit/time/brazilian-days';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';

/** Formats a period as `01/11/2026 a 30/11/2026`. */
export const brazilianPeriod = ({ from, through }: { from: CalendarDate; through: CalendarDate }): string =>
  `${brazilianDay(from)} a ${brazilianDay(through)}`;

/** Mail to administrators about a closed month with an invoice. */
export const INVOICE_MAIL = {
  subject: (dueOn: string) => `Sua fatura chegou: vence em ${dueOn}`,
  paragraphs: (store: string) => [
    `A fatura do mês da loja ${store} foi fechada.`,
    'O boleto e o Pix ficam em Financeiro, Faturas. Lá você também vê, lançamento por lançamento, do que ela é feita.',
  ],
  amount: 'Valor',
  invoice: 'Fatura',
  period: 'Período',
  dueOn: 'Vencimento',
  closing: ['Se o vencimento não for dia útil, você pode pagar no dia útil seguinte, sem juros.'],
} as const;

/** Mail to administrators about a manual invoice. */
export const OPENED_MAIL = {
  subject: (dueOn: string) => `Nova cobrança: vence em ${dueOn}`,
  paragraphs: (store: string) => [
    `O provedor abriu uma cobrança para a loja ${store}.`,
    'Ela está em Financeiro, Faturas, com o PDF e como pagar. Se algo não estiver certo, fale com o suporte antes do vencimento.',
  ],
  reason: 'Motivo',
} as const;

/** States of an invoice in words. */
export const STATUS_WORDS: Record<InvoiceStatus, string> = {
  processing: 'Processando',
  accumulated: 'Acumulado',
  pending: 'Pendente',
  overdue: 'Vencido',
  paid: 'Pago',
  canceled: 'Cancelado',
};

/** Formats date and time as `27/11/2026 18:30` in `timeZone`. */
export const brazilianMoment = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

/** Texts of the spreadsheet with the store's invoices. */
export const INVOICE_SHEET = {
  title: 'Faturas',
  file: (day: string) => `faturas-${day}`,
  columns: {
    id: 'Fatura',
    from: 'Início',
    through: 'Fim',
    value: 'Valor',
    dueOn: 'Vencimento',
    status: 'Status',
    open: 'Em aberto',
    next: 'Na próxima fatura',
  },
} as const;

/** Texts of an invoice's PDF. */
export const PDF_TEXTS = {
  title: (invoiceId: number) => `Fatura ${invoiceId}`,
  file: (invoiceId: number) => `fatura-${invoiceId}`,
  made: (at: string, by: string) => `Gerado em ${at} por ${by}`,
  amount: 'Valor da fatura',
  facts: {
    status: 'Status',
    issuer: 'Cobrado por',
    payer: 'Pagador',
    reason: 'Referente a',
    dueOn: 'Vencimento',
    payableUntil: 'Pague sem juros até',
    addition: 'Acréscimo na próxima fatura',
    discount: 'Desconto na próxima fatura',
    paid: 'Já pago',
    open: 'Falta pagar',
  },
  lastPayment: 'o último pagamento',
  composition: 'Do que é feita',
  carried: 'Saldo do período anterior',
  columns: { what: 'Lançamentos', count: 'Quantidade', value: 'Valor' },
  total: 'Saldo do período',
  hash: (hash: string) => `Código de conferência: ${hash}`,
  boleto: 'Boleto: linha digitável e código de barras',
  pix: 'Pix copia e cola',
} as const;
