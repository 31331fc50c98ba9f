import type { RowsAnswer, UploadRow } from '@comanda/contract/bulk-upload/bulk-upload.wire';
import { barcodeKey, barcodesOfKey, type RowFault } from '@comanda/domain/bulk-upload/read-upload-row';
import type { UploadColumns } from '@comanda/domain/bulk-upload/upload-fields';
import type { RowOutcome } from '@comanda/domain/bulk-upload/upload-state';
import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findByBarcodes } from '../menu/public.ts';
import { rowFaultText } from './texts.ts';
import type { UploadReading } from './uploads.writes.ts';

const ROWS_A_PAGE = 50;

type StoredRow = Omit<UploadRow, 'reasons' | 'candidates' | 'barcode' | 'name'> & {
  cells: readonly string[];
  key: string | null;
  faults: readonly RowFault[];
  givenName: string | null;
};

/** A page of an upload's rows, in the order of the file. Throws `bulk-upload.not-found`. */
export async function listRows(
  tx: Transaction,
  { fileId, outcome, page = 1 }: { fileId: number; outcome?: RowOutcome; page?: number },
): Promise<RowsAnswer> {
  const file = await tx.maybeRow<{ reading: UploadReading; total: number }>(sql`
    select reading,
           case ${outcome ?? 'all'}::text when 'new' then new_count when 'changed' then changed_count
             when 'unchanged' then unchanged_count when 'refused' then refused_count else total end as total
      from product_files where store_id = ${tx.storeId} and file_id = ${fileId}`);
  if (file === null) throw new AppError('bulk-upload.not-found');
  const rows = await tx.rows<StoredRow>(sql`
    select row_no as "rowId", line, cells, barcode as key, given ->> 'name' as "givenName", outcome, before, after, faults,
           is_done as "isDone", is_taken_back as "takenBack"
      from product_file_rows
     where store_id = ${tx.storeId} and file_id = ${fileId}
       and (${outcome ?? null}::text is null or outcome = ${outcome ?? null})
     order by row_no limit ${ROWS_A_PAGE} offset ${(page - 1) * ROWS_A_PAGE}`);
  const unsure = rows.flatMap(({ key, faults }) =>
    key !== null && faults.some(({ kind }) => kind === 'several-products') ? barcodesOfKey(key) : [],
  );
  const candidates = Map.groupBy(await findByBarcodes(tx, unsure), ({ barcode }) => barcodeKey(barcode));
  return {
    rows: rows.map((row) => ({
      ...row,
      barcode: cellOf(row.cells, file.reading.columns, 'barcode'),
      name: row.after?.name ?? row.givenName ?? cellOf(row.cells, file.reading.columns, 'name'),
      reasons: row.faults.map(rowFaultText),
      candidates: candidates.get(row.key ?? '') ?? [],
    })),
    total: file.total,
    pages: Math.max(1, Math.ceil(file.total / ROWS_A_PAGE)),
  };
}

function cellOf(cells: readonly string[], columns: UploadColumns, field: 'barcode' | 'name'): string {
  const number = columns[field];
  return number === undefined ? '' : (cells[number - 1] ?? '');
}
