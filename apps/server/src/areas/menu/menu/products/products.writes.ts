import type { ProductPart } from '@comanda/domain/menu/menu/menu-parts';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { lockProducts } from '../whole/lock-menu.ts';
import type { StatusChange } from './status-batch.ts';

const instantOf = (at: number | null) => (at === null ? null : new Date(at));
const jsonOf = (value: object | null): Query => sql`${value && JSON.stringify(value)}::jsonb`;

/** Inserts a new product; the menu must be locked. */
export async function insertProduct(tx: Transaction, made: ProductPart, position: number): Promise<void> {
  await tx.rows(sql`
    insert into menu_products (store_id, product_id, category_id, name, description, status, availability, price_cents,
                               promo_cents, promo_from, promo_until, promo_week, left_count, barcode, pdv_code,
                               reference_id, position, version, changed_at, changed_by)
    values (${tx.storeId}, ${made.productId}, ${made.categoryId}, ${made.name}, ${made.description}, ${made.status},
            ${jsonOf(made.availability)}, ${made.priceCents}, ${made.promoCents}, ${instantOf(made.promoFrom)},
            ${instantOf(made.promoUntil)}, ${jsonOf(made.promoWeek)}, ${made.left}, ${made.barcode}, ${made.pdvCode},
            ${made.referenceId}, ${position}, ${made.version}, ${instantOf(made.changedAt)}, ${made.changedBy})`);
}

/** Saves a product except its photo. Menu and product must be locked. `position` null leaves the position unchanged. */
export async function updateProduct(
  tx: Transaction,
  next: ProductPart,
  position: number | null = null,
): Promise<void> {
  await tx.rows(sql`
    update menu_products
       set category_id = ${next.categoryId}, name = ${next.name}, description = ${next.description},
           status = ${next.status}, availability = ${jsonOf(next.availability)}, price_cents = ${next.priceCents},
           promo_cents = ${next.promoCents}, promo_from = ${instantOf(next.promoFrom)},
           promo_until = ${instantOf(next.promoUntil)}, promo_week = ${jsonOf(next.promoWeek)},
           left_count = ${next.left}, count_no = count_no + (left_count is distinct from ${next.left})::integer, barcode = ${next.barcode}, pdv_code = ${next.pdvCode},
           reference_id = ${next.referenceId}, position = coalesce(${position}, position), version = ${next.version},
           changed_at = ${instantOf(next.changedAt)}, changed_by = ${next.changedBy}
     where store_id = ${tx.storeId} and product_id = ${next.productId}`);
}

/** Saves the status of products, each with the next version. The menu must be locked. */
export async function writeStatuses(
  tx: Transaction,
  changes: readonly StatusChange[],
  { userName, now }: { userName: string; now: number },
): Promise<void> {
  const ids = changes.map(({ productId }) => productId);
  const statuses = changes.map(({ after }) => after);
  await lockProducts(tx, ids);
  await tx.rows(sql`
    update menu_products as kept
       set status = given.status, version = kept.version + 1, changed_at = ${new Date(now)}, changed_by = ${userName}
      from unnest(${ids}::integer[], ${statuses}::text[]) as given(product_id, status)
     where kept.store_id = ${tx.storeId} and kept.product_id = given.product_id`);
}
