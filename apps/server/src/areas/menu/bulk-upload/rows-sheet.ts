import type { SheetFormat } from '@comanda/contract/kit/paged';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import type { UploadRow } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import type { UploadColumns, UploadForm } from '@comanda/domain/menu/bulk-upload/upload-fields';
import type { RowOutcome } from '@comanda/domain/menu/bulk-upload/upload-state';
import type { ReadRunner } from '../../../platform/paged/define-paged.ts';
import type { SheetColumn } from '../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../platform/spreadsheet/sheet-file.ts';
import { uploadRows } from './rows.reads.ts';
import { FILE_NAMES, ROWS_SHEET } from './texts.ts';

const { columns: titles, outcomes, yesNo, statuses } = ROWS_SHEET;
type Values = NonNullable<UploadRow['after']>;

/** Columns with the product's values before the change, or after the change. */
const sides = (side: 'before' | 'after'): readonly SheetColumn<UploadRow>[] => [
  { title: titles.category[side], kind: 'text', value: (row) => row[side]?.category ?? null },
  { title: titles.price[side], kind: 'money', value: (row) => row[side]?.priceCents ?? null },
  { title: titles.promo[side], kind: 'money', value: (row) => row[side]?.promoCents ?? null },
  { title: titles.left[side], kind: 'count', value: (row) => row[side]?.left ?? null },
  { title: titles.status[side], kind: 'text', value: (row) => statusOf(row[side]) },
  { title: titles.description[side], kind: 'text', value: (row) => row[side]?.description ?? null },
];

const columns: readonly SheetColumn<UploadRow>[] = [
  { title: titles.line, kind: 'count', value: ({ line }) => line },
  { title: titles.barcode, kind: 'text', value: ({ barcode }) => barcode },
  { title: titles.nameBefore, kind: 'text', value: ({ before }) => before?.name ?? null },
  { title: titles.name, kind: 'text', value: ({ name }) => name },
  { title: titles.outcome, kind: 'text', value: ({ outcome }) => outcome && outcomes[outcome] },
  ...sides('before'),
  ...sides('after'),
  { title: titles.reason, kind: 'text', value: ({ reasons }) => reasons.join(' ') },
  { title: titles.isDone, kind: 'text', value: ({ isDone }) => yesNo(isDone) },
  {
    title: titles.takenBack,
    kind: 'text',
    value: ({ takenBack }) => (takenBack === null ? null : yesNo(takenBack)),
  },
];

/** A product's status in words. An active product with no pieces left is shown as out. */
function statusOf(values: Values | null): string | null {
  if (values === null) return null;
  return statuses[values.status === 'active' && values.left === 0 ? 'out' : values.status];
}

/** An upload's rows as a file, with the columns of the screen. See {@link sheetFile}. */
export const rowsSheet = (
  runRead: ReadRunner,
  wanted: { fileId: number; outcome: RowOutcome | null; format: SheetFormat | null },
  file: { columns: UploadColumns; form: UploadForm; fileName: string; timeZone: string },
): AnsweredFile =>
  sheetFile({
    name: FILE_NAMES.rows(file.fileName),
    title: ROWS_SHEET.title,
    format: wanted.format,
    columns,
    slices: uploadRows.all(runRead, { fileId: wanted.fileId, outcome: wanted.outcome }, file),
    timeZone: file.timeZone,
  });
