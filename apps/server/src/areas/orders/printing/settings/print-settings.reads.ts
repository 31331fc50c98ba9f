import { DEFAULT_PRINT_SETTINGS, type PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { RecordVersion } from '../../../../platform/errors/app-error.ts';

/** A store's saved settings, with version, author and time of the last save. */
export interface StoredSettings extends RecordVersion {
  settings: PrintSettings;
}

/** The settings that a store saved last; null before the first save. */
export async function findPrintSettings(tx: Transaction): Promise<StoredSettings | null> {
  const row = await tx.maybeRow<StoredSettings & { settings: Partial<PrintSettings> }>(sql`
    select settings, version, saved_by as "changedBy", saved_at as "changedAt"
      from print_settings where store_id = ${tx.storeId}`);
  // A setting that was introduced after this row was saved gets its default.
  return row && { ...row, settings: { ...DEFAULT_PRINT_SETTINGS, ...row.settings } };
}
