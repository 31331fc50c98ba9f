import { OPEN_UPLOAD_STATES, type UploadState } from '@comanda/domain/menu/bulk-upload/upload-state';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Session } from '../../../platform/http/requester.ts';
import { recordAudit } from '../../people/audit/public.ts';
import { findUpload, UPLOAD_STORED_MS, type UploadRecord } from './uploads.reads.ts';
import { endUpload, holdUpload, sendOn } from './uploads.writes.ts';

/**
 * Cancels an upload; written rows remain. Throws `bulk-upload.not-found`, `bulk-upload.over`,
 * `bulk-upload.taking-back`.
 */
export async function cancelUpload(
  tx: Transaction,
  fileId: number,
  session: Session,
  now: number,
): Promise<void> {
  const { state, fileName, written } = await held(tx, fileId);
  const isOpen = OPEN_UPLOAD_STATES.some((open) => open === state);
  // An upload that is being taken back must finish, so it cannot be cancelled.
  if (state === 'taking-back') throw new AppError('bulk-upload.taking-back');
  if (!isOpen) throw new AppError('bulk-upload.over');
  await endUpload(tx, fileId, 'cancelled', now);
  const details = { arquivo: fileName, gravadas: written };
  await recordAudit(tx, { session, now }, 'upload.cancelled', { details });
}

/** Starts writing a checked upload. Throws `bulk-upload.not-found`, `bulk-upload.not-checked`. */
export async function commitUpload(
  tx: Transaction,
  fileId: number,
  session: Session,
  now: number,
): Promise<void> {
  const { state, fileName } = await held(tx, fileId);
  if (state !== 'checked') throw new AppError('bulk-upload.not-checked');
  await sendOn(tx, fileId, 'writing', session);
  await recordAudit(tx, { session, now }, 'upload.confirmed', { details: { arquivo: fileName } });
}

/**
 * Starts to take an upload back; the history records the result later. A unique index refuses a second active upload of
 * the store. Throws `bulk-upload.not-found`, `bulk-upload.not-to-take-back`.
 */
export async function takeBackUpload(
  tx: Transaction,
  fileId: number,
  session: Session,
  now: number,
): Promise<void> {
  const { canTakeBack, sentAt } = await held(tx, fileId);
  if (!canTakeBack || sentAt < now - UPLOAD_STORED_MS) throw new AppError('bulk-upload.not-to-take-back');
  await sendOn(tx, fileId, 'taking-back', session);
}

async function held(tx: Transaction, fileId: number): Promise<UploadRecord & { state: UploadState }> {
  await holdUpload(tx, fileId);
  const file = await findUpload(tx, fileId);
  if (file === null) throw new AppError('bulk-upload.not-found');
  return file;
}
