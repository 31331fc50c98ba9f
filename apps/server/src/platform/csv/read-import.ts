import { Readable } from 'node:stream';
import { AppError } from '../errors/app-error.ts';
import { CsvFault } from './csv-fault.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import type { LineFaults } from './read-headed-rows.ts';
import { csvFaultText } from './texts.ts';

/** The rows of a file, with the faults of its unreadable lines. */
export interface ReadRows<Row> extends LineFaults {
  rows: Row[];
}

/** A file sent by the provider's staff, with their settings for reading it. */
interface Import {
  file: { bytes: Uint8Array };
  leavesOutBadLines: boolean;
}

/**
 * Reads an uploaded file. Throws `request.invalid` with each fault at `arquivo`: no CSV, or unreadable lines
 * that are not to be left out. Throws with the text of `nothing` when the file has no row.
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
