import { csvBytes, csvLine } from '../csv/csv-line.ts';
import { cellsOf, type Sheet, type SheetCell } from './column.ts';

/** A list as the CSV that spreadsheets in Brazil read: `;`, comma decimals, dates as dd/mm/aaaa. */
export async function* csvSheet<Row>(sheet: Sheet<Row>, mostRows?: number): AsyncGenerator<Uint8Array> {
  yield csvBytes([csvLine(sheet.columns.map(({ title }) => title))], true);
  for await (const rows of cellsOf(sheet, mostRows)) if (rows.length > 0) yield csvBytes(rows.map(lineOf));
}

/** Numbers are no formulas, also below zero: only texts are made harmless. */
const lineOf = (cells: readonly SheetCell[]): string =>
  cells
    .map((cell) => (cell?.kind === 'text' ? csvLine([cell.value]) : cell === null ? '' : plain(cell)))
    .join(';');

function plain(cell: Exclude<SheetCell, null | { kind: 'text' }>): string {
  if (cell.kind === 'count') return String(cell.value).replace('.', ',');
  if (cell.kind === 'money') return reais(cell.value);
  const [year, month, dayAndTime = ''] = cell.value.toISOString().split('-');
  const day = `${dayAndTime.slice(0, 2)}/${month}/${year}`;
  return cell.kind === 'day' ? day : `${day} ${dayAndTime.slice(3, 11)}`;
}

/** Cents without a detour over fractions: 1e15 of them come out to the cent. */
function reais(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
