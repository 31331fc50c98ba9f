import type { UploadColumns, UploadForm } from '@comanda/domain/menu/bulk-upload/upload-fields';
import type { UploadState } from '@comanda/domain/menu/bulk-upload/upload-state';
import { nextNumber } from '../../../platform/database/next-number.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Session } from '../../../platform/http/requester.ts';
import type { ReadSettings } from './reading/read-table.ts';

/** The settings for reading an upload's file. */
export interface UploadReadSettings {
  hints: ReadSettings;
  columns: UploadColumns;
  /** Missing in uploads of release 1.4, whose rows all have barcodes. */
  form?: UploadForm;
}

export interface NewUpload {
  fileName: string;
  content: Uint8Array;
  reading: UploadReadSettings;
  shouldUpdate: boolean;
  waitsForYes: boolean;
}

/** Saves a file to read and returns its number. A unique index refuses a second active upload of the store. */
export async function insertUpload(
  tx: Transaction,
  { fileName, content, reading, shouldUpdate, waitsForYes }: NewUpload,
  { userId, userName }: Session,
  now: number,
): Promise<number> {
  const fileId = await nextNumber(tx, 'product-file');
  await tx.rows(sql`
    insert into product_files (store_id, file_id, file_name, content, reading, should_update, waits_for_yes, state,
                               sent_by, sent_by_id, sent_at, acted_by, acted_by_id)
    values (${tx.storeId}, ${fileId}, ${fileName}, ${Buffer.from(content)}, ${JSON.stringify(reading)}, ${shouldUpdate},
            ${waitsForYes}, 'reading', ${userName}, ${userId}, ${new Date(now)}, ${userName}, ${userId})`);
  return fileId;
}

/** Locks an upload until the transaction ends. Returns its state; null when the store has no such upload. */
export async function holdUpload(tx: Transaction, fileId: number): Promise<UploadState | null> {
  const file = await tx.maybeRow<{ state: UploadState }>(sql`
    select state from product_files where store_id = ${tx.storeId} and file_id = ${fileId} for update`);
  return file?.state ?? null;
}

/** Moves a locked upload to the state that a user requested. */
export async function sendOn(
  tx: Transaction,
  fileId: number,
  state: UploadState,
  { userId, userName }: Session,
): Promise<void> {
  await tx.rows(sql`
    update product_files
       set state = ${state}, acted_by = ${userName}, acted_by_id = ${userId}, claimed_by = null, claimed_until = null
     where store_id = ${tx.storeId} and file_id = ${fileId}`);
  tx.announce('uploads');
}

/** Ends a locked upload in its last state, and saves its fault if it failed. */
export async function endUpload(
  tx: Transaction,
  fileId: number,
  state: 'finished' | 'cancelled' | 'failed' | 'taken-back',
  now: number,
  fault: string | null = null,
): Promise<void> {
  await tx.rows(sql`
    update product_files
       set state = ${state}, fault = ${fault}, finished_at = ${new Date(now)}, content = null,
           claimed_by = null, claimed_until = null
     where store_id = ${tx.storeId} and file_id = ${fileId}`);
  tx.announce('uploads');
}
