import type { CsvRow } from './read-csv.ts';
import { csvLineFaultText, moreFaultsText } from './texts.ts';

/** Maximum of listed faults, because a wrong file has a fault in each line. */
const MAX_FAULTS = 20;

/** How rows become records. `Columns` has the position of each field. */
export interface RowReader<Columns, Read> {
  /** Positions of the fields in a file without a heading. */
  columns: Columns;
  /** Finds the positions of the fields from a heading; null when the row is not a heading. */
  columnsOf(cells: readonly string[]): Columns | null;
  /** Converts a row to a record. Returns a sentence when the row is invalid. */
  rowOf(cells: readonly string[], columns: Columns): Read | string;
}

export interface LineFaults {
  /**
   * One sentence per invalid line. If there are more than the maximum, a last sentence has the number of
   * further faults.
   */
  faults: string[];
  /** Number of invalid lines. */
  badLines: number;
}

/**
 * Parses rows with or without a heading. A heading may change the order of columns. Calls `keep` with each valid row.
 */
export async function readHeadedRows<Columns, Read extends object>(
  rows: AsyncIterable<CsvRow>,
  { columns: unheaded, columnsOf, rowOf }: RowReader<Columns, Read>,
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
      if (badLines <= MAX_FAULTS) faults.push(csvLineFaultText(line, read));
    } else keep(read);
  }
  if (badLines > MAX_FAULTS) faults.push(moreFaultsText(badLines - MAX_FAULTS));
  return { faults, badLines };
}
