import type { CellValue } from 'hucre/xlsx';
import { cellsOf, type Sheet, type SheetCell, type SheetColumn } from './column.ts';

const FORMATS: Partial<Record<SheetColumn<never>['kind'], string>> = {
  money: '"R$" #,##0.00',
  day: 'dd/mm/yyyy',
  moment: 'dd/mm/yyyy hh:mm:ss',
};
const WIDTHS: Record<SheetColumn<never>['kind'], number> = {
  text: 28,
  count: 12,
  money: 16,
  day: 12,
  moment: 20,
};
/** Letters Excel takes in a cell, and in a sheet's name. */
const MOST_LETTERS = 32_767;
const MOST_NAME_LETTERS = 31;

/**
 * A list as an XLSX, made while it is sent: memory does not grow with the rows. Text stays text ('00123', '=1+1'), money and
 * dates are numbers a spreadsheet can work with.
 */
export async function* xlsxSheet<Row>(
  name: string,
  sheet: Sheet<Row>,
  mostRows?: number,
): AsyncGenerator<Uint8Array> {
  // Loaded on use: few servers of few stores write one at a time.
  const { writeXlsxStream } = await import('hucre/xlsx');
  yield* writeXlsxStream(valuesOf(sheet, mostRows), {
    name: name.replace(/[[\]:*?/\\]/g, ' ').slice(0, MOST_NAME_LETTERS),
    columns: sheet.columns.map(({ title, kind }) => ({
      header: title,
      width: Math.max(WIDTHS[kind], title.length + 2),
      ...(FORMATS[kind] !== undefined && { numFmt: FORMATS[kind] }),
    })),
    freezePane: { rows: 1 },
  });
}

async function* valuesOf<Row>(sheet: Sheet<Row>, mostRows?: number): AsyncGenerator<CellValue[]> {
  for await (const rows of cellsOf(sheet, mostRows)) for (const row of rows) yield row.map(cellValue);
}

function cellValue(cell: SheetCell): CellValue {
  if (cell?.kind === 'text') return textOf(cell.value);
  return cell?.kind === 'money' ? cell.value / 100 : (cell?.value ?? null);
}

/** Without letters XML has none for; what looks like such a letter's escape (`_x0041_`) is escaped itself. */
function textOf(text: string): string {
  return (
    text
      .replaceAll('\r\n', '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
      .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, '')
      .toWellFormed()
      .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
      .slice(0, MOST_LETTERS)
  );
}
