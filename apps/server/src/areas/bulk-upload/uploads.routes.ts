import * as calls from '@comanda/contract/bulk-upload/bulk-upload.calls';
import type { FileAnswer } from '@comanda/contract/bulk-upload/bulk-upload.wire';
import { uploadPercentage } from '@comanda/domain/bulk-upload/upload-state';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Bind } from '../../platform/http/mount-calls.ts';
import { findUpload, listUploads } from './uploads.reads.ts';

interface UploadDeps {
  database: Database;
  clock: Clock;
}

/** Binds the calls of uploads. */
export function bindUploads(bind: Bind, { clock, database }: UploadDeps): void {
  bind(calls.listProductFiles, (_input, { session }) =>
    database.inStore(session.storeId, (tx) => listUploads(tx, clock.now())),
  );
  bind(calls.getProductFile, ({ fileId }, { session }) =>
    database.inStore(session.storeId, (tx) => tellUpload(tx, fileId)),
  );
  const notYet = () => Promise.reject(new AppError('bulk-upload.not-found'));
  bind(calls.lookAtProductFile, notYet);
  bind(calls.sendProductFile, notYet);
  bind(calls.cancelProductFile, notYet);
  bind(calls.listProductFileRows, notYet);
  bind(calls.chooseProductOfRow, notYet);
  bind(calls.commitProductFile, notYet);
  bind(calls.takeBackProductFile, notYet);
  bind(calls.downloadRefusedRows, notYet);
  bind(calls.downloadUploadTemplate, notYet);
}

/** An upload with how far it is. Throws `bulk-upload.not-found`. */
async function tellUpload(tx: Transaction, fileId: number): Promise<FileAnswer> {
  const file = await findUpload(tx, fileId);
  if (file === null) throw new AppError('bulk-upload.not-found');
  return { progress: { percentage: uploadPercentage(file.state, file, file.waitsForYes) }, file };
}
