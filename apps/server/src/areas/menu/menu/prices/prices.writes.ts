import type { PriceChange } from '@comanda/domain/menu/menu/bulk-prices';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { lockProducts } from '../whole/lock-menu.ts';
import type { PriceChanges } from './price-batch.ts';

const idsOf = (changes: readonly PriceChange[]) => changes.map(({ id }) => id);
const pricesOf = (changes: readonly PriceChange[]) => changes.map(({ after }) => after.priceCents);
const promosOf = (changes: readonly PriceChange[]) => changes.map(({ after }) => after.promoCents);

/**
 * Saves prices, one statement per table. Rows that have a version get the next version. The menu must be
 * locked.
 */
export async function writePrices(
  tx: Transaction,
  { products, sizes, options }: PriceChanges,
  { userName, now }: { userName: string; now: number },
): Promise<void> {
  const at = new Date(now);
  await lockProducts(tx, idsOf(products));
  await tx.rows(sql`
    update menu_products as kept
       set price_cents = given.price, promo_cents = given.promo, version = kept.version + 1, changed_at = ${at},
           changed_by = ${userName}
      from unnest(${idsOf(products)}::integer[], ${pricesOf(products)}::integer[], ${promosOf(products)}::integer[])
        as given(id, price, promo)
     where kept.store_id = ${tx.storeId} and kept.product_id = given.id`);
  await tx.rows(sql`
    update menu_sizes as kept
       set price_cents = given.price, promo_cents = given.promo, version = kept.version + 1, changed_at = ${at},
           changed_by = ${userName}
      from unnest(${idsOf(sizes)}::integer[], ${pricesOf(sizes)}::integer[], ${promosOf(sizes)}::integer[])
        as given(id, price, promo)
     where kept.store_id = ${tx.storeId} and kept.size_id = given.id`);
  await tx.rows(sql`
    update group_options as kept set price_cents = given.price
      from unnest(${idsOf(options)}::integer[], ${pricesOf(options)}::integer[]) as given(id, price)
     where kept.store_id = ${tx.storeId} and kept.option_id = given.id`);
  await tx.rows(sql`
    update option_groups as kept
       set version = kept.version + 1, changed_at = ${at}, changed_by = ${userName}
     where kept.store_id = ${tx.storeId} and kept.group_id in (
       select o.group_id from group_options o
        where o.store_id = ${tx.storeId} and o.option_id = any(${idsOf(options)}::integer[]))`);
}
