import type { ProductFile } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { definePaged, selecting } from '../../../platform/paged/define-paged.ts';
import { down } from '../../../platform/paged/sort-key.ts';

/** Uploads are listed, and can be taken back, for this long. */
export const UPLOAD_STORED_MS = 30 * 24 * 3_600_000;

const COLUMNS = {
  text: `file_id as "fileId", file_name as "fileName", state as status, state,
         case when state = 'taking-back' or state = 'taken-back' then total else written end as done, total,
         new_count as "newCount", changed_count as "changedCount", unchanged_count as "unchangedCount",
         refused_count as "refusedCount", taken_back_count as "takenBackCount", kept_count as "keptCount",
         should_update as "shouldUpdate", waits_for_yes as "waitsForYes",
         state in ('finished', 'cancelled') and new_count + changed_count > 0 and written > 0 as "canTakeBack",
         sent_by as "sentBy", sent_at as "sentAt", finished_at as "finishedAt", fault`,
  values: [],
} as const;

/** An upload for its screen, with the counts of its progress. */
export type UploadRecord = ProductFile & { checked: number; written: number };

/** The store's uploads of the last thirty days, the newest first; `now` in epoch ms. */
export const uploads = definePaged({
  name: 'uploads',
  columns: selecting<ProductFile>(COLUMNS),
  from: (storeId, _filter: object, { now }: { now: number }) => sql`
      from product_files where store_id = ${storeId} and sent_at > ${new Date(now - UPLOAD_STORED_MS)}`,
  sorts: { newest: [down(sql`file_id`, 'number')] },
  defaultSort: 'newest',
});

/** An upload by its number; null when the store has no such upload. */
export function findUpload(tx: Transaction, fileId: number): Promise<UploadRecord | null> {
  return tx.maybeRow<UploadRecord>(sql`
    select ${COLUMNS}, checked, written from product_files
     where store_id = ${tx.storeId} and file_id = ${fileId}`);
}

/** True when the store has an active upload. A store has at most one. */
export async function hasOpenUpload(tx: Transaction): Promise<boolean> {
  const open = await tx.rows(sql`
    select 1 from product_files
     where store_id = ${tx.storeId} and state in ('reading', 'checking', 'checked', 'writing', 'taking-back')`);
  return open.length > 0;
}
