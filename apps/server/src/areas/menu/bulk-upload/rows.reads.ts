import type { UploadRow } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import type { RowFault, UploadValues } from '@comanda/domain/menu/bulk-upload/read-upload-row';
import type { UploadColumns, UploadForm } from '@comanda/domain/menu/bulk-upload/upload-fields';
import type { RowOutcome } from '@comanda/domain/menu/bulk-upload/upload-state';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { definePaged, selecting } from '../../../platform/paged/define-paged.ts';
import { up } from '../../../platform/paged/sort-key.ts';
import { findProducts, type WantedProducts } from '../menu/public.ts';
import { rowFaultText } from './texts.ts';
import type { UploadReadSettings } from './uploads.writes.ts';
import { matchRows } from './work/judge-rows.ts';

type StoredRow = Omit<UploadRow, 'reasons' | 'candidates' | 'barcode' | 'name'> & {
  cells: readonly string[];
  key: string | null;
  faults: readonly RowFault[];
  given: UploadValues | null;
};

/**
 * An upload's rows in file order: all rows, or the rows of one outcome. `columns`: the meaning of the file's
 * columns.
 */
export const uploadRows = definePaged({
  name: 'upload-rows',
  columns: selecting<StoredRow>(sql`
    r.row_no as "rowId", r.line, r.cells, r.barcode as key, coalesce(r.menu_given, r.given) as given, r.outcome, r.before, r.after,
    r.faults, r.is_done as "isDone", r.is_taken_back as "takenBack"`),
  from: (
    storeId,
    { fileId, outcome }: { fileId: number; outcome: RowOutcome | null },
    _context: { columns: UploadColumns; form: UploadForm },
  ) => sql`
      from product_file_rows r where r.store_id = ${storeId} and r.file_id = ${fileId}
       and ${outcome === null ? sql`true` : sql`r.outcome = ${outcome}`}`,
  sorts: { line: [up(sql`r.row_no`, 'number')] },
  defaultSort: 'line',
  present: async (rows, reader, { columns, form }): Promise<UploadRow[]> => {
    const keysOf = ({ key, given }: StoredRow) => ({ barcode: key, given });
    const unsure = rows.filter(({ faults }) =>
      faults.some(({ kind }) => kind === 'several-products' || kind === 'several-alike'),
    );
    const find = (wanted: WantedProducts) => findProducts(reader, wanted);
    const matchesOf = unsure.length === 0 ? null : await matchRows(reader, unsure.map(keysOf), form, find);
    return rows.map((row) => ({
      ...row,
      barcode: cellOf(row.cells, columns, 'barcode') || cellOf(row.cells, columns, 'pdvCode'),
      name: row.after?.name ?? row.given?.name ?? cellOf(row.cells, columns, 'name'),
      reasons: row.faults.map(rowFaultText),
      candidates: unsure.includes(row) ? (matchesOf?.(keysOf(row)) ?? []) : [],
    }));
  },
});

/** The settings for reading an upload's file, and its name. Throws `bulk-upload.not-found`. */
export async function findReadSettings(
  tx: Transaction,
  fileId: number,
): Promise<{ columns: UploadColumns; form: UploadForm; fileName: string }> {
  const file = await tx.maybeRow<{ reading: UploadReadSettings; fileName: string }>(sql`
    select reading, file_name as "fileName" from product_files
     where store_id = ${tx.storeId} and file_id = ${fileId}`);
  if (file === null) throw new AppError('bulk-upload.not-found');
  const { columns, form = 'barcodes' } = file.reading;
  return { columns, form, fileName: file.fileName };
}

function cellOf(
  cells: readonly string[],
  columns: UploadColumns,
  field: 'barcode' | 'name' | 'pdvCode',
): string {
  const number = columns[field];
  return number === undefined ? '' : (cells[number - 1] ?? '');
}
