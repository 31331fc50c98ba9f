import type { AnsweredFile } from '@comanda/contract/shape';
import type { Sheet } from './column.ts';
import { csvSheet } from './csv-sheet.ts';
import { xlsxSheet } from './xlsx-sheet.ts';

export type SheetFormat = 'csv' | 'xlsx';

const TYPES: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * A list as a file, made while it is sent. `name` is without its ending: `extrato-2026-11-01-a-2026-11-30`. The last row
 * has the sums and says how many rows there are: a file without it is not whole.
 */
export function sheetFile<Row>({
  name,
  title,
  format,
  ...sheet
}: Sheet<Row> & {
  name: string /** Names the sheet of an XLSX. */;
  title: string;
  format: SheetFormat;
}): AnsweredFile {
  return {
    name: `${name}.${format}`,
    type: TYPES[format],
    bytes: null,
    content: format === 'csv' ? csvSheet(sheet) : xlsxSheet(title, sheet),
  };
}
