import type { SeenFile, SentUpload } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import {
  LARGEST_UPLOAD,
  sharesColumn,
  type UploadForm,
} from '@comanda/domain/menu/bulk-upload/upload-fields';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import type { Session } from '../../../platform/http/requester.ts';
import { recordAudit } from '../../people/audit/public.ts';
import { previewTable, type ReadSettings } from './reading/read-table.ts';
import { TableFault } from './reading/table-fault.ts';
import { tableFaultText } from './texts.ts';
import { hasOpenUpload } from './uploads.reads.ts';
import { insertUpload } from './uploads.writes.ts';

/**
 * Detects the content of a file for the form. Throws `bulk-upload.file-too-large`, and `bulk-upload.unreadable` with
 * the fault.
 */
export async function previewFile(
  bytes: Uint8Array,
  hints: ReadSettings,
  { storeId }: Pick<Session, 'storeId'>,
): Promise<SeenFile> {
  if (bytes.length > LARGEST_UPLOAD) throw new AppError('bulk-upload.file-too-large');
  try {
    return await previewTable({ bytes, hints }, `store ${storeId}`);
  } catch (error) {
    if (!(error instanceof TableFault)) throw error;
    throw unreadable(error);
  }
}

const unreadable = (fault: TableFault) =>
  new AppError('bulk-upload.unreadable', { detail: tableFaultText(fault), cause: fault });

/**
 * Saves an uploaded file, which a job then reads and writes, and returns its number. Refuses obvious faults
 * immediately. Throws the errors of {@link previewFile}, `bulk-upload.same-column`, an unknown column, and
 * `bulk-upload.under-way`.
 */
export async function sendUpload(
  database: Database,
  { columns: barcodeColumns, menuColumns, file, shouldUpdate, waitsForYes = false, ...hints }: SentUpload,
  session: Session,
  now: number,
): Promise<number> {
  const columns = menuColumns ?? barcodeColumns;
  if (columns === undefined) throw invalidField('columns_disposition', 'Campo obrigatório.');
  const form: UploadForm = menuColumns === undefined ? 'barcodes' : 'menu';
  if (sharesColumn(columns)) throw new AppError('bulk-upload.same-column');
  // Checked first: while another upload is active, parsing this file would be useless.
  if (await database.inStore(session.storeId, hasOpenUpload)) throw new AppError('bulk-upload.under-way');
  const previewed = await previewFile(file.bytes, hints, session);
  const { columns: seen } = previewed;
  const beyond = Object.values(columns).find((number) => number !== undefined && number > seen.length);
  if (beyond !== undefined) throw unreadable(new TableFault('no-such-column', beyond));
  const recognised = {
    encoding: previewed.encoding ?? undefined,
    separator: previewed.separator ?? undefined,
    headerLine: previewed.headerLine ?? 0,
    sheet: previewed.sheet === null ? undefined : previewed.sheet - 1,
  };
  const reading = { hints: recognised, columns, form };
  const fileName = file.name.trim().slice(0, 200).replaceAll('\0', '').toWellFormed();
  return database.inStore(session.storeId, async (tx) => {
    const fileId = await insertUpload(
      tx,
      { fileName, content: file.bytes, reading, shouldUpdate, waitsForYes },
      session,
      now,
    );
    await recordAudit(tx, { session, now }, 'upload.started', { details: { arquivo: fileName } });
    tx.announce('uploads');
    return fileId;
  });
}
