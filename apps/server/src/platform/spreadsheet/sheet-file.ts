import type { SheetFormat } from '@comanda/contract/kit/paged';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import type { Sheet } from './column.ts';
import { csvSheet } from './csv-sheet.ts';
import { xlsxSheet } from './xlsx-sheet.ts';

const TYPES: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Makes a list's file while the file is sent. The row below the list has totals and the number of rows; a
 * file without this row is incomplete.
 */
export function sheetFile<Row>({
  name,
  days,
  title,
  format,
  ...sheet
}: Sheet<Row> & {
  /**
   * Beginning of the file's name. The days and the extension are added:
   * `extrato-2026-11-01-a-2026-11-30.csv`.
   */
  name: string;
  days?: DayRange;
  /** Name of the sheet inside an XLSX file. */
  title: string;
  /** The file's format. Null: CSV. */
  format: SheetFormat | null;
}): AnsweredFile {
  const ending = format ?? 'csv';
  return {
    name: `${days ? `${name}-${days.from}-a-${days.to}` : name}.${ending}`,
    type: TYPES[ending],
    bytes: null,
    content: ending === 'csv' ? csvSheet(sheet) : xlsxSheet(title, sheet),
  };
}
