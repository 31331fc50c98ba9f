import { pipeline } from 'node:stream';
import { delimiterOf } from '@comanda/domain/text/delimiter-of';
import { CsvError, parse } from 'csv-parse';
import { CsvFault } from './csv-fault.ts';
import { decodeText } from './decode-text.ts';

/** One row: its cells without space around them, and its number as spreadsheets count rows, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/**
 * The rows of a CSV as spreadsheets save it, one after the other, however long the file is: parted by semicolons, tabs
 * or commas (what its first line says), cells quoted where needed (`"8,90"`), UTF-8 or Windows-1252, any line ends.
 * Empty rows are passed over; a heading is a row like any other. Throws a CsvFault when it is no such file.
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const pieces = decodeText(bytes);
  const { value: first, done } = await pieces.next();
  if (done) return;
  const whole = async function* () {
    yield first;
    yield* pieces;
  };
  yield* readCsvText(whole(), delimiterOf(first));
}

/** The rows of a CSV whose letters and delimiter are known. Throws a CsvFault. */
export async function* readCsvText(pieces: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRow> {
  const parser = parse({
    delimiter,
    trim: true,
    relax_column_count: true,
    // A quote inside of an unquoted cell is a letter.
    relax_quotes: true,
    max_record_size: 1_000_000,
  });
  // What fails on the way comes out of the parser.
  pipeline(pieces, parser, () => undefined);
  // A cell may hold line breaks: a spreadsheet counts rows, empty ones too.
  let line = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      line += 1;
      if (cells.some((cell) => cell !== '')) yield { line, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CsvFault(error.code === 'CSV_MAX_RECORD_SIZE' ? 'too-long' : 'quotes', line + 1);
  }
}
