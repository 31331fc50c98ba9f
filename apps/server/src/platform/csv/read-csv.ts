import { pipeline } from 'node:stream';
import { delimiterOf } from '@comanda/domain/kit/text/delimiter-of';
import { CsvError, parse } from 'csv-parse';
import { CsvFault } from './csv-fault.ts';
import { decodeText } from './decode-text.ts';

/** One row: its trimmed cells, and its number, counted from 1 as in spreadsheets. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/**
 * Parses the rows of a spreadsheet's CSV, as a stream of any length. The first line decides the delimiter:
 * semicolon, tab or comma. Cells may be quoted (`"8,90"`). Text is UTF-8 or Windows-1252, with any line ends.
 * Empty rows are skipped; a heading is returned as a row. Throws a CsvFault for an invalid file.
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const pieces = decodeText(bytes);
  const { value: first, done } = await pieces.next();
  if (done) return;
  const complete = async function* () {
    yield first;
    yield* pieces;
  };
  yield* readCsvText(complete(), delimiterOf(first));
}

/** Parses the rows of a CSV with a known encoding and delimiter. Throws a CsvFault. */
export async function* readCsvText(pieces: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRow> {
  const parser = parse({
    delimiter,
    trim: true,
    relax_column_count: true,
    // A quote inside an unquoted cell is an ordinary character.
    relax_quotes: true,
    max_record_size: 1_000_000,
  });
  // The parser throws the errors of the pipeline, so they are ignored here.
  pipeline(pieces, parser, () => undefined);
  // Number of the row as in spreadsheets, where a cell may have line breaks and empty rows count.
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
