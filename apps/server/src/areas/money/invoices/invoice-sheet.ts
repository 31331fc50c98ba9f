import type { SheetFormat } from '@comanda/contract/kit/paged';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import type { Invoice } from '@comanda/contract/money/invoices/invoices.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { SheetColumn } from '../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../platform/spreadsheet/sheet-file.ts';
import { STATUS_WORDS, INVOICE_SHEET as texts } from './texts.ts';

const { columns: titles } = texts;

/** An accumulated invoice has no amount to pay, because its amount moves to the next invoice. */
const isAccumulated = ({ status }: Invoice) => status === 'accumulated';

/** Only the column of the open amount has a sum in the last row. */
const COLUMNS: readonly SheetColumn<Invoice>[] = [
  { title: titles.id, kind: 'text', value: ({ invoiceId }) => String(invoiceId) },
  { title: titles.from, kind: 'day', value: ({ startsOn }) => startsOn },
  { title: titles.through, kind: 'day', value: ({ endsOn }) => endsOn },
  {
    title: titles.value,
    kind: 'money',
    value: (invoice) => (isAccumulated(invoice) ? 0 : invoice.valueCents),
  },
  {
    title: titles.dueOn,
    kind: 'day',
    value: (invoice) => (isAccumulated(invoice) ? null : invoice.dueOn),
  },
  { title: titles.status, kind: 'text', value: ({ status }) => STATUS_WORDS[status] },
  { title: titles.open, kind: 'money', value: ({ openCents }) => openCents, isSummed: true },
  // Amount that moves to the next invoice: positive for an addition, negative for a discount.
  {
    title: titles.next,
    kind: 'money',
    value: (invoice) => (isAccumulated(invoice) ? invoice.valueCents : null),
  },
];

/** The store's invoices as a file. See {@link sheetFile}. */
export const invoicesSheet = (
  slices: AsyncIterable<Invoice[]>,
  { format, timeZone, today }: { format: SheetFormat | null; timeZone: string; today: CalendarDate },
): AnsweredFile =>
  sheetFile({
    ...{ name: texts.file(today), title: texts.title, format, columns: COLUMNS, slices, timeZone },
  });
