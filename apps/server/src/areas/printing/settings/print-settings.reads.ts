import { DEFAULT_PRINT_SETTINGS, type PrintSettings } from '@comanda/domain/printing/print-settings';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** The settings a store saved last, and how often it has saved; null when it never did. */
export async function findPrintSettings(
  tx: Transaction,
): Promise<{ settings: PrintSettings; version: number } | null> {
  const row = await tx.maybeRow<{ settings: Partial<PrintSettings>; version: number }>(sql`
    select settings, version from print_settings where store_id = ${tx.storeId}`);
  // What a later version of the program added is as it is by default.
  return row && { settings: { ...DEFAULT_PRINT_SETTINGS, ...row.settings }, version: row.version };
}
