import type { SheetFormat } from '@comanda/contract/kit/paged';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import type { BookEntry } from '@comanda/contract/money/ledger/provider-book.calls';
import { BOOK_ACCOUNT_NAMES } from '@comanda/domain/money/ledger/account-names';
import { ENTRY_KINDS } from '@comanda/domain/money/ledger/entry-kinds';
import type { ReadRunner } from '../../../../platform/paged/define-paged.ts';
import type { SheetColumn } from '../../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../../platform/spreadsheet/sheet-file.ts';
import { BOOK_SHEET as texts } from '../texts.ts';
import { type BookFilter, bookEntries } from './book.reads.ts';

const { columns: titles } = texts;
const COLUMNS: readonly SheetColumn<BookEntry>[] = [
  { title: titles.seq, kind: 'text', value: ({ seq }) => String(seq) },
  { title: titles.posting, kind: 'text', value: ({ postingId }) => String(postingId) },
  { title: titles.day, kind: 'day', value: ({ day }) => day },
  { title: titles.at, kind: 'moment', value: ({ at }) => at },
  { title: titles.name, kind: 'text', value: ({ kind }) => ENTRY_KINDS[kind] },
  { title: titles.state, kind: 'text', value: ({ state }) => texts.states[state] },
  { title: titles.from, kind: 'text', value: ({ from }) => BOOK_ACCOUNT_NAMES[from] },
  { title: titles.to, kind: 'text', value: ({ to }) => BOOK_ACCOUNT_NAMES[to] },
  { title: titles.order, kind: 'text', value: ({ orderCode }) => orderCode },
  { title: titles.reason, kind: 'text', value: ({ reason }) => reason },
  { title: titles.by, kind: 'text', value: ({ byName }) => byName },
  { title: titles.value, kind: 'money', value: ({ cents }) => cents },
];

/**
 * The entries of a store's ledger as a file, see {@link sheetFile}. There is no sum, because each entry moves
 * an amount between two accounts.
 */
export const bookSheet = (
  runRead: ReadRunner,
  format: SheetFormat | null,
  { storeId, timeZone, ...filter }: BookFilter & { storeId: number; timeZone: string },
): AnsweredFile =>
  sheetFile({
    name: texts.file(storeId),
    days: filter,
    title: texts.title,
    format,
    columns: COLUMNS,
    slices: bookEntries.all(runRead, filter),
    timeZone,
  });
