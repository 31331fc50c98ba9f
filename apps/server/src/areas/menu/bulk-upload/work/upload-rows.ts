import type { RowValues } from '@comanda/domain/menu/bulk-upload/judge-upload-row';
import type { RowFault, UploadValues } from '@comanda/domain/menu/bulk-upload/read-upload-row';
import type { RowOutcome } from '@comanda/domain/menu/bulk-upload/upload-state';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** A row of the file, as read. */
export interface StoredRow {
  no: number;
  /** Row number in the file, counted from 1. */
  line: number;
  barcode: string | null;
  /** Null when a cell could not be read. */
  given: UploadValues | null;
  faults: readonly RowFault[];
  outcome: RowOutcome | null;
  chosenId: number | null;
  /** Line of the first row with the same barcode; null when this row is the first. */
  repeats: number | null;
  /**
   * Pieces of the product left at the check. Null when the row was not checked, or the product is not
   * counted.
   */
  checkedLeft: number | null;
}

export interface JudgedRow {
  no: number;
  outcome: RowOutcome;
  faults: readonly RowFault[];
  productId: number | null;
  before: RowValues | null;
  after: RowValues | null;
  madeVersion: number | null;
  madeCategoryId: number | null;
  isDone: boolean;
}

/**
 * Saves rows from the reading process. Rows whose numbers exist already are skipped, because after an abort
 * the file is read from its first row.
 */
export async function saveRows(tx: Transaction, fileId: number, rows: string): Promise<void> {
  await tx.rows(sql`
    insert into product_file_rows (store_id, file_id, row_no, line, cells, barcode, given, menu_given, faults)
    select ${tx.storeId}, ${fileId}, no, line, cells, barcode, given, "menuGiven", faults
      from jsonb_to_recordset(${rows}::jsonb)
        as told(no integer, line integer, cells jsonb, barcode text, given jsonb, "menuGiven" jsonb,
               faults jsonb)
    on conflict (store_id, file_id, row_no) do nothing
    returning row_no`);
}

/** Up to `max` rows of an upload after row `after`, in file order. Row numbers have no gaps. */
export function rowsBehind(
  tx: Transaction,
  fileId: number,
  after: number,
  max: number,
): Promise<StoredRow[]> {
  return listRows(tx, fileId, { from: after + 1, to: after + max });
}

/** One row of an upload; an empty list when the upload has no such row. */
export function rowOf(tx: Transaction, fileId: number, rowNo: number): Promise<StoredRow[]> {
  return listRows(tx, fileId, { from: rowNo, to: rowNo });
}

// PostgreSQL has no statistics of rows that were just written, and may choose a bad plan. The statements of
// this file therefore name the row numbers of their step.

async function listRows(
  tx: Transaction,
  fileId: number,
  { from, to }: { from: number; to: number },
): Promise<StoredRow[]> {
  const rows = await tx.rows<Omit<StoredRow, 'repeats'>>(sql`
    select row_no as no, line, barcode, coalesce(menu_given, given) as given, faults, outcome, chosen_id as "chosenId",
           (before ->> 'left')::integer as "checkedLeft"
      from product_file_rows
     where store_id = ${tx.storeId} and file_id = ${fileId} and row_no between ${from} and ${to} order by row_no`);
  const barcodes = rows.flatMap(({ barcode }) => barcode ?? []);
  const firsts = await firstsOf(tx, fileId, barcodes);
  const firstOf = new Map(firsts.map((first) => [first.barcode, first]));
  return rows.map((row) => {
    const first = firstOf.get(row.barcode ?? '');
    return { ...row, repeats: first === undefined || first.no === row.no ? null : first.line };
  });
}

/**
 * SQL expression for the first row of each barcode. Searches the index once per barcode. With a plain join,
 * PostgreSQL would compare every row of the file with every barcode.
 */
function firstsOf(
  tx: Transaction,
  fileId: number,
  barcodes: readonly string[],
): Promise<{ barcode: string; no: number; line: number }[]> {
  return tx.rows(sql`
    select given.barcode, first.no, first.line
      from unnest(${[...new Set(barcodes)]}::text[]) as given (barcode)
     cross join lateral (
       select row_no as no, line from product_file_rows
        where store_id = ${tx.storeId} and file_id = ${fileId} and barcode = given.barcode
        order by row_no limit 1) first`);
}

/**
 * The first other row of the file that creates, changes or finds each product, as its line by product id. `without`:
 * numbers of the rows that are judged now.
 */
export async function linesOfProducts(
  tx: Transaction,
  fileId: number,
  productIds: readonly number[],
  without: readonly number[],
): Promise<Map<number, number>> {
  const lines = await tx.rows<{ productId: number; line: number }>(sql`
    select product_id as "productId", min(line) as line from product_file_rows
     where store_id = ${tx.storeId} and file_id = ${fileId} and product_id = any(${productIds}::integer[])
       and row_no <> all(${without}::integer[])
     group by product_id`);
  return new Map(lines.map(({ productId, line }) => [productId, line]));
}

/** Writes the outcomes into their rows. */
export async function saveJudged(tx: Transaction, fileId: number, rows: readonly JudgedRow[]): Promise<void> {
  const numbers = rows.map(({ no }) => no);
  await tx.rows(sql`
    update product_file_rows as kept
       set outcome = told.outcome, faults = told.faults, product_id = told."productId", before = told.before,
           after = told.after, made_version = told."madeVersion", made_category_id = told."madeCategoryId",
           is_done = told."isDone"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as told(no integer, outcome text, faults jsonb, "productId" integer, before jsonb, after jsonb,
                "madeVersion" integer, "madeCategoryId" integer, "isDone" boolean)
     where kept.store_id = ${tx.storeId} and kept.file_id = ${fileId} and kept.row_no = told.no
       and kept.row_no between ${Math.min(...numbers)} and ${Math.max(...numbers)}`);
}

/**
 * Updates the upload's counts by outcome. `was` and `is`: former and new outcomes of the same rows. A former
 * outcome is null if the row was not checked before.
 */
export async function countOutcomes(
  tx: Transaction,
  fileId: number,
  { was, is }: { was: readonly (RowOutcome | null)[]; is: readonly RowOutcome[] },
): Promise<void> {
  const more = (outcome: RowOutcome) => countOf(is, outcome) - countOf(was, outcome);
  await tx.rows(sql`
    update product_files
       set new_count = new_count + ${more('new')}, changed_count = changed_count + ${more('changed')},
           unchanged_count = unchanged_count + ${more('unchanged')}, refused_count = refused_count + ${more('refused')}
     where store_id = ${tx.storeId} and file_id = ${fileId}`);
}

const countOf = (outcomes: readonly (RowOutcome | null)[], outcome: RowOutcome) =>
  outcomes.filter((each) => each === outcome).length;

/** Saves the number of the last row that was checked, or written. */
export async function markRows(
  tx: Transaction,
  fileId: number,
  { checked, written }: { checked?: number; written?: number },
): Promise<void> {
  await tx.rows(sql`
    update product_files
       set checked = coalesce(${checked ?? null}, checked), written = coalesce(${written ?? null}, written)
     where store_id = ${tx.storeId} and file_id = ${fileId}`);
}
