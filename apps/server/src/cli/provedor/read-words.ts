import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { newStoreChecks } from '../../areas/store/store/public.ts';
import { CsvFault } from '../../platform/csv/csv-fault.ts';
import { type CsvRow, readCsv } from '../../platform/csv/read-csv.ts';
import { csvFaultText } from '../../platform/csv/texts.ts';
import { Complaint, EXIT } from './complaint.ts';
import type { Given } from './subject.ts';
import { MESSAGES } from './texts.ts';

/** Parses a store's number. */
export function storeNumber(word: string | undefined): number {
  if (word === undefined || !/^[1-9]\d{0,8}$/.test(word)) {
    throw new Complaint(MESSAGES.notAStore(word ?? ''), EXIT.misused);
  }
  return Number(word);
}

/** Parses `sim` or `nao`, with or without accent. */
export function onOrOff(word: string | undefined): boolean {
  if (word === 'sim') return true;
  if (word === 'nao' || word === 'não') return false;
  throw new Complaint(MESSAGES.onOrOff(word ?? ''), EXIT.misused);
}

/** The typed number. Any other word gives 0, a number that no record has. */
export const numberOf = (word = ''): number => (/^\d{1,9}$/.test(word) ? Number(word) : 0);

/** The value of a required option, converted to its stored form. */
export function checkedOption(
  { options }: Given,
  option: string,
  check: 'required' | 'username' | 'email',
): string {
  const typed = options[option];
  if (typed === undefined) throw new Complaint(MESSAGES.missing(option), EXIT.misused);
  const read = newStoreChecks[check](typed);
  if ('fault' in read) throw new Complaint(MESSAGES.badField(option, read.fault), EXIT.misused);
  return read.value;
}

/** Reads the text of a file; `-` means standard input. */
export async function textOfFile(path: string): Promise<string> {
  try {
    return path === '-' ? await readAll(process.stdin) : await readFile(path, 'utf8');
  } catch {
    throw new Complaint(MESSAGES.notAFile(path));
  }
}

/** The rows of a CSV file, see `readCsv`; `-` means standard input. */
export async function* rowsOfFile(path: string): AsyncGenerator<CsvRow> {
  try {
    yield* readCsv(path === '-' ? process.stdin : createReadStream(path));
  } catch (error) {
    if (error instanceof CsvFault) throw new Complaint(csvFaultText(error));
    const isUnreadable = error instanceof Error && 'syscall' in error;
    throw isUnreadable ? new Complaint(MESSAGES.notAFile(path)) : error;
  }
}

/** Converts '31/12/2026' or '2026-12-31' to YYYY-MM-DD. */
export function isoDay(word: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(word) ?? [];
  const iso = year === undefined ? word : `${year}-${month}-${day}`;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : new Date(Number.NaN);
  // Without this check, 31 February would become a day of March.
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso) {
    throw new Complaint(MESSAGES.notADay(word), EXIT.misused);
  }
  return iso;
}
