import type { RowValues } from '@comanda/domain/menu/bulk-upload/judge-upload-row';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import {
  findProducts,
  holdProducts,
  lockMenu,
  removeEmptyCategories,
  takeBackBulk,
  writeBulk,
} from '../../menu/public.ts';
import { endUpload } from '../uploads.writes.ts';
import { judgeRows } from './judge-rows.ts';
import type { ClaimedUpload } from './upload-lease.ts';
import { countOutcomes, markRows, rowsBehind, saveJudged } from './upload-rows.ts';

/** Rows per step. A step is one transaction, and other changes of the menu wait for it. */
const ROWS_AT_ONCE = 500;

/** Processes the next rows of a locked upload. Returns true when it has changed the upload's state. */
export type Step = (tx: Transaction, fileId: number, upload: ClaimedUpload, now: number) => Promise<boolean>;

/** Compares the next rows with the menu and saves their outcomes. The menu stays unchanged. */
export const checkRows: Step = async (tx, fileId, upload) => {
  const { checked, waitsForYes } = upload;
  const rows = await rowsBehind(tx, fileId, checked, ROWS_AT_ONCE);
  if (rows.length === 0) {
    await tx.rows(sql`
      update product_files set state = ${waitsForYes ? 'checked' : 'writing'}
       where store_id = ${tx.storeId} and file_id = ${fileId}`);
    return true;
  }
  const judged = (await judgeRows(tx, rows, { fileId, ...upload }, (wanted) => findProducts(tx, wanted))).map(
    (each) => each.judged,
  );
  await saveJudged(tx, fileId, judged);
  await countOutcomes(tx, fileId, {
    was: rows.map(({ outcome }) => outcome),
    is: judged.map(({ outcome }) => outcome),
  });
  await markRows(tx, fileId, { checked: rows.at(-1)?.no });
  return false;
};

/** Compares the next rows with the current menu, then changes the menu and saves the outcomes. */
export const writeRows: Step = async (tx, fileId, upload, now) => {
  const rows = await rowsBehind(tx, fileId, upload.written, ROWS_AT_ONCE);
  if (rows.length === 0) {
    await finish(tx, fileId, upload, now);
    return true;
  }
  await lockMenu(tx);
  const judged = await judgeRows(tx, rows, { fileId, ...upload }, (wanted) => holdProducts(tx, wanted));
  const added = judged.flatMap(({ row, judged: { outcome, after }, known }) =>
    outcome === 'new' && after !== null && row.given !== null
      ? [{ key: row.no, barcode: row.given.barcode, pdvCode: row.given.pdvCode, known, after }]
      : [],
  );
  const changes = judged.flatMap(({ row, judged: { outcome, after, productId } }) =>
    outcome === 'changed' && after !== null && productId !== null ? [{ key: row.no, productId, after }] : [],
  );
  const written = new Map(
    (await writeBulk(tx, { added, changes }, upload.actedBy, now)).map((each) => [each.key, each]),
  );
  const done = judged.map(({ judged: each }) => {
    const made = written.get(each.no);
    return {
      ...each,
      isDone: true,
      productId: made?.productId ?? each.productId,
      madeVersion: made?.version ?? null,
      madeCategoryId: made?.madeCategoryId ?? null,
    };
  });
  await saveJudged(tx, fileId, done);
  await countOutcomes(tx, fileId, {
    was: rows.map(({ outcome }) => outcome),
    is: done.map(({ outcome }) => outcome),
  });
  await markRows(tx, fileId, { written: rows.at(-1)?.no });
  return false;
};

async function finish(
  tx: Transaction,
  fileId: number,
  { actedById }: ClaimedUpload,
  now: number,
): Promise<void> {
  await endUpload(tx, fileId, 'finished', now);
  const reported = await tx.maybeRow<
    Record<'novos' | 'mudados' | 'iguais' | 'recusados', number> & { arquivo: string }
  >(sql`
    select file_name as arquivo, new_count as novos, changed_count as mudados, unchanged_count as iguais,
           refused_count as recusados
      from product_files where store_id = ${tx.storeId} and file_id = ${fileId}`);
  await recordAudit(tx, { userId: actedById, now }, 'upload.finished', { details: reported ?? {} });
}

interface DoneRow {
  no: number;
  productId: number;
  version: number;
  before: RowValues | null;
  after: RowValues;
}

/**
 * Takes the next rows back. Products that a user has changed since are not taken back; their rows get
 * `is_taken_back` false.
 */
export const takeBackRows: Step = async (tx, fileId, { actedBy, actedById }, now) => {
  const rows = await tx.rows<DoneRow>(sql`
    select row_no as no, product_id as "productId", made_version as version,
           case when outcome = 'changed' then before end as before, after
      from product_file_rows
     where store_id = ${tx.storeId} and file_id = ${fileId} and outcome in ('new', 'changed') and is_done
       and is_taken_back is null
     order by row_no limit ${ROWS_AT_ONCE}`);
  if (rows.length === 0) {
    await endTakingBack(tx, fileId, actedById, now);
    return true;
  }
  await lockMenu(tx);
  const back = await takeBackBulk(
    tx,
    rows.map(({ no, ...row }) => ({ key: no, ...row })),
    actedBy,
    now,
  );
  await tx.rows(sql`
    update product_file_rows set is_taken_back = row_no = any(${back}::integer[])
     where store_id = ${tx.storeId} and file_id = ${fileId} and row_no = any(${rows.map(({ no }) => no)}::integer[])`);
  await tx.rows(sql`
    update product_files
       set taken_back_count = taken_back_count + ${back.length}, kept_count = kept_count + ${rows.length - back.length}
     where store_id = ${tx.storeId} and file_id = ${fileId}`);
  return false;
};

async function endTakingBack(
  tx: Transaction,
  fileId: number,
  actedById: number | null,
  now: number,
): Promise<void> {
  await lockMenu(tx);
  const made = await tx.rows<{ categoryId: number }>(sql`
    select distinct made_category_id as "categoryId" from product_file_rows
     where store_id = ${tx.storeId} and file_id = ${fileId} and made_category_id is not null`);
  await removeEmptyCategories(
    tx,
    made.map(({ categoryId }) => categoryId),
    now,
  );
  await endUpload(tx, fileId, 'taken-back', now);
  const reported = await tx.maybeRow<{ arquivo: string; desfeitos: number; mantidos: number }>(sql`
    select file_name as arquivo, taken_back_count as desfeitos, kept_count as mantidos
      from product_files where store_id = ${tx.storeId} and file_id = ${fileId}`);
  await recordAudit(tx, { userId: actedById, now }, 'upload.taken-back', { details: reported ?? {} });
}
