import { offsetMsAt } from '@comanda/domain/kit/time/wall-clock';
import { GrowingBytes } from './growing-bytes.ts';

/**
 * A column of an exported list. `money`: integer cents; `moment`: epoch milliseconds; `day`: a calendar day
 * (`2026-11-24`). Null leaves the cell empty. The last row has totals of the summed columns, over the counted rows.
 */
export type SheetColumn<Row> = { title: string } & (
  | { kind: 'text'; value: (row: Row) => string | null }
  | { kind: 'day'; value: (row: Row) => string | null }
  | { kind: 'moment'; value: (row: Row) => number | null }
  | { kind: 'count'; value: (row: Row) => number | null; isSummed?: true }
  | { kind: 'money'; value: (row: Row) => number | null; isSummed?: true }
);

export type ColumnKind = SheetColumn<never>['kind'];

/** A list for export. */
export interface Sheet<Row> {
  columns: readonly SheetColumn<Row>[];
  /** The rows in slices. No transaction or connection is open between two slices. */
  slices: AsyncIterable<readonly Row[]>;
  /**
   * Selects the rows that the totals add up, with the word for these rows in the last row ('concluídos').
   * Default: all rows.
   */
  counted?: { is(row: Row): boolean; words: string } | undefined;
  /** True while sums of older rows are still being made. The last row then says that the totals will grow. */
  isBehind?: boolean;
  /** Texts below the totals, each in its own row. */
  notes?: readonly string[];
  /** IANA time zone for times in the cells. */
  timeZone: string;
}

/** Writes the parts of a sheet in one format, as text. */
export interface SheetText {
  /** Text before all rows. `end`: text after them. */
  begin: string;
  end: string;
  /** Writes the cells of a row; the array is used again afterwards. Rows are numbered from 1, including the titles. */
  row(cells: readonly string[], rowNo: number): string;
  nothing: string;
  text(value: string): string;
  count(value: number): string;
  money(cents: number): string;
  day(day: string): string;
  /**
   * Formats a local time in the sheet's time zone. `wallMs`: the local time in milliseconds, as if it were
   * UTC, because spreadsheets have no time zones.
   */
  moment(wallMs: number): string;
}

/** Maximum of rows per file; Excel allows 1,048,576. The last row mentions omitted rows. */
const MAX_ROWS = 1_000_000;

/**
 * Yields the bytes of a sheet in slices: titles, rows, one row with totals and the number of rows, then
 * notes. The first slice already has rows, so that a failure before them can still become an error response.
 */
export async function* sheetBytes<Row>(
  { columns, slices, timeZone, counted, isBehind, notes = [] }: Sheet<Row>,
  format: SheetText,
  maxRows = MAX_ROWS,
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
    isCut = count + rows.length > maxRows;
    // Converts row by row, so that the data of each row are freed at once and never reach V8's old
    // generation.
    for (const row of isCut ? rows.slice(0, maxRows - count) : rows) {
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
  cells.fill(format.nothing);
  for (const note of notes) {
    cells[0] = format.text(note);
    writeRow();
  }
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
