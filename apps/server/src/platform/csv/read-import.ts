import { Readable } from 'node:stream';
import { AppError } from '../errors/app-error.ts';
import { CsvFault } from './csv-fault.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import type { LineFaults } from './read-headed-rows.ts';
import { csvFaultText } from './texts.ts';

/** What a file says; lines that cannot be read are told. */
export interface ReadRows<Row> extends LineFaults {
  rows: Row[];
}

/** A file somebody of the provider sent, as they want it read. */
interface Import {
  file: { bytes: Uint8Array };
  leavesOutBadLines: boolean;
}

/**
 * Reads a file somebody sent. Throws `request.invalid` where it is no CSV, where lines of it cannot be read and are not to be
 * left out, and in the words of `nothing` where it has no row; each fault is said at `arquivo`.
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
