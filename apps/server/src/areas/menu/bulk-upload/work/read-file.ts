import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { readTable } from '../reading/read-table.ts';
import type { UploadReadSettings } from '../uploads.writes.ts';
import { saveRows } from './upload-rows.ts';

/** Runs `work` in a transaction. Throws unless the upload's state is 'reading' and this server has its lease. */
type WhileReading = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/**
 * Reads an upload's file into rows, deletes the file, and sets the state to 'checking'. After an abort,
 * reading starts again at the first row; rows that are already saved stay unchanged. Throws a TableFault.
 */
export async function readUploadFile(fileId: number, whileReading: WhileReading): Promise<void> {
  const file = await whileReading((tx) =>
    tx.maybeRow<{ content: Buffer; reading: UploadReadSettings }>(sql`
      select content, reading from product_files where store_id = ${tx.storeId} and file_id = ${fileId}`),
  );
  if (file === null) throw new Error(`upload ${fileId} has no file`);
  const { hints, columns, form } = file.reading;
  const { headings, total } = await readTable({ bytes: file.content, hints, columns, form }, (rows) =>
    whileReading((tx) => saveRows(tx, fileId, rows)),
  );
  await whileReading((tx) =>
    tx.rows(sql`
      update product_files
         set state = 'checking', total = ${total}, content = null,
             headings = ${headings === null ? null : JSON.stringify(headings)}
       where store_id = ${tx.storeId} and file_id = ${fileId}`),
  );
}
