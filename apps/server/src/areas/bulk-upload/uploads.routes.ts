import * as calls from '@comanda/contract/bulk-upload/bulk-upload.calls';
import type { FileAnswer } from '@comanda/contract/bulk-upload/bulk-upload.wire';
import { uploadPercentage } from '@comanda/domain/bulk-upload/upload-state';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Bind } from '../../platform/http/mount-calls.ts';
import type { Session } from '../../platform/http/requester.ts';
import type { Throttles, WindowRule } from '../access/public.ts';
import { hasBulkUpload } from '../store/public.ts';
import { cancelUpload, commitUpload, takeBackUpload } from './change-upload.ts';
import { chooseProduct } from './choose-product.ts';
import { refusedRows } from './refused-rows.ts';
import { listRows } from './rows.reads.ts';
import { lookAtFile, sendUpload } from './send-upload.ts';
import { uploadTemplate } from './upload-template.ts';
import { findUpload, listUploads } from './uploads.reads.ts';

/** Uploads a store may send: their rows are kept for a month, whatever became of them. */
const UPLOADS_OF_DAY: WindowRule = { scope: 'bulk-upload.files-a-day', limit: 100, windowSeconds: 86_400 };
/** Files a store may have looked at: one that is chosen, and each time somebody says it is otherwise. */
const LOOKS_OF_MINUTE: WindowRule = { scope: 'bulk-upload.looks-a-minute', limit: 40, windowSeconds: 60 };

interface UploadDeps {
  database: Database;
  clock: Clock;
  throttles: Throttles;
  /** There is work. */
  poke: () => void;
}

/** Binds the calls of uploads, for stores that have them. */
export function bindUploads(bindCall: Bind, { clock, database, throttles, poke }: UploadDeps): void {
  const bind: Bind = (call, operation) =>
    bindCall(call, async (input, requester, reply) => {
      if (requester.session === null || !(await database.inStore(requester.session.storeId, hasBulkUpload)))
        throw new AppError('bulk-upload.not-enabled');
      return operation(input, requester, reply);
    });
  const told = (session: Session, fileId: number) =>
    database.inStore(session.storeId, (tx) => tellUpload(tx, fileId));
  /** Changes an upload, says that there may be work, and tells how it is. */
  const changing =
    (change: (tx: Transaction, fileId: number, session: Session, now: number) => Promise<void>) =>
    async ({ fileId }: { fileId: number }, { session }: { session: Session }) => {
      const answer = await database.inStore(session.storeId, async (tx) => {
        await change(tx, fileId, session, clock.now());
        return tellUpload(tx, fileId);
      });
      poke();
      return answer;
    };

  bind(calls.listProductFiles, (_input, { session }) =>
    database.inStore(session.storeId, (tx) => listUploads(tx, clock.now())),
  );
  bind(calls.getProductFile, ({ fileId }, { session }) => told(session, fileId));
  bind(calls.lookAtProductFile, async ({ file, ...hints }, { session }) => {
    await throttles.hit(LOOKS_OF_MINUTE, `store ${session.storeId}`);
    return lookAtFile(file.bytes, hints, session);
  });
  bind(calls.sendProductFile, async (sent, { session }) => {
    await throttles.hit(UPLOADS_OF_DAY, `store ${session.storeId}`);
    const fileId = await sendUpload(database, sent, session, clock.now());
    poke();
    return told(session, fileId);
  });
  bind(calls.cancelProductFile, changing(cancelUpload));
  bind(calls.commitProductFile, changing(commitUpload));
  bind(calls.takeBackProductFile, changing(takeBackUpload));
  bind(calls.listProductFileRows, (wanted, { session }) =>
    database.inStore(session.storeId, (tx) => listRows(tx, wanted)),
  );
  bind(calls.chooseProductOfRow, async (chosen, { session }) => {
    await database.inStore(session.storeId, (tx) => chooseProduct(tx, chosen));
    return told(session, chosen.fileId);
  });
  bind(calls.downloadRefusedRows, ({ fileId }, { session }) =>
    refusedRows((work) => database.inStore(session.storeId, work), fileId),
  );
  bind(calls.downloadUploadTemplate, ({ format }) => uploadTemplate(format));
}

/** An upload with how far it is. Throws `bulk-upload.not-found`. */
async function tellUpload(tx: Transaction, fileId: number): Promise<FileAnswer> {
  const file = await findUpload(tx, fileId);
  if (file === null) throw new AppError('bulk-upload.not-found');
  return { progress: { percentage: uploadPercentage(file.state, file, file.waitsForYes) }, file };
}
