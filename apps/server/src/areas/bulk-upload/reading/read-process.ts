import { readUploadRow } from '@comanda/domain/bulk-upload/read-upload-row';
import { hasHeadings, recogniseColumns } from '@comanda/domain/bulk-upload/recognise-columns';
import { openTable, type TableRow } from './open-table.ts';
import type { LookWish, ReadWish, Told } from './read-table.ts';
import { TableFault } from './table-fault.ts';

// A process of its own, one file long: what readers take, or break, is gone with it.

const ROWS_LOOKED_AT = 20;
const SAMPLES = 3;
const ROWS_AT_ONCE = 500;

async function look({ bytes, hints }: LookWish): Promise<Told> {
  const { rows, format, encoding, separator } = openTable(bytes, hints);
  const seen: string[][] = [];
  for await (const { cells } of rows) {
    seen.push(cells);
    if (seen.length > ROWS_LOOKED_AT) break;
  }
  if (seen.length === 0) throw new TableFault('empty');
  const hasHeader = hints.hasHeader ?? hasHeadings(seen);
  const headings = hasHeader ? (seen[0] ?? []) : null;
  const body = hasHeader ? seen.slice(1) : seen;
  const width = Math.max(...seen.map((cells) => cells.length));
  const fields = recogniseColumns(headings, body, width);
  const columns = fields.map((field, at) => ({
    number: at + 1,
    title: headings?.[at] || null,
    samples: body.flatMap((cells) => cells[at] || []).slice(0, SAMPLES),
    field,
  }));
  return { kind: 'seen', seen: { format, encoding, separator, hasHeader, columns } };
}

async function read({ bytes, hints, columns }: ReadWish): Promise<Told> {
  let headings: string[] | null = null;
  let total = 0;
  let batch: object[] = [];
  const hand = async () => {
    if (batch.length === 0) return;
    await handOver({ kind: 'rows', rows: JSON.stringify(batch), count: batch.length });
    batch = [];
  };
  let isFirst = true;
  for await (const row of openTable(bytes, hints).rows) {
    if (isFirst) {
      assertHasColumns(row, columns);
      isFirst = false;
      if (hints.hasHeader ?? hasHeadings([row.cells])) {
        headings = row.cells;
        continue;
      }
    }
    total += 1;
    const { barcodeKey, values, faults } = readUploadRow(row.cells, columns);
    batch.push({ no: total, line: row.line, cells: row.cells, barcode: barcodeKey, given: values, faults });
    if (batch.length === ROWS_AT_ONCE) await hand();
  }
  await hand();
  if (total === 0) throw new TableFault('empty');
  return { kind: 'end', headings, total };
}

/** A column the first row does not reach is a mistake of the whole file. */
function assertHasColumns({ cells }: TableRow, columns: ReadWish['columns']): void {
  const missing = Object.values(columns).find((number) => number !== undefined && number > cells.length);
  if (missing !== undefined) throw new TableFault('no-such-column', missing);
}

/** Tells, and waits until it was taken: a file is read no faster than it is kept. */
function handOver(told: Told): Promise<void> {
  return new Promise((resolve) => {
    process.once('message', () => resolve());
    process.send?.(told);
  });
}

process.once('message', (wish: LookWish | ReadWish) => {
  const tell = (told: Told) => process.send?.(told, () => process.disconnect());
  const work = 'columns' in wish ? read(wish) : look(wish);
  work.then(tell, (error: unknown) =>
    tell(
      error instanceof TableFault
        ? { kind: 'fault', fault: error.kind, at: error.at }
        : { kind: 'fault', fault: 'broken', at: null },
    ),
  );
});
// Whoever asked is gone.
process.once('disconnect', () => process.exit());
