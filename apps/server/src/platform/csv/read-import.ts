import { Readable } from 'node:stream';
import { AppError } from '../errors/app-error.ts';
import { CsvFault } from './csv-fault.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import type { LineFaults } from './read-headed-rows.ts';
import { csvFaultText } from './texts.ts';

/** The valid rows of a file, and the faults of its invalid lines. */
export interface ReadRows<Row> extends LineFaults {
  rows: Row[];
}

/** A file of the provider's people, with the options for parsing it. */
interface Import {
  file: { bytes: Uint8Array };
  leavesOutBadLines: boolean;
}

/**
 * Parses an uploaded file. Throws `request.invalid` with the faults in the field `arquivo`: for a file that
 * is not CSV, and for invalid lines unless the user allowed to skip them. For a file without rows the text is
 * `nothing`.
 */
export async function readImport<Row>(
  { file, leavesOutBadLines }: Import,
  read: (rows: AsyncIterable<CsvRow>) => Promise<ReadRows<Row>>,
  nothing: string,
): Promise<ReadRows<Row>> {
  const found = await read(readCsv(Readable.from([file.bytes]))).catch((error: unknown) => {
    throw error instanceof CsvFault ? refused([csvFaultText(error)]) : error;
  });
  const { rows, faults, badLines } = found;
  if (badLines > 0 && !leavesOutBadLines) throw refused(faults);
  if (rows.length === 0) throw refused([...faults, nothing]);
  return found;
}

const refused = (faults: readonly string[]) =>
  new AppError('request.invalid', { fields: faults.map((mensagem) => ({ campo: 'arquivo', mensagem })) });
