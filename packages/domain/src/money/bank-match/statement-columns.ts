import { columnNamed, findHeadings, type HeadingWords, meaningOf } from '../../kit/text/headings.ts';
import { searchable } from '../../kit/text/searchable.ts';
import { isBalance } from './balance-words.ts';
import { type BankStatement, LONGEST_BANK_TEXT } from './bank-statement.ts';
import { readBankAmount } from './read-bank-amount.ts';
import { dayOrderOf, readBankDay } from './read-bank-day.ts';

type Field = 'sign' | 'day' | 'amount' | 'text';

/** Index of each field's column in a bank's table, from 0. */
export interface StatementColumns {
  day: number;
  /**
   * Column with only credits, or with credits and debits. The sign of the amount or the column `sign`
   * distinguishes both.
   */
  amount: number;
  /** Column that marks each row as a credit or a debit; null if there is no such column. */
  sign: number | null;
  texts: readonly number[];
}

/** The recognised columns. Null: the user must choose this column. */
export type GuessedColumns = Omit<StatementColumns, 'day' | 'amount'> & {
  day: number | null;
  amount: number | null;
};

/** A row of a table with its line number in the file. */
export interface StatementRow {
  line: number;
  cells: readonly string[];
}

const HEADINGS: HeadingWords<Field> = {
  words: [
    ['sign', [/deb\w*[ _/]*cred|cred\w*[ _/]*deb|^d ?\/ ?c$|^c ?\/ ?d$|^tipo\b|natureza/]],
    ['day', [/^data$|^data[ _](?:do[ _])?(?:lancamento|mov)/, /\bdata\b|^dt\b|date/]],
    ['amount', [/\bcredito|\bentrada/, /\bvalor|\bmontante|\bquantia|amount/]],
    ['text', [/historico|descri|lancamento|titulo|detalhe|memo|title|transac|transaction_type|favorecido/]],
  ],
  // Headings of balances and debits: read as amounts, they would lead to no matches or wrong matches.
  never: /saldo|balance|\bdebitos?(?!.*cred)|\bsaidas?|contabil|valor bloqueado/,
};

const isDay = (cell: string) => readBankDay(cell) !== null || readBankDay(cell, 'month-first') !== null;
/** Decimals are required because document numbers must not be read as amounts. */
const isAmount = (cell: string) => /[.,]\d{2}\D*$/.test(cell) && typeof readBankAmount(cell) === 'number';
const SIGN = /^(?:[cd]|cred\w*|deb\w*|entradas?|saidas?|\+|-)$/;
const isSign = (cell: string) => SIGN.test(searchable(cell).trim());

/** Index of the row with the column names, from 0; null without such a row. */
export const findStatementHeadings = (rows: readonly StatementRow[]): number | null =>
  findHeadings(
    rows.map(({ cells }) => cells),
    HEADINGS,
    (cells) => cells.some(isDay) && cells.some(isAmount),
  );

/** Guesses the columns by their headings. Without a heading, a field gets the only column that fits. */
export function guessColumns(
  headings: readonly string[] | null,
  body: readonly StatementRow[],
): GuessedColumns {
  const width = Math.max(headings?.length ?? 0, ...body.map(({ cells }) => cells.length));
  const meanings = (headings ?? []).map((heading) => meaningOf(heading, HEADINGS));
  const isNamed = (field: Field) => meanings.some((meaning) => meaning?.field === field);
  const all = Array.from({ length: width }, (_, at) => at);
  const filled = (at: number) => body.flatMap(({ cells }) => cells[at] || []);
  const mostly = (at: number, is: (cell: string) => boolean) =>
    filled(at).filter(is).length * 2 > Math.max(filled(at).length, 1);
  const only = (is: (cell: string) => boolean) => {
    const [one, ...more] = all.filter((at) => mostly(at, is));
    return one !== undefined && more.length === 0 ? one : null;
  };
  const day = isNamed('day') ? columnNamed('day', meanings) : only(isDay);
  const amount = isNamed('amount') ? columnNamed('amount', meanings) : only(isAmount);
  const isCreditsOnly = amount !== null && meanings[amount]?.rank === 0;
  const signs = all.filter((at) => filled(at).length > 0 && filled(at).every(isSign));
  const named = all.filter((at) => meanings[at]?.field === 'text' || meanings[at]?.field === 'sign');
  const texts = isNamed('text') ? named : all.filter((at) => mostly(at, isWords));
  return {
    ...{ day, amount, sign: isCreditsOnly ? null : (signs[0] ?? null) },
    texts: texts.filter((at) => at !== day && at !== amount && !signs.includes(at)),
  };
}

const isWords = (cell: string) => /\p{L}{3}/u.test(cell);

/**
 * Converts a bank's table to a statement. Skips balances, and rows without a day or an amount (titles,
 * totals).
 */
export function statementOfRows(rows: readonly StatementRow[], columns: StatementColumns): BankStatement {
  const statement: BankStatement = {
    ...{ bank: null, account: null, isCard: false, declared: null, lines: [], unread: [] },
  };
  const dayCells = rows.map(({ cells }) => cells[columns.day]?.trim() ?? '');
  const order = dayOrderOf(dayCells.filter(isDay));
  rows.forEach(({ line, cells }, at) => {
    const words = columns.texts.flatMap((column) => cells[column]?.trim() || []).join(' · ');
    if (isBalance(words)) return;
    const dayCell = dayCells[at] ?? '';
    const amountCell = cells[columns.amount] ?? '';
    const [day, cents] = [readBankDay(dayCell, order), readBankAmount(amountCell)];
    if (day !== null && typeof cents === 'number') {
      const isOut = columns.sign !== null && /^[ds-]/.test(searchable(cells[columns.sign] ?? '').trim());
      const text = words.slice(0, LONGEST_BANK_TEXT).toWellFormed();
      if (cents !== 0) statement.lines.push({ no: line, day, cents: isOut ? -Math.abs(cents) : cents, text });
    } else if ((day !== null && cents === undefined) || (/\d/.test(dayCell) && cents))
      statement.unread.push(line);
  });
  return statement;
}
