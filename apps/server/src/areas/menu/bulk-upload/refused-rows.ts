import type { AnsweredFile } from '@comanda/contract/kit/shape';
import type { RowFault } from '@comanda/domain/menu/bulk-upload/read-upload-row';
import { csvBytes, csvLine } from '../../../platform/csv/csv-line.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ReadRunner } from '../../../platform/paged/define-paged.ts';
import { COLUMNS, FILE_NAMES, rowFaultText } from './texts.ts';

/** Rows per read. No transaction stays open between two reads. */
const AT_A_TIME = 1_000;

interface RefusedRow {
  no: number;
  cells: readonly string[];
  faults: readonly RowFault[];
}

/**
 * The refused rows of an upload as a spreadsheet: the original columns and the reason. Users correct these rows and
 * upload them again. The file is built while it is sent. Throws `bulk-upload.not-found`.
 */
export async function refusedRows(runRead: ReadRunner, fileId: number): Promise<AnsweredFile> {
  const file = await runRead((tx) =>
    tx.maybeRow<{ fileName: string; headings: readonly string[] | null; width: number }>(sql`
      select file_name as "fileName", headings,
             coalesce((select max(jsonb_array_length(cells)) from product_file_rows
                        where store_id = ${tx.storeId} and file_id = ${fileId} and outcome = 'refused'), 0) as width
        from product_files where store_id = ${tx.storeId} and file_id = ${fileId}`),
  );
  if (file === null) throw new AppError('bulk-upload.not-found');
  const width = Math.max(file.width, file.headings?.length ?? 0);
  const headings = Array.from({ length: width }, (_, at) => file.headings?.[at] || COLUMNS.column(at + 1));
  return {
    name: FILE_NAMES.refused(file.fileName),
    bytes: null,
    content: linesOf(runRead, fileId, headings),
  };
}

async function* linesOf(
  runRead: ReadRunner,
  fileId: number,
  headings: readonly string[],
): AsyncGenerator<Uint8Array> {
  yield csvBytes([csvLine([...headings, COLUMNS.reason])], true);
  let after = 0;
  for (;;) {
    const rows: RefusedRow[] = await runRead((tx) =>
      tx.rows<RefusedRow>(sql`
        select row_no as no, cells, faults from product_file_rows
         where store_id = ${tx.storeId} and file_id = ${fileId} and outcome = 'refused' and row_no > ${after}
         order by row_no limit ${AT_A_TIME}`),
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.no;
    yield csvBytes(
      rows.map(({ cells, faults }) =>
        csvLine([...headings.map((_, at) => cells[at] ?? ''), faults.map(rowFaultText).join(' ')]),
      ),
    );
  }
}
