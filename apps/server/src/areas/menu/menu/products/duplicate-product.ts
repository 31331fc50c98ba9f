import { LONGEST_NAME } from '@comanda/contract/menu/menu/menu-fields.wire';
import type { Command } from '../../../../platform/command.ts';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { productsIn } from '../categories/categories.reads.ts';
import { findGroup } from '../options/options.reads.ts';
import { type Author, copyOptions, insertGroup } from '../options/options.writes.ts';
import { listRecipe } from '../recipe/recipe.reads.ts';
import { listSizes } from '../sizes/sizes.reads.ts';
import { copyName } from '../whole/copy-name.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { writeOrder } from '../whole/put-in-order.ts';
import { getProduct } from './products.reads.ts';

/**
 * Inserts a copy after a product, with its sizes, recipe, links, and its own groups with their options. The
 * copy is hidden and has no codes, because a code identifies one product. A counted quantity becomes zero.
 * Throws `catalogue.product-not-found`.
 */
export const duplicateProduct: Command<
  { productId: number },
  { version: number; productId: number; recordVersion: number }
> = async (tx, { productId }, session, now) => {
  await lockMenu(tx);
  const product = await getProduct(tx, productId);
  const copyId = await nextNumber(tx, 'menu-product');
  const name = copyName(product.name, LONGEST_NAME);
  await tx.rows(sql`
    insert into menu_products (store_id, product_id, category_id, name, description, status, availability, price_cents,
                               promo_cents, promo_from, promo_until, promo_week, left_count, reference_id, photo_hash,
                               photo_x, photo_y, changed_at, changed_by)
    select ${tx.storeId}, ${copyId}, category_id, ${name}, description, 'hidden', availability, price_cents,
           promo_cents, promo_from, promo_until, promo_week, least(left_count, 0), reference_id,
           photo_hash, photo_x, photo_y, ${new Date(now)}, ${session.userName}
      from menu_products where store_id = ${tx.storeId} and product_id = ${productId}
    returning product_id`);
  await copyRecipe(tx, productId, copyId);
  const sizes = await copySizes(tx, productId, copyId, { userName: session.userName, now });
  await copyLinks(tx, { productId, copyId, sizes }, { userName: session.userName, now });
  const current = (await productsIn(tx, product.categoryId)).map((each) => each.productId);
  const others = current.filter((each) => each !== copyId);
  await writeOrder(tx, 'menu_products', others.toSpliced(others.indexOf(productId) + 1, 0, copyId));
  const details = { produto: product.name, copia: name };
  const version = await recordMenuChange(tx, { session, now }, 'catalogue.product-duplicated', { details });
  return { version, productId: copyId, recordVersion: 1 };
};

async function copyRecipe(tx: Transaction, productId: number, copyId: number): Promise<void> {
  for (const line of await listRecipe(tx, productId)) {
    const recipeLineId = await nextNumber(tx, 'recipe-line');
    await tx.rows(sql`
      insert into recipe_lines (store_id, recipe_line_id, product_id, stock_item_id, quantity, is_removable, position)
      values (${tx.storeId}, ${recipeLineId}, ${copyId}, ${line.stockItemId}, ${line.quantity}, ${line.isRemovable},
              ${line.position})`);
  }
}

/** Copies the sizes. Returns the number of each copied size by the number of the original. */
async function copySizes(
  tx: Transaction,
  productId: number,
  copyId: number,
  { userName, now }: Author,
): Promise<Map<number | null, number | null>> {
  const copies = new Map<number | null, number | null>([[null, null]]);
  for (const size of await listSizes(tx, productId)) {
    const sizeId = await nextNumber(tx, 'menu-size');
    await tx.rows(sql`
      insert into menu_sizes (store_id, size_id, product_id, name, status, price_cents, promo_cents, position,
                              changed_at, changed_by)
      values (${tx.storeId}, ${sizeId}, ${copyId}, ${size.name}, ${size.status}, ${size.priceCents},
              ${size.promoCents}, ${size.position}, ${new Date(now)}, ${userName})`);
    copies.set(size.sizeId, sizeId);
  }
  return copies;
}

/** Links the copy to the same groups. The original's own groups are copied first. */
async function copyLinks(
  tx: Transaction,
  {
    productId,
    copyId,
    sizes,
  }: { productId: number; copyId: number; sizes: ReadonlyMap<number | null, number | null> },
  author: Author,
): Promise<void> {
  const links = await tx.rows<{ groupId: number; sizeId: number | null; status: string; isOwn: boolean }>(sql`
    select l.group_id as "groupId", l.size_id as "sizeId", l.status, g.product_id is not null as "isOwn"
      from group_links l
      join option_groups g on g.store_id = ${tx.storeId} and g.group_id = l.group_id and g.deleted_at is null
     where l.store_id = ${tx.storeId} and l.product_id = ${productId} order by l.position, l.link_id`);
  const groups = new Map<number, number>();
  for (const [position, { groupId, sizeId, status, isOwn }] of links.entries()) {
    const copiedSize = sizes.get(sizeId);
    // Skips links for deleted sizes, which were not copied.
    if (copiedSize === undefined) continue;
    let copied = isOwn ? groups.get(groupId) : groupId;
    if (copied === undefined) {
      copied = await insertGroup(tx, { ...(await findGroup(tx, groupId)), productId: copyId }, author);
      await copyOptions(tx, groupId, copied);
      groups.set(groupId, copied);
    }
    const linkId = await nextNumber(tx, 'group-link');
    await tx.rows(sql`
      insert into group_links (store_id, link_id, product_id, group_id, size_id, status, position)
      values (${tx.storeId}, ${linkId}, ${copyId}, ${copied}, ${copiedSize}, ${status}, ${position})`);
  }
}
