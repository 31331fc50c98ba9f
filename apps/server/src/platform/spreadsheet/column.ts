import { offsetMsAt } from '@comanda/domain/time/wall-clock';
import { GrowingBytes } from './growing-bytes.ts';

/**
 * A column of an exported list. `money` is integer cents, `moment` epoch milliseconds, `day` a calendar day (`2026-11-24`).
 * Null leaves the cell empty. The last row has the sum of what is summed, of the rows a sheet counts.
 */
export type SheetColumn<Row> = { title: string } & (
  | { kind: 'text'; value: (row: Row) => string | null }
  | { kind: 'day'; value: (row: Row) => string | null }
  | { kind: 'moment'; value: (row: Row) => number | null }
  | { kind: 'count'; value: (row: Row) => number | null; isSummed?: true }
  | { kind: 'money'; value: (row: Row) => number | null; isSummed?: true }
);

export type ColumnKind = SheetColumn<never>['kind'];

/** A list as it is exported. */
export interface Sheet<Row> {
  columns: readonly SheetColumn<Row>[];
  /** The rows in slices; between two of them nothing is held. */
  slices: AsyncIterable<readonly Row[]>;
  /** Of rows that do not all add up to one thing, which ones are summed; the last row names them: 'concluídos'. Without it, all are. */
  counted?: { is(row: Row): boolean; words: string } | undefined;
  /** Older rows are still being added up: the last row says that its sums grow. */
  isBehind?: boolean;
  /** Moments are written as the clocks of this zone (IANA) show them. */
  timeZone: string;
}

/** How a format writes a sheet, as text. */
export interface SheetText {
  /** Before all rows, and behind them. */
  begin: string;
  end: string;
  /** Of a row's cells; the array is used again for the next one. Rows count from 1, the titles with them. */
  row(cells: readonly string[], rowNo: number): string;
  nothing: string;
  text(value: string): string;
  count(value: number): string;
  /** Of integer cents. */
  money(cents: number): string;
  /** Of a calendar day. */
  day(day: string): string;
  /** Of what the clocks of the sheet's zone show, as milliseconds of UTC: spreadsheets know no zones. */
  moment(wallMs: number): string;
}

/** Rows one file may have, less than Excel's 1,048,576. What is left out is said in the last row. */
const MOST_ROWS = 1_000_000;

/**
 * The bytes of a sheet, slice by slice: titles, rows, then one row with the sums that also says how many rows there were. The
 * first ones come with the first rows: what fails before them can be said in words.
 */
export async function* sheetBytes<Row>(
  { columns, slices, timeZone, counted, isBehind }: Sheet<Row>,
  format: SheetText,
  mostRows = MOST_ROWS,
): AsyncGenerator<Uint8Array> {
  const written = new GrowingBytes();
  const cells = columns.map(({ title }) => format.text(title));
  let rowNo = 0;
  const writeRow = () => {
    rowNo += 1;
    written.add(format.row(cells, rowNo));
  };
  written.add(format.begin);
  writeRow();
  const sums = columns.map(() => 0);
  let count = 0;
  let summed = 0;
  let isCut = false;
  for await (const rows of slices) {
    isCut = count + rows.length > mostRows;
    // Row by row: what is made of one is gone before the next, and V8 never counts it among what is kept.
    for (const row of isCut ? rows.slice(0, mostRows - count) : rows) {
      const isCounted = counted === undefined || counted.is(row);
      if (isCounted) summed += 1;
      columns.forEach((column, at) => {
        const value = column.value(row);
        if (isCounted && 'isSummed' in column) sums[at] = (sums[at] ?? 0) + Number(value ?? 0);
        cells[at] = cellOf(column.kind, value, format, timeZone);
      });
      count += 1;
      writeRow();
    }
    yield written.take();
    if (isCut) break;
  }
  columns.forEach((column, at) => {
    cells[at] = 'isSummed' in column ? format[column.kind](sums[at] ?? 0) : format.nothing;
  });
  const ofWhich = counted === undefined ? undefined : { summed, words: counted.words };
  const total = (isCut ? texts.cut : texts.total)(count, ofWhich);
  cells[0] = format.text(isBehind ? `${total}. ${texts.behind}` : total);
  writeRow();
  written.add(format.end);
  yield written.take();
}

function cellOf(
  kind: ColumnKind,
  value: string | number | null,
  format: SheetText,
  timeZone: string,
): string {
  if (value === null) return format.nothing;
  if (typeof value === 'string') return kind === 'day' ? format.day(value) : format.text(value);
  if (kind === 'moment') return format.moment(value + offsetMsAt(timeZone, value));
  return kind === 'money' ? format.money(value) : format.count(value);
}

const count = new Intl.NumberFormat('pt-BR');
const records = (rows: number) => `${count.format(rows)} ${rows === 1 ? 'registro' : 'registros'}`;
type OfWhich = { summed: number; words: string } | undefined;
const texts = {
  total: (rows: number, of: OfWhich) =>
    of === undefined
      ? `Total: ${records(rows)}`
      : `Total dos ${of.words}: ${count.format(of.summed)} de ${records(rows)}`,
  behind: 'Pedidos antigos ainda estão sendo somados: exporte de novo mais tarde, os valores podem aumentar',
  cut: (rows: number, of: OfWhich) =>
    `Arquivo limitado a ${count.format(rows)} registros: exporte um período menor para ver os demais. Soma destes${of === undefined ? '' : `, só dos ${of.words}`}`,
} as const;
