import { delimiterOf } from '@comanda/domain/kit/text/delimiter-of';
import { encodingOf, piecesOf, type TextEncoding } from '@comanda/domain/kit/text/text-encoding';
import { MAX_UPLOAD_COLUMNS, MAX_UPLOAD_ROWS } from '@comanda/domain/menu/bulk-upload/upload-fields';
import type { CellValue } from 'hucre';
import { streamXlsxRows } from 'hucre/xlsx';
import { CsvFault } from '../../../../platform/csv/csv-fault.ts';
import { readCsvText } from '../../../../platform/csv/read-csv.ts';
import { TableFault } from './table-fault.ts';

type Separator = ';' | ',' | '\t';

/** Settings that correct the detected format, chosen by the user. */
export interface TableHints {
  encoding?: TextEncoding;
  separator?: Separator;
  /** Index of the sheet in the spreadsheet, from 0. Default: the first sheet. */
  sheet?: number;
}

export interface TableRow {
  /** Row number as spreadsheets show it, from 1. */
  line: number;
  cells: string[];
}

export interface Table {
  format: 'csv' | 'xlsx';
  /** Null for a spreadsheet. */
  encoding: TextEncoding | null;
  separator: Separator | null;
  /** The rows in order, without empty rows. Iterating may throw a TableFault. */
  rows: AsyncIterable<TableRow>;
}

/** Maximum of characters per cell: longer than any name or code. */
const LONGEST_CELL = 2_000;
/** Excel's limit. A larger row number cannot be stored. */
const ROWS_OF_EXCEL = 1_048_576;

/**
 * Opens a spreadsheet or a text file. The type is read from the content, not from the file name. Throws a
 * TableFault. Call `assertUnpacksSmall` before reading the rows of a spreadsheet.
 */
export function openTable(bytes: Uint8Array, hints: TableHints): Table {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  if (start.startsWith('d0cf11e0')) throw new TableFault('old-excel');
  if (start.startsWith('504b0304')) {
    return {
      format: 'xlsx',
      encoding: null,
      separator: null,
      rows: capped(rowsOfSheet(bytes, hints.sheet ?? 0)),
    };
  }
  const encoding = hints.encoding ?? encodingOf(bytes);
  const text = () => piecesOf(bytes, encoding);
  const { value: first = '' } = text().next();
  if (first.includes('\0')) throw new TableFault('encoding');
  const separator = hints.separator ?? declaredSeparator(first) ?? delimiterOf(first);
  return { format: 'csv', encoding, separator, rows: capped(rowsOfText(text(), separator)) };
}

/** Excel's own first line `sep=;`, which names the delimiter. */
const SEPARATOR_LINE = /^\u{feff}?"?sep=(?<letter>[;,\t])"?\r?(?:\n|$)/iu;
const declaredSeparator = (text: string) =>
  (SEPARATOR_LINE.exec(text)?.groups?.letter as Separator | undefined) ?? null;

async function* rowsOfText(pieces: Iterable<string>, separator: Separator): AsyncGenerator<TableRow> {
  const complete = async function* () {
    yield* pieces;
  };
  try {
    for await (const row of readCsvText(complete(), separator))
      if (row.line > 1 || !/^sep=$/i.test(row.cells[0] ?? '')) yield row;
  } catch (error) {
    throw error instanceof CsvFault ? new TableFault(error.kind, error.line) : error;
  }
}

async function* rowsOfSheet(bytes: Uint8Array, sheet: number): AsyncGenerator<TableRow> {
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
      if (index >= ROWS_OF_EXCEL) throw new RangeError(`row ${index}`);
      const cells = values.map(textOfCell);
      if (cells.some((cell) => cell !== '')) yield { line: index + 1, cells };
    }
  } catch (error) {
    throw new TableFault(isTooLarge(error) ? 'unpacks-too-large' : 'broken');
  }
}

const isTooLarge = (error: unknown) => error instanceof Error && /exceeds limit/.test(error.message);

/** Formats a number as a user would type it. Rounding removes binary errors such as 0.30000000000000004. */
function textOfCell(value: CellValue): string {
  if (typeof value === 'number') return String(Number(value.toFixed(6)));
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return value === null || value === undefined ? '' : String(value).trim();
}

/**
 * Returns the rows with normalised cells. Throws a TableFault if the table has more rows or columns than a
 * product list may have.
 */
async function* capped(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let count = 0;
  for await (const { line, cells } of rows) {
    count += 1;
    // Adds one row for the headings.
    if (count > MAX_UPLOAD_ROWS + 1) throw new TableFault('too-many-rows');
    if (widthOf(cells) > MAX_UPLOAD_COLUMNS) throw new TableFault('too-many-columns', line);
    yield { line, cells: cells.slice(0, MAX_UPLOAD_COLUMNS).map(tidyCell) };
  }
}

const widthOf = (cells: readonly string[]) => cells.findLastIndex((cell) => cell !== '') + 1;

/** Removes characters that PostgreSQL refuses, and the `'` that our own spreadsheets put before a formula. */
const tidyCell = (cell: string) => keepable(cell.slice(0, LONGEST_CELL)).replace(/^'(?=[=+\-@\t\r])/, '');

/** A cut text may end with half a surrogate pair, and spreadsheets may contain NUL. PostgreSQL refuses both. */
const keepable = (text: string) => text.replaceAll('\0', '').toWellFormed();
