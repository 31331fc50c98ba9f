import * as calls from '@comanda/contract/menu/bulk-upload/bulk-upload.calls';
import type { FileAnswer } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import { uploadPercentage } from '@comanda/domain/menu/bulk-upload/upload-state';
import type { Clock } from '../../../platform/clock.ts';
import type { Command } from '../../../platform/command.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Bind, createBind } from '../../../platform/http/bind.ts';
import { zoneOf } from '../../../platform/period/store-period.ts';
import type { Throttles, WindowRule } from '../../people/access/public.ts';
import { hasBulkUpload } from '../../store/store/public.ts';
import { cancelUpload, commitUpload, takeBackUpload } from './change-upload.ts';
import { chooseProduct } from './choose-product.ts';
import { refusedRows } from './refused-rows.ts';
import { findReadSettings, uploadRows } from './rows.reads.ts';
import { rowsSheet } from './rows-sheet.ts';
import { previewFile, sendUpload } from './send-upload.ts';
import { uploadTemplate } from './upload-template.ts';
import { findUpload, uploads } from './uploads.reads.ts';

/** Maximum of uploads per store and day, because the rows of each upload are stored for a month. */
const UPLOADS_OF_DAY: WindowRule = { scope: 'bulk-upload.files-a-day', limit: 100, windowSeconds: 86_400 };
/**
 * Maximum of file checks per store and minute. Each chosen file and each changed setting in the form makes
 * one check.
 */
const PREVIEWS_A_MINUTE: WindowRule = { scope: 'bulk-upload.looks-a-minute', limit: 40, windowSeconds: 60 };

/** Maximum of uploads in an answer without pages, which the specification requires. */
const MAX_ROWS = 200;

interface UploadDeps {
  database: Database;
  system: Database;
  clock: Clock;
  throttles: Throttles;
  /** Starts the job's next round at once. */
  poke: () => void;
}

/** Binds the calls of uploads, for stores with bulk upload. */
export function bindUploads(bindCall: Bind, deps: UploadDeps): void {
  const { clock, database, throttles, poke } = deps;
  const bind = createBind((call, operation) => {
    bindCall(call, async (input, requester, reply) => {
      if (requester.session === null || !(await database.inStore(requester.session.storeId, hasBulkUpload)))
        throw new AppError('bulk-upload.not-enabled');
      return operation(input, requester, reply);
    });
  }, deps);
  /** Binds a change of an upload: runs the change, wakes the job, and returns the upload's progress. */
  const changing =
    (change: Command<number, void>): Command<{ fileId: number }, FileAnswer> =>
    async (tx, { fileId }, session, now) => {
      await change(tx, fileId, session, now);
      tx.afterCommit(poke);
      return presentUpload(tx, fileId);
    };

  bind.inStore(calls.listProductFiles, (tx, { perPage, ...query }, _session, now) =>
    uploads.page(tx, { ...query, perPage: perPage ?? MAX_ROWS }, { now }),
  );
  bind.inStore(calls.getProductFile, (tx, { fileId }) => presentUpload(tx, fileId));
  bind(calls.previewProductFile, async ({ file, ...hints }, { session }) => {
    await throttles.hit(PREVIEWS_A_MINUTE, `store ${session.storeId}`);
    return previewFile(file.bytes, hints, session);
  });
  bind(calls.sendProductFile, async (sent, { session }) => {
    await throttles.hit(UPLOADS_OF_DAY, `store ${session.storeId}`);
    const fileId = await sendUpload(database, sent, session, clock.now());
    poke();
    return database.inStore(session.storeId, (tx) => presentUpload(tx, fileId));
  });
  bind.inStore(calls.cancelProductFile, changing(cancelUpload));
  bind.inStore(calls.commitProductFile, changing(commitUpload));
  bind.inStore(calls.takeBackProductFile, changing(takeBackUpload));
  bind.readInStore(calls.listProductFileRows, async (tx, query) =>
    uploadRows.numbered(tx, query, await findReadSettings(tx, query.fileId)),
  );
  bind.fileInStore(calls.exportProductFileRows, async (runRead, query) => {
    const file = await runRead(async (tx) => ({
      ...(await findReadSettings(tx, query.fileId)),
      timeZone: await zoneOf(tx),
    }));
    return rowsSheet(runRead, query, file);
  });
  bind.inStore(calls.chooseProductOfRow, async (tx, chosen) => {
    await chooseProduct(tx, chosen);
    return presentUpload(tx, chosen.fileId);
  });
  bind.fileInStore(calls.downloadRefusedRows, (runRead, { fileId }) => refusedRows(runRead, fileId));
  bind(calls.downloadUploadTemplate, uploadTemplate);
}

/** An upload with its progress. Throws `bulk-upload.not-found`. */
async function presentUpload(tx: Transaction, fileId: number): Promise<FileAnswer> {
  const file = await findUpload(tx, fileId);
  if (file === null) throw new AppError('bulk-upload.not-found');
  return { progress: { percentage: uploadPercentage(file.state, file, file.waitsForYes) }, file };
}
