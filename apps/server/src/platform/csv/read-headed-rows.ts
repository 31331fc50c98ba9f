import type { CsvRow } from './read-csv.ts';
import { csvLineFaultText, moreFaultsText } from './texts.ts';

/** A file of another kind has a fault in every line: the first tell enough. */
const MOST_FAULTS = 20;

/** How the rows of a file become something; `Columns` says where each thing stands. */
export interface RowReading<Columns, Read> {
  /** Where things stand in a file without a heading. */
  columns: Columns;
  /** Where they stand by a heading; null of a row that is none. */
  columnsOf(cells: readonly string[]): Columns | null;
  /** What a row says, or why it says nothing. */
  rowOf(cells: readonly string[], columns: Columns): Read | string;
}

export interface LineFaults {
  /** A sentence for each line that cannot be read; of very many the first, and how many more there are. */
  faults: string[];
  /** So many lines cannot be read. */
  badLines: number;
}

/** Reads rows with or without a heading, which may name the columns in another order; each that can be read goes to `keep`. */
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
