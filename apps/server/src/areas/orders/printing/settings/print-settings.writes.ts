import type { PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { saveAcceptsAutomatically } from '../../../store/store/public.ts';

/**
 * Locks the store's row until the transaction ends, because before the first save the settings have no row to
 * lock.
 */
export async function holdAutoAccept(tx: Transaction): Promise<{ acceptsAutomatically: boolean }> {
  const store = await tx.maybeRow<{ acceptsAutomatically: boolean }>(sql`
    select accepts_automatically as "acceptsAutomatically"
      from stores where store_id = ${tx.storeId} for no key update`);
  if (store === null) throw new Error(`store ${tx.storeId} does not exist`);
  return store;
}

/** Selects from the given categories those that the store has now, or had before and deleted. */
export async function knownCategories(tx: Transaction, categoryIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx.rows<{ categoryId: number }>(sql`
    select category_id as "categoryId" from menu_categories
     where store_id = ${tx.storeId} and category_id = any(${[...categoryIds]}::bigint[])`);
  return new Set(rows.map(({ categoryId }) => categoryId));
}

/** Saves the settings, and whether the store accepts new orders automatically. Returns the version. */
export async function writeSettings(
  tx: Transaction,
  settings: PrintSettings,
  by: string,
  now: number,
): Promise<number> {
  await saveAcceptsAutomatically(tx, settings.acceptsAutomatically);
  const row = await tx.maybeRow<{ version: number }>(sql`
    insert into print_settings as kept (store_id, settings, saved_at, saved_by)
    values (${tx.storeId}, ${JSON.stringify(settings)}::jsonb, ${new Date(now)}, ${by})
    on conflict (store_id) do update
       set settings = excluded.settings, version = kept.version + 1, saved_at = excluded.saved_at,
           saved_by = excluded.saved_by
    returning version`);
  if (row === null) throw new Error('print settings were not kept');
  tx.notify({ kind: 'store-changed' });
  return row.version;
}
