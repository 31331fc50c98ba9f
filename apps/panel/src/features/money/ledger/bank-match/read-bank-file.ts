import { delimiterOf } from '@comanda/domain/kit/text/delimiter-of';
import { encodingOf, piecesOf } from '@comanda/domain/kit/text/text-encoding';
import {
  type BankStatement,
  LARGEST_STATEMENT,
  MAX_BANK_LINES,
} from '@comanda/domain/money/bank-match/bank-statement';
import { isOfx, readOfx } from '@comanda/domain/money/bank-match/read-ofx';
import {
  findStatementHeadings,
  type GuessedColumns,
  guessColumns,
  type StatementRow,
} from '@comanda/domain/money/bank-match/statement-columns';

/** Reasons why a file cannot be compared. */
export type BankFileFaultKind =
  | 'too-large'
  | 'empty'
  | 'pdf'
  | 'spreadsheet'
  | 'no-text'
  | 'quotes'
  | 'too-many'
  | 'card'
  | 'nothing';

export class BankFileFault extends Error {
  readonly kind: BankFileFaultKind;

  constructor(kind: BankFileFaultKind) {
    super(`no statement of a bank: ${kind}`);
    this.kind = kind;
  }
}

/** A CSV file before the meaning of its columns is known. */
export interface BankTable {
  /** Null: the first row is a movement. */
  headings: readonly string[] | null;
  body: readonly StatementRow[];
  /** The first rows of the file, used to recognise its columns. */
  upper: readonly StatementRow[];
  guessed: GuessedColumns;
}

/** The content of a file: the accounts of an OFX file, or a table. */
export type BankFile = { name: string } & (
  | { kind: 'accounts'; accounts: readonly BankStatement[] }
  | { kind: 'table'; table: BankTable }
);

/** The cell separator is detected in the first characters of the file; this is their number. */
const CHECKED_BYTES = 100_000;
const CHECKED_ROWS = 200;
/** No statement has more columns. */
const MAX_COLUMNS = 100;

/**
 * Reads a bank's file in the browser and never sends it. Accepts OFX 1 and 2 or CSV, in UTF-8, UTF-16 or Windows-1252.
 * The file's name and declared encoding do not matter. Throws BankFileFault.
 */
export async function readBankFile(file: File): Promise<BankFile> {
  if (file.size > LARGEST_STATEMENT) throw new BankFileFault('too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { name } = file;
  const text = textOf(bytes);
  if (isOfx(text)) return { name, kind: 'accounts', accounts: accountsOf(text) };
  return { name, kind: 'table', table: await tableOf(text) };
}

function textOf(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new BankFileFault('empty');
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === '%PDF') throw new BankFileFault('pdf');
  if (start.startsWith('PK') || start === '\u00d0\u00cf\u0011\u00e0') throw new BankFileFault('spreadsheet');
  const text = [...piecesOf(bytes, encodingOf(bytes))].join('');
  if (text.includes('\0')) throw new BankFileFault('no-text');
  return text;
}

function accountsOf(text: string): BankStatement[] {
  const all = readOfx(text);
  const accounts = all.filter(({ isCard }) => !isCard);
  if (accounts.length === 0) throw new BankFileFault(all.length > 0 ? 'card' : 'nothing');
  if (accounts.some(({ lines }) => lines.length > MAX_BANK_LINES)) throw new BankFileFault('too-many');
  return accounts;
}

async function tableOf(text: string): Promise<BankTable> {
  const rows = await rowsOf(text);
  const widths = rows.map(({ cells }) => cells.length);
  if (!widths.some((width) => width > 1) || widths.some((width) => width > MAX_COLUMNS))
    throw new BankFileFault('no-text');
  const at = findStatementHeadings(rows.slice(0, CHECKED_ROWS));
  const headings = (at === null ? null : rows[at]?.cells) ?? null;
  const body = rows.slice(at === null ? 0 : at + 1);
  if (body.length === 0) throw new BankFileFault('nothing');
  const upper = body.slice(0, CHECKED_ROWS);
  return { headings, body, upper, guessed: guessColumns(headings, upper) };
}

async function rowsOf(text: string): Promise<StatementRow[]> {
  // Loaded only for CSV, because OFX files do not need the parser.
  const { CsvError, parse } = await import('csv-parse/browser/esm/sync');
  try {
    const records: string[][] = parse(text, {
      ...{ delimiter: delimiterOf(text.slice(0, CHECKED_BYTES)), trim: true, relax_column_count: true },
      // A quote within an unquoted cell is a plain character.
      ...{ relax_quotes: true, max_record_size: 100_000, to: MAX_BANK_LINES + 1 },
    });
    if (records.length > MAX_BANK_LINES) throw new BankFileFault('too-many');
    return records
      .map((cells, at) => ({ line: at + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BankFileFault(error.code === 'CSV_MAX_RECORD_SIZE' ? 'no-text' : 'quotes');
  }
}
