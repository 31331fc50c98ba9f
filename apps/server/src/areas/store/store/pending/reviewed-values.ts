import type { ReviewedField } from '@comanda/domain/store/store/pending-changes';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { logoInWidths } from '../provider/logo.ts';

/** Current values of the reviewed fields. Locks the store's row until the transaction ends. */
export async function holdReviewedValues(tx: Transaction): Promise<Record<ReviewedField, string | null>> {
  const values = await tx.maybeRow<Record<ReviewedField, string | null>>(sql`
    select app_text as "app-text", phrase, logo, banner from stores where store_id = ${tx.storeId} for no key update`);
  if (values === null) throw new Error(`store ${tx.storeId} does not exist`);
  return values;
}

/**
 * Saves an approved value with the next version of the store's data. A concurrent edit that began with the
 * earlier version then gets a conflict.
 */
export async function putInPlace(
  tx: Transaction,
  { field, value, by, now }: { field: ReviewedField; value: string | null; by: string; now: number },
): Promise<void> {
  const { logo, symbol } = value === null ? { logo: null, symbol: null } : logoInWidths(value);
  await tx.rows(sql`
    update stores set
      app_text = case when ${field === 'app-text'}::boolean then ${value}::text else app_text end,
      phrase = case when ${field === 'phrase'}::boolean then ${value}::text else phrase end,
      banner = case when ${field === 'banner'}::boolean then ${value}::text else banner end,
      logo = case when ${field === 'logo'}::boolean then ${logo}::text else logo end,
      symbol = case when ${field === 'logo'}::boolean then ${symbol}::text else symbol end,
      registration_version = registration_version + 1, registration_changed_by = ${by},
      registration_changed_at = ${new Date(now)}
     where store_id = ${tx.storeId}`);
  if (field === 'logo') tx.notify({ kind: 'store-changed' });
}
