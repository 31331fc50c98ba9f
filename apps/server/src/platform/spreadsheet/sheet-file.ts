import type { SheetFormat } from '@comanda/contract/paged';
import type { AnsweredFile } from '@comanda/contract/shape';
import type { Sheet } from './column.ts';
import { csvSheet } from './csv-sheet.ts';
import { xlsxSheet } from './xlsx-sheet.ts';

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
  name: string;
  /** Names the sheet of an XLSX. */
  title: string;
  /** Null: CSV. */
  format: SheetFormat | null;
}): AnsweredFile {
  const ending = format ?? 'csv';
  return {
    name: `${name}.${ending}`,
    type: TYPES[ending],
    bytes: null,
    content: ending === 'csv' ? csvSheet(sheet) : xlsxSheet(title, sheet),
  };
}
