import type { MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import { type Counter, numberFrom } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/**
 * Writes a whole menu into a store without products, one statement per table. Rows get the numbers of
 * `parts`; rows added later get higher numbers. If a category with a number from `parts` exists already, it
 * gets the new position and name. The menu must be locked.
 */
export async function writeMenu(tx: Transaction, parts: MenuParts, now: number): Promise<void> {
  const at = new Date(now);
  const rows = (of: readonly object[]) => JSON.stringify(of.map((part, position) => ({ ...part, position })));
  const options = parts.groups.flatMap(({ groupId, options }) =>
    options.map((option, position) => ({
      ...option,
      // An option with a stock item shows the stock item's name, so its own name is null.
      ...(option.stockItemId === null ? {} : { name: null }),
      groupId,
      position,
    })),
  );
  const products = parts.products.map(({ photo, promoFrom, promoUntil, ...product }, position) => ({
    ...product,
    position,
    ...{ photoHash: photo?.hash ?? null, photoX: photo?.x ?? 50, photoY: photo?.y ?? 50 },
    ...{ promoFrom: momentOf(promoFrom), promoUntil: momentOf(promoUntil) },
  }));
  const stock = parts.stockItems.map(({ backAt, ...item }) => ({ ...item, backAt: momentOf(backAt) }));
  // Inserts follow the order of the foreign keys.
  await tx.rows(sql`
    insert into menu_categories (store_id, category_id, name, status, availability, position, changed_at)
    select ${tx.storeId}, "categoryId", name, status, availability, position, ${at}
      from jsonb_to_recordset(${rows(parts.categories)}::jsonb)
        as given("categoryId" integer, name text, status text, availability jsonb, position integer)
    on conflict (store_id, category_id) do update set name = excluded.name, status = excluded.status,
      availability = excluded.availability, position = excluded.position, deleted_at = null
    returning category_id`);
  await tx.rows(sql`
    insert into stock_items (store_id, stock_item_id, name, description, kind, is_in, back_at, photo_hash, changed_at)
    select ${tx.storeId}, "stockItemId", name, description, kind, "isIn", "backAt", "photoHash", ${at}
      from jsonb_to_recordset(${JSON.stringify(stock)}::jsonb)
        as given("stockItemId" integer, name text, description text, kind text, "isIn" boolean,
                 "backAt" timestamptz, "photoHash" text)
    returning stock_item_id`);
  await tx.rows(sql`
    insert into menu_products (store_id, product_id, category_id, name, description, status, availability, price_cents,
      promo_cents, promo_from, promo_until, promo_week, left_count, barcode, pdv_code, reference_id, photo_hash,
      photo_x, photo_y, position, changed_at)
    select ${tx.storeId}, "productId", "categoryId", name, description, status, availability, "priceCents",
           "promoCents", "promoFrom", "promoUntil", "promoWeek", "left", barcode, "pdvCode", "referenceId", "photoHash",
           "photoX", "photoY", position, ${at}
      from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
        as given("productId" integer, "categoryId" integer, name text, description text, status text,
                 availability jsonb, "priceCents" integer, "promoCents" integer, "promoFrom" timestamptz,
                 "promoUntil" timestamptz, "promoWeek" jsonb, "left" integer, barcode text, "pdvCode" text,
                 "referenceId" integer, "photoHash" text, "photoX" smallint, "photoY" smallint, position integer)
    returning product_id`);
  await tx.rows(sql`
    insert into menu_sizes (store_id, size_id, product_id, name, status, price_cents, promo_cents, position, changed_at)
    select ${tx.storeId}, "sizeId", "productId", name, status, "priceCents", "promoCents", position, ${at}
      from jsonb_to_recordset(${rows(parts.sizes)}::jsonb)
        as given("sizeId" integer, "productId" integer, name text, status text, "priceCents" integer,
                 "promoCents" integer, position integer)
    returning size_id`);
  await tx.rows(sql`
    insert into recipe_lines (store_id, recipe_line_id, product_id, stock_item_id, quantity, is_removable, position)
    select ${tx.storeId}, "recipeLineId", "productId", "stockItemId", quantity, "isRemovable", position
      from jsonb_to_recordset(${rows(parts.recipe)}::jsonb)
        as given("recipeLineId" integer, "productId" integer, "stockItemId" integer, quantity integer,
                 "isRemovable" boolean, position integer)
    returning recipe_line_id`);
  await tx.rows(sql`
    insert into option_categories (store_id, option_category_id, name, status, position, changed_at)
    select ${tx.storeId}, "optionCategoryId", name, status, position, ${at}
      from jsonb_to_recordset(${rows(parts.optionCategories)}::jsonb)
        as given("optionCategoryId" integer, name text, status text, position integer)
    returning option_category_id`);
  await tx.rows(sql`
    insert into option_groups (store_id, group_id, option_category_id, product_id, name, least, most, most_of_each,
      free, free_order, rule, status, position, changed_at)
    select ${tx.storeId}, "groupId", "optionCategoryId", "productId", name, least, most, "mostOfEach", free, "freeOrder",
           rule, status, position, ${at}
      from jsonb_to_recordset(${rows(parts.groups)}::jsonb)
        as given("groupId" integer, "optionCategoryId" integer, "productId" integer, name text, least integer,
                 most integer, "mostOfEach" integer, free integer, "freeOrder" text, rule text, status text, position integer)
    returning group_id`);
  await tx.rows(sql`
    insert into group_options (store_id, option_id, group_id, stock_item_id, name, price_cents, position)
    select ${tx.storeId}, "optionId", "groupId", "stockItemId", name, "priceCents", position
      from jsonb_to_recordset(${JSON.stringify(options)}::jsonb)
        as given("optionId" integer, "groupId" integer, "stockItemId" integer, name text, "priceCents" integer,
                 position integer)
    returning option_id`);
  await tx.rows(sql`
    insert into group_links (store_id, link_id, product_id, group_id, size_id, status, position)
    select ${tx.storeId}, "linkId", "productId", "groupId", "sizeId", status, position
      from jsonb_to_recordset(${rows(parts.links)}::jsonb)
        as given("linkId" integer, "productId" integer, "groupId" integer, "sizeId" integer, status text,
                 position integer)
    returning link_id`);
  const given: Partial<Record<Counter, number[]>> = {
    'menu-category': parts.categories.map(({ categoryId }) => categoryId),
    'stock-item': stock.map(({ stockItemId }) => stockItemId),
    'menu-product': products.map(({ productId }) => productId),
    'menu-size': parts.sizes.map(({ sizeId }) => sizeId),
    'recipe-line': parts.recipe.map(({ recipeLineId }) => recipeLineId),
    'option-category': parts.optionCategories.map(({ optionCategoryId }) => optionCategoryId),
    'option-group': parts.groups.map(({ groupId }) => groupId),
    'group-option': options.map(({ optionId }) => optionId),
    'group-link': parts.links.map(({ linkId }) => linkId),
  };
  await numberFrom(tx, given);
}

const momentOf = (epochMs: number | null): string | null =>
  epochMs === null ? null : new Date(epochMs).toISOString();
