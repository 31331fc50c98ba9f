import type { CsvRow } from './read-csv.ts';
import { csvLineFaultText, moreFaultsText } from './texts.ts';

/** A file of another kind has a fault in every line; the first ones are enough. */
const MOST_FAULTS = 20;

/** Turns the rows of a file into records; `Columns` holds the position of each field. */
export interface RowReading<Columns, Read> {
  /** Positions of the fields in a file without a heading. */
  columns: Columns;
  /** Positions of the fields according to a heading; null when the row is not a heading. */
  columnsOf(cells: readonly string[]): Columns | null;
  /** The record of a row, or the reason why it cannot be read. */
  rowOf(cells: readonly string[], columns: Columns): Read | string;
}

export interface LineFaults {
  /**
   * One sentence per unreadable line. If there are many, it holds the first ones and the number of the
   * others.
   */
  faults: string[];
  /** Number of unreadable lines. */
  badLines: number;
}

/**
 * Reads rows with or without a heading; a heading may list the columns in another order. Each readable row
 * goes to `keep`.
 */
export async function readHeadedRows<Columns, Read extends object>(
  rows: AsyncIterable<CsvRow>,
  { columns: unheaded, columnsOf, rowOf }: RowReading<Columns, Read>,
  keep: (read: Read) => void,
): Promise<LineFaults> {
  const faults: string[] = [];
  let badLines = 0;
  let columns = unheaded;
  let isFirst = true;
  for await (const { line, cells } of rows) {
    const named = isFirst ? columnsOf(cells) : null;
    isFirst = false;
    if (named !== null) {
      columns = named;
      continue;
    }
    const read = rowOf(cells, columns);
    if (typeof read === 'string') {
      badLines += 1;
      if (badLines <= MOST_FAULTS) faults.push(csvLineFaultText(line, read));
    } else keep(read);
  }
  if (badLines > MOST_FAULTS) faults.push(moreFaultsText(badLines - MOST_FAULTS));
  return { faults, badLines };
}
