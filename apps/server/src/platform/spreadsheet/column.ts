import { wallClockAt } from '@comanda/domain/time/wall-clock';

/**
 * A column of an exported list. `money` is integer cents, `moment` epoch milliseconds, `day` a calendar day (`2026-11-24`).
 * Null leaves the cell empty. The last row has the sum of what is summed.
 */
export type SheetColumn<Row> = { title: string } & (
  | { kind: 'text'; value: (row: Row) => string | null }
  | { kind: 'day'; value: (row: Row) => string | null }
  | { kind: 'moment'; value: (row: Row) => number | null }
  | { kind: 'count'; value: (row: Row) => number | null; isSummed?: true }
  | { kind: 'money'; value: (row: Row) => number | null; isSummed?: true }
);

/** A list as it is exported. */
export interface Sheet<Row> {
  columns: readonly SheetColumn<Row>[];
  /** The rows in slices; between two of them nothing is held. */
  slices: AsyncIterable<readonly Row[]>;
  /** Moments are written as the clocks of this zone (IANA) show them. */
  timeZone: string;
}

/** A row's values, or the column's titles and sums, before a format writes them. */
export type SheetCell =
  | { kind: 'text'; value: string }
  | { kind: 'count'; value: number }
  | { kind: 'money'; value: number }
  /** As UTC: spreadsheets know no zones. */
  | { kind: 'day'; value: Date }
  | { kind: 'moment'; value: Date }
  | null;

/** Rows one file may have, less than Excel's 1,048,576. What is left out is said in the last row. */
const MOST_ROWS = 1_000_000;

/** The cells of a sheet: its rows in slices, then one row with the sums that also says how many rows there were. */
export async function* cellsOf<Row>(
  { columns, slices, timeZone }: Sheet<Row>,
  mostRows = MOST_ROWS,
): AsyncGenerator<SheetCell[][]> {
  const sums = columns.map(() => 0);
  let count = 0;
  let isCut = false;
  for await (const slice of slices) {
    const rows = slice.slice(0, mostRows - count);
    isCut = rows.length < slice.length;
    count += rows.length;
    for (const row of rows)
      columns.forEach((column, at) => {
        if ('isSummed' in column) sums[at] = (sums[at] ?? 0) + (column.value(row) ?? 0);
      });
    yield rows.map((row) => columns.map((column) => cellOf(column, row, timeZone)));
    if (isCut) break;
  }
  yield [
    columns.map((column, at): SheetCell => {
      if (at === 0) return { kind: 'text', value: isCut ? texts.cut(count) : texts.total(count) };
      return 'isSummed' in column ? { kind: column.kind, value: sums[at] ?? 0 } : null;
    }),
  ];
}

function cellOf<Row>(column: SheetColumn<Row>, row: Row, timeZone: string): SheetCell {
  if (column.kind === 'text' || column.kind === 'day') {
    const value = column.value(row);
    if (value === null) return null;
    return column.kind === 'text' ? { kind: 'text', value } : { kind: 'day', value: new Date(value) };
  }
  const value = column.value(row);
  if (value === null) return null;
  return column.kind === 'moment'
    ? { kind: 'moment', value: wallDate(timeZone, value) }
    : { kind: column.kind, value };
}

function wallDate(timeZone: string, at: number): Date {
  const { year, month, day, hour, minute, second } = wallClockAt(timeZone, at);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

const count = new Intl.NumberFormat('pt-BR');
const texts = {
  total: (rows: number) => `Total: ${count.format(rows)} ${rows === 1 ? 'registro' : 'registros'}`,
  cut: (rows: number) =>
    `Arquivo limitado a ${count.format(rows)} registros: exporte um período menor para ver os demais. Soma destes`,
} as const;
