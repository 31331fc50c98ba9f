import type { UploadForm } from '@comanda/domain/menu/bulk-upload/upload-fields';
import type { UploadState } from '@comanda/domain/menu/bulk-upload/upload-state';
import type { Clock } from '../../../../platform/clock.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { Lease } from '../../../../platform/leases/lease.ts';

/** The columns of an upload that its steps need. */
export interface ClaimedUpload {
  state: UploadState;
  form: UploadForm;
  shouldUpdate: boolean;
  waitsForYes: boolean;
  checked: number;
  written: number;
  total: number;
  actedBy: string;
  actedById: number | null;
}

/** The lease of an upload. Ten seconds after the last step, another server may continue the upload. */
export function createUploadLease(clock: Clock): Lease<ClaimedUpload> {
  return new Lease(clock, {
    ...{ table: 'product_files', key: 'file_id', lastsMs: 10_000 },
    isOpen: sql`state in ('reading', 'checking', 'writing', 'taking-back')`,
    columns: sql`state, coalesce(reading ->> 'form', 'barcodes') as form, should_update as "shouldUpdate", waits_for_yes as "waitsForYes", checked, written, total,
                 acted_by as "actedBy", acted_by_id as "actedById"`,
  });
}
