import type { UploadRow } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import { barcodeKey, barcodesOfKey, type RowFault } from '@comanda/domain/menu/bulk-upload/read-upload-row';
import type { UploadColumns } from '@comanda/domain/menu/bulk-upload/upload-fields';
import type { RowOutcome } from '@comanda/domain/menu/bulk-upload/upload-state';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { definePaged, selecting } from '../../../platform/paged/define-paged.ts';
import { up } from '../../../platform/paged/sort-key.ts';
import { findByBarcodes } from '../menu/public.ts';
import { rowFaultText } from './texts.ts';
import type { UploadReadSettings } from './uploads.writes.ts';

type StoredRow = Omit<UploadRow, 'reasons' | 'candidates' | 'barcode' | 'name'> & {
  cells: readonly string[];
  key: string | null;
  faults: readonly RowFault[];
  givenName: string | null;
};

/**
 * An upload's rows in file order: all rows, or the rows of one outcome. `columns`: the meaning of the file's
 * columns.
 */
export const uploadRows = definePaged({
  name: 'upload-rows',
  columns: selecting<StoredRow>(sql`
    r.row_no as "rowId", r.line, r.cells, r.barcode as key, r.given ->> 'name' as "givenName", r.outcome, r.before, r.after,
    r.faults, r.is_done as "isDone", r.is_taken_back as "takenBack"`),
  from: (
    storeId,
    { fileId, outcome }: { fileId: number; outcome: RowOutcome | null },
    _context: { columns: UploadColumns },
  ) => sql`
      from product_file_rows r where r.store_id = ${storeId} and r.file_id = ${fileId}
       and ${outcome === null ? sql`true` : sql`r.outcome = ${outcome}`}`,
  sorts: { line: [up(sql`r.row_no`, 'number')] },
  defaultSort: 'line',
  present: async (rows, reader, { columns }): Promise<UploadRow[]> => {
    const unsure = rows.flatMap(({ key, faults }) =>
      key !== null && faults.some(({ kind }) => kind === 'several-products') ? barcodesOfKey(key) : [],
    );
    const found = unsure.length === 0 ? [] : await findByBarcodes(reader, unsure);
    const candidates = Map.groupBy(found, ({ barcode }) => barcodeKey(barcode));
    return rows.map((row) => ({
      ...row,
      barcode: cellOf(row.cells, columns, 'barcode'),
      name: row.after?.name ?? row.givenName ?? cellOf(row.cells, columns, 'name'),
      reasons: row.faults.map(rowFaultText),
      candidates: candidates.get(row.key ?? '') ?? [],
    }));
  },
});

/** The settings for reading an upload's file, and its name. Throws `bulk-upload.not-found`. */
export async function findReadSettings(
  tx: Transaction,
  fileId: number,
): Promise<{ columns: UploadColumns; fileName: string }> {
  const file = await tx.maybeRow<{ reading: UploadReadSettings; fileName: string }>(sql`
    select reading, file_name as "fileName" from product_files
     where store_id = ${tx.storeId} and file_id = ${fileId}`);
  if (file === null) throw new AppError('bulk-upload.not-found');
  return { columns: file.reading.columns, fileName: file.fileName };
}

function cellOf(cells: readonly string[], columns: UploadColumns, field: 'barcode' | 'name'): string {
  const number = columns[field];
  return number === undefined ? '' : (cells[number - 1] ?? '');
}
