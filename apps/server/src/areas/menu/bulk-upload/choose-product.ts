import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findProducts, type WantedProducts } from '../menu/public.ts';
import { findReadSettings } from './rows.reads.ts';
import { findUpload } from './uploads.reads.ts';
import { holdUpload } from './uploads.writes.ts';
import { judgeRows, matchRows } from './work/judge-rows.ts';
import { countOutcomes, rowOf, saveJudged } from './work/upload-rows.ts';

/**
 * Chooses which of several products a row changes, and checks the row again. Throws `bulk-upload.not-found`,
 * `bulk-upload.not-checked`, and `bulk-upload.not-a-candidate` for a product without the row's barcode.
 */
export async function chooseProduct(
  tx: Transaction,
  { fileId, rowId, productId }: { fileId: number; rowId: number; productId: number },
): Promise<void> {
  const state = await holdUpload(tx, fileId);
  if (state !== null && state !== 'checked') throw new AppError('bulk-upload.not-checked');
  const [file, [row]] = await Promise.all([findUpload(tx, fileId), rowOf(tx, fileId, rowId)]);
  if (file === null || row === undefined) throw new AppError('bulk-upload.not-found');
  const { form } = await findReadSettings(tx, fileId);
  const find = (wanted: WantedProducts) => findProducts(tx, wanted);
  const candidates = (await matchRows(tx, [row], form, find))(row);
  if (!candidates.some((candidate) => candidate.productId === productId))
    throw new AppError('bulk-upload.not-a-candidate');
  await tx.rows(sql`
    update product_file_rows set chosen_id = ${productId}
     where store_id = ${tx.storeId} and file_id = ${fileId} and row_no = ${rowId}`);
  const judged = await judgeRows(
    tx,
    [{ ...row, chosenId: productId }],
    { fileId, shouldUpdate: file.shouldUpdate, form },
    find,
  );
  const rows = judged.map((each) => each.judged);
  await saveJudged(tx, fileId, rows);
  await countOutcomes(tx, fileId, { was: [row.outcome], is: rows.map(({ outcome }) => outcome) });
  tx.announce('uploads');
}
