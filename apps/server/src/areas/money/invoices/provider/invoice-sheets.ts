import type { SheetFormat } from '@comanda/contract/kit/paged';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import {
  INVOICE_STATUS_WORDS,
  type OverdueInvoice,
  type StoreInvoice,
} from '@comanda/contract/money/invoices/provider-invoices.calls';
import { dateAt } from '@comanda/domain/kit/time/calendar-date';
import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import type { ReadRunner } from '../../../../platform/paged/define-paged.ts';
import type { SheetColumn } from '../../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../../platform/spreadsheet/sheet-file.ts';
import { storeInvoices } from './invoices.ts';
import { overdueInvoices } from './overdue-invoices.reads.ts';
import { SHEETS } from './texts.ts';

const { columns: titles } = SHEETS;

const OVERDUE: readonly SheetColumn<OverdueInvoice>[] = [
  { title: titles.store, kind: 'text', value: ({ storeName }) => storeName },
  { title: titles.storeId, kind: 'count', value: ({ storeId }) => storeId },
  { title: titles.city, kind: 'text', value: ({ city }) => city },
  { title: titles.invoice, kind: 'count', value: ({ invoiceId }) => invoiceId },
  { title: titles.dueOn, kind: 'day', value: ({ dueOn }) => dueOn },
  { title: titles.daysLate, kind: 'count', value: ({ daysLate }) => daysLate },
  { title: titles.value, kind: 'money', value: ({ valueCents }) => valueCents, isSummed: true },
];

/** Overdue invoices of all stores with their sum; `now` in epoch ms. See {@link sheetFile}. */
export const overdueSheet = (runRead: ReadRunner, format: SheetFormat | null, now: number): AnsweredFile =>
  sheetFile({
    name: SHEETS.overdueFile(dateAt(PROVIDER_TIME_ZONE, now)),
    title: SHEETS.overdue,
    format,
    columns: OVERDUE,
    slices: overdueInvoices.all(runRead, {}, { now }),
    timeZone: PROVIDER_TIME_ZONE,
  });

/** Only the column of the owed amount has a sum in the last row. */
const OF_STORE: readonly SheetColumn<StoreInvoice>[] = [
  { title: titles.invoice, kind: 'text', value: ({ invoiceId }) => String(invoiceId) },
  { title: titles.dueOn, kind: 'day', value: ({ dueOn }) => dueOn },
  {
    title: titles.status,
    kind: 'text',
    value: ({ kind, status, isOverdue }) =>
      INVOICE_STATUS_WORDS[kind === 'accumulated' ? kind : isOverdue ? 'overdue' : status],
  },
  { title: titles.value, kind: 'money', value: ({ valueCents }) => valueCents },
  {
    title: titles.owed,
    kind: 'money',
    value: ({ openCents }) => openCents || null,
    isSummed: true,
  },
];

/**
 * A store's invoices with the columns of its tab in the console. `today`: the day by the store's clock. See
 * {@link sheetFile}.
 */
export const storeInvoicesSheet = (
  runRead: ReadRunner,
  format: SheetFormat | null,
  store: { storeId: number; timeZone: string; today: string; now: number },
): AnsweredFile =>
  sheetFile({
    name: SHEETS.ofStoreFile(store.storeId, store.today),
    title: SHEETS.ofStore,
    format,
    columns: OF_STORE,
    slices: storeInvoices.all(runRead, {}, { now: store.now }),
    timeZone: store.timeZone,
  });
