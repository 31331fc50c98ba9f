import { flushCompileCache } from 'node:module';
import { readUploadRow } from '@comanda/domain/menu/bulk-upload/read-upload-row';
import { findHeadings, recogniseColumns } from '@comanda/domain/menu/bulk-upload/recognise-columns';
import { MAX_MENU_ROWS } from '@comanda/domain/menu/bulk-upload/upload-fields';
import { readBarcode } from '@comanda/domain/menu/menu/gtin';
import { openTable, type Table, type TableRow } from './open-table.ts';
import type { PreviewRequest, ProcessAnswer, ReadSettings, TableRequest } from './read-table.ts';
import { TableFault } from './table-fault.ts';
import { assertUnpacksSmall } from './zip-caps.ts';

// Each file has its own process, so that a parser's leak or crash ends with that process. The parent kills
// the process after its answer, so Node's compile cache must be written before the file arrives.
flushCompileCache();

const CHECKED_ROWS = 20;
/** Rows that the screen shows for choosing the headings. */
const ROWS_SHOWN = 10;
const SAMPLES = 3;
const ROWS_AT_ONCE = 500;

/** Maximum of sheets that are searched for a product table. */
const CHECKED_SHEETS = 8;

async function preview({ bytes, hints }: PreviewRequest): Promise<ProcessAnswer> {
  const { table, upper, sheet } = await openSheet(bytes, hints);
  if (upper.length === 0) throw new TableFault('empty');
  const { headings, headerLine, body } = partHeadings(upper, hints);
  const width = widthOf(upper);
  const fields = recogniseColumns(
    headings,
    body.map(({ cells }) => cells),
    width,
  );
  const columns = fields.map((field, at) => ({
    number: at + 1,
    title: headings?.[at] || null,
    samples: body.flatMap(({ cells }) => cells[at] || []).slice(0, SAMPLES),
    field,
  }));
  const { format, encoding, separator } = table;
  const firstRows = upper.slice(0, ROWS_SHOWN);
  const isHeaded = { hasHeader: headings !== null, headerLine };
  return {
    kind: 'seen',
    seen: {
      format,
      encoding,
      separator,
      ...isHeaded,
      firstRows,
      sheet: format === 'xlsx' ? sheet + 1 : null,
      columns,
    },
  };
}

/**
 * Opens the requested sheet with its first rows. Without a request: the first sheet with a table. Without a table: the
 * first sheet with rows.
 */
async function openSheet(bytes: Uint8Array, hints: ReadSettings) {
  const readSheet = async (table: Table, sheet: number) => ({
    table,
    upper: await upperRows(table.rows),
    sheet,
  });
  const table = openTable(bytes, hints);
  if (table.format === 'xlsx') await assertUnpacksSmall(bytes);
  const first = await readSheet(table, hints.sheet ?? 0);
  if (hints.sheet !== undefined || table.format === 'csv' || isTable(first.upper)) return first;
  let found = first;
  for (let sheet = 1; sheet < CHECKED_SHEETS; sheet += 1) {
    const next = await readSheet(openTable(bytes, { ...hints, sheet }), sheet);
    if (isTable(next.upper)) return next;
    if (found.upper.length === 0) found = next;
  }
  return found;
}

const isTable = (upper: readonly TableRow[]) => {
  const rows = upper.map(({ cells }) => cells);
  return (
    findHeadings(rows) !== null || rows.some((cells) => cells.some((cell) => readBarcode(cell) !== null))
  );
};

async function upperRows(rows: AsyncIterable<TableRow>): Promise<TableRow[]> {
  const upper: TableRow[] = [];
  for await (const row of rows) {
    upper.push(row);
    if (upper.length > CHECKED_ROWS) break;
  }
  return upper;
}

const widthOf = (rows: readonly TableRow[]) => Math.max(0, ...rows.map(({ cells }) => cells.length));

/**
 * Separates the headings from the products in the first rows. Rows above the headings are not products.
 * `headerLine` counts from 1, as spreadsheets do.
 */
function partHeadings(upper: readonly TableRow[], { hasHeader, headerLine }: ReadSettings) {
  const found = findHeadings(upper.map(({ cells }) => cells));
  const declared = headerLine === undefined ? -1 : upper.findIndex(({ line }) => line === headerLine);
  const isNone = hasHeader === false || headerLine === 0;
  const at = isNone ? null : declared >= 0 ? declared : (found ?? (hasHeader ? 0 : null));
  const row = at === null ? undefined : upper[at];
  return {
    headings: row?.cells ?? null,
    headerLine: row?.line ?? null,
    body: upper.slice(at === null ? 0 : at + 1),
  };
}

async function read({ bytes, hints, columns, form }: TableRequest): Promise<ProcessAnswer> {
  let total = 0;
  let batch: object[] = [];
  const hand = async () => {
    if (batch.length === 0) return;
    await handOver({ kind: 'rows', rows: JSON.stringify(batch), count: batch.length });
    batch = [];
  };
  const { upper, sheet } = await openSheet(bytes, hints);
  if (upper.length === 0) throw new TableFault('empty');
  assertHasColumns(upper, columns);
  const { headings, headerLine, body } = partHeadings(upper, hints);
  const firstLine = body[0]?.line ?? (headerLine ?? 0) + 1;
  for await (const row of openTable(bytes, { ...hints, sheet }).rows) {
    if (row.line < firstLine) continue;
    total += 1;
    if (form === 'menu' && total > MAX_MENU_ROWS) throw new TableFault('too-many-menu-rows');
    const { key, values, faults } = readUploadRow(row.cells, columns, form);
    const given = form === 'menu' ? { menuGiven: values } : { given: values };
    batch.push({ no: total, line: row.line, cells: row.cells, barcode: key, ...given, faults });
    if (batch.length === ROWS_AT_ONCE) await hand();
  }
  await hand();
  if (total === 0) throw new TableFault('empty');
  return { kind: 'end', headings, total };
}

/** Throws for a chosen column that no row has. Checks all first rows, because the first row may be a short title. */
function assertHasColumns(upper: readonly TableRow[], columns: TableRequest['columns']): void {
  const width = widthOf(upper);
  const missing = Object.values(columns).find((number) => number !== undefined && number > width);
  if (missing !== undefined) throw new TableFault('no-such-column', missing);
}

/** Sends a message and waits for its acknowledgement, so that reading is not faster than saving. */
function handOver(reported: ProcessAnswer): Promise<void> {
  return new Promise((resolve) => {
    process.once('message', () => resolve());
    process.send?.(reported);
  });
}

process.once('message', (input: PreviewRequest | TableRequest) => {
  const sendAnswer = (reported: ProcessAnswer) => process.send?.(reported, () => process.disconnect());
  const work = 'columns' in input ? read(input) : preview(input);
  work.then(sendAnswer, (error: unknown) =>
    sendAnswer(
      error instanceof TableFault
        ? { kind: 'fault', fault: error.kind, at: error.at }
        : { kind: 'fault', fault: 'broken', at: null },
    ),
  );
});
// The parent process has ended.
process.once('disconnect', () => process.exit());
