import type { CalendarDate } from '@comanda/domain/time/calendar-date';

/** `10/12/2026`. */
export const brazilianDay = (day: CalendarDate): string => day.split('-').reverse().join('/');
/** `01/11/2026 a 30/11/2026`. */
export const brazilianPeriod = ({ from, through }: { from: CalendarDate; through: CalendarDate }): string =>
  `${brazilianDay(from)} a ${brazilianDay(through)}`;

/** What administrators are written when a month was closed with an invoice. */
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
