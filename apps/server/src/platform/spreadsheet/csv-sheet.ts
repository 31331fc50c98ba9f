import { BYTE_ORDER_MARK, csvLine } from '../csv/csv-line.ts';
import { type Sheet, type SheetText, sheetBytes } from './column.ts';

/** Writes a list as CSV for spreadsheets in Brazil: `;` as separator, decimal comma, dates as dd/mm/aaaa. */
export const csvSheet = <Row>(sheet: Sheet<Row>, maxRows?: number): AsyncGenerator<Uint8Array> =>
  sheetBytes(sheet, CSV, maxRows);

/** Formats of CSV. Only texts are escaped, because numbers, even negative ones, cannot be formulas. */
const CSV: SheetText = {
  begin: BYTE_ORDER_MARK,
  end: '',
  row: (cells) => `${cells.join(';')}\r\n`,
  nothing: '',
  text: (value) => csvLine([value]),
  count: (value) => String(value).replace('.', ','),
  money: reais,
  day: dayOf,
  moment: (wallMs) => {
    const text = new Date(wallMs).toISOString();
    return `${dayOf(text)} ${text.slice(11, 19)}`;
  },
};

/** Formats the day at the start of a text: `2026-11-24` becomes `24/11/2026`. */
function dayOf(text: string): string {
  return `${text.slice(8, 10)}/${text.slice(5, 7)}/${text.slice(0, 4)}`;
}

/** Formats cents without floating-point division, exact up to 1e15 cents. */
function reais(cents: number): string {
  // Does not use `String`, because V8 caches its results for thousands of numbers.
  const digits = Math.abs(cents).toFixed(0).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
