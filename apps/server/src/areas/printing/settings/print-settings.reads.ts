import { DEFAULT_PRINT_SETTINGS, type PrintSettings } from '@comanda/domain/printing/print-settings';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { RecordVersion } from '../../../platform/errors/app-error.ts';

/** What a store saved: the settings and who made which version of them when. */
export interface KeptSettings extends RecordVersion {
  settings: PrintSettings;
}

/** The settings a store saved last; null when it never did. */
export async function findPrintSettings(tx: Transaction): Promise<KeptSettings | null> {
  const row = await tx.maybeRow<KeptSettings & { settings: Partial<PrintSettings> }>(sql`
    select settings, version, saved_by as "changedBy", saved_at as "changedAt"
      from print_settings where store_id = ${tx.storeId}`);
  // What a later version of the program added is as it is by default.
  return row && { ...row, settings: { ...DEFAULT_PRINT_SETTINGS, ...row.settings } };
}
