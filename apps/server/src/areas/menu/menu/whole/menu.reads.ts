import type {
  CategoryPart,
  GroupPart,
  LinkPart,
  MenuCounts,
  MenuParts,
  OptionCategoryPart,
  ProductPart,
  RecipePart,
  SizePart,
  StockPart,
} from '@comanda/domain/menu/menu/menu-parts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** Columns of a product in the menu. */
export const PRODUCT_COLUMNS = sql`
  product_id as "productId", category_id as "categoryId", name, description, status, availability,
  price_cents as "priceCents", promo_cents as "promoCents", promo_from as "promoFrom",
  promo_until as "promoUntil", promo_week as "promoWeek", left_count as left, barcode,
  pdv_code as "pdvCode", reference_id as "referenceId",
  case when photo_hash is null then null
       else jsonb_build_object('hash', photo_hash, 'x', photo_x, 'y', photo_y) end as photo,
  version, changed_by as "changedBy", changed_at as "changedAt"`;
/** Columns of a category in the menu. */
export const CATEGORY_COLUMNS = sql`
  category_id as "categoryId", name, status, availability, version, changed_by as "changedBy", changed_at as "changedAt"`;
/** Columns of a size in the menu. */
export const SIZE_COLUMNS = sql`
  size_id as "sizeId", product_id as "productId", name, status, price_cents as "priceCents",
  promo_cents as "promoCents", version, changed_by as "changedBy", changed_at as "changedAt"`;

/** Columns of a stock item in the menu. */
export const STOCK_COLUMNS = sql`
  stock_item_id as "stockItemId", name, description, kind, is_in as "isIn", back_at as "backAt",
  photo_hash as "photoHash", version, changed_by as "changedBy", changed_at as "changedAt"`;
/** Columns of a category of groups in the menu. */
export const OPTION_CATEGORY_COLUMNS = sql`
  option_category_id as "optionCategoryId", name, status, version, changed_by as "changedBy", changed_at as "changedAt"`;

/** The cache key of a menu: its version, and the time zone of its weekly hours. */
export type MenuVersion = Pick<MenuParts, 'version' | 'timeZone'>;

/** The version of the store's current menu. */
export async function menuVersion(tx: Transaction): Promise<MenuVersion> {
  const [menu] = await tx.lastRows<MenuVersion>(versionOf(tx));
  if (menu === undefined) throw new Error(`there is no store ${tx.storeId}`);
  return menu;
}

const versionOf = ({ storeId }: Transaction) => sql`
  select coalesce((select version from menus where store_id = ${storeId}), 0) as version, time_zone as "timeZone"
    from stores where store_id = ${storeId}`;

/** Remaining quantities of counted products, and the version of their menu. */
export async function readCounts(tx: Transaction): Promise<MenuCounts> {
  const [read = { version: 0, counts: [] }] = await tx.lastRows<MenuCounts>(sql`
    select coalesce((select version from menus where store_id = ${tx.storeId}), 0) as version,
           coalesce(json_agg(json_build_object('productId', product_id, 'left', left_count)), '[]') as counts
      from menu_products
     where store_id = ${tx.storeId} and left_count is not null and deleted_at is null`);
  return read;
}

/**
 * The whole menu as rows, in menu order. Call this in `readInStore` or with the menu locked. Otherwise its
 * parts may have different versions.
 */
export async function readMenuParts(tx: Transaction): Promise<MenuParts> {
  const [menu, categories, products, sizes, stockItems, recipe, optionCategories, groups, links] =
    await Promise.all([
      tx.maybeRow<MenuVersion>(versionOf(tx)),
      tx.rows<CategoryPart>(sql`
      select ${CATEGORY_COLUMNS}
        from menu_categories where store_id = ${tx.storeId} and deleted_at is null order by position, category_id`),
      tx.rows<ProductPart>(sql`
      select ${PRODUCT_COLUMNS}
        from menu_products where store_id = ${tx.storeId} and deleted_at is null order by position, product_id`),
      tx.rows<SizePart>(sql`
      select ${SIZE_COLUMNS}
        from menu_sizes where store_id = ${tx.storeId} and deleted_at is null order by position, size_id`),
      tx.rows<StockPart>(sql`
      select ${STOCK_COLUMNS}
        from stock_items where store_id = ${tx.storeId} and deleted_at is null order by lower(name), stock_item_id`),
      tx.rows<RecipePart>(sql`
      select recipe_line_id as "recipeLineId", product_id as "productId", stock_item_id as "stockItemId",
             quantity, is_removable as "isRemovable"
        from recipe_lines where store_id = ${tx.storeId} order by position, recipe_line_id`),
      tx.rows<OptionCategoryPart>(sql`
      select ${OPTION_CATEGORY_COLUMNS}
        from option_categories where store_id = ${tx.storeId} and deleted_at is null
       order by position, option_category_id`),
      tx.rows<GroupPart>(sql`
      select g.group_id as "groupId", g.option_category_id as "optionCategoryId", g.product_id as "productId",
             g.name, g.least, g.most, g.most_of_each as "mostOfEach", g.free, g.free_order as "freeOrder", g.rule,
             g.status, g.version, g.changed_by as "changedBy", g.changed_at as "changedAt",
             coalesce(o.options, '[]') as options
        from option_groups g
        left join (
          select o.group_id,
                 jsonb_agg(jsonb_build_object('optionId', o.option_id, 'stockItemId', o.stock_item_id,
                   'name', coalesce(o.name, s.name), 'priceCents', o.price_cents)
                   order by o.position, o.option_id) as options
            from group_options o
            left join stock_items s on s.store_id = ${tx.storeId} and s.stock_item_id = o.stock_item_id
           where o.store_id = ${tx.storeId} group by o.group_id
        ) o on o.group_id = g.group_id
       where g.store_id = ${tx.storeId} and g.deleted_at is null order by g.position, g.group_id`),
      tx.rows<LinkPart>(sql`
      select link_id as "linkId", product_id as "productId", group_id as "groupId", size_id as "sizeId", status
        from group_links where store_id = ${tx.storeId} order by position, link_id`),
    ]);
  if (menu === null) throw new Error(`there is no store ${tx.storeId}`);
  return {
    ...menu,
    categories,
    stockItems,
    optionCategories,
    ...current({ products, sizes, recipe, groups, links }, stockItems),
  };
}

type OfProducts = Pick<MenuParts, 'products' | 'sizes' | 'recipe' | 'groups' | 'links'>;

/**
 * Leaves out rows that belong to deleted products or items. The tables still have these rows, because undo
 * may restore the products or items.
 */
function current(of: OfProducts, stockItems: readonly StockPart[]): OfProducts {
  const known = new Set(of.products.map(({ productId }) => productId));
  const isOfProduct = ({ productId }: { productId: number }) => known.has(productId);
  const sizes = of.sizes.filter(isOfProduct);
  const sizeIds = new Set<number | null>([null, ...sizes.map(({ sizeId }) => sizeId)]);
  const input = of.links.filter((link) => isOfProduct(link) && sizeIds.has(link.sizeId));
  // A product's own group is included only if it has a link.
  const requestedIds = new Set(input.map(({ groupId }) => groupId));
  const itemIds = new Set<number | null>([null, ...stockItems.map(({ stockItemId }) => stockItemId)]);
  const groups = of.groups
    .filter(({ groupId, productId }) => productId === null || requestedIds.has(groupId))
    // Leaves out options whose stock item was deleted, which a restored group may have.
    .map((group) => ({
      ...group,
      options: group.options.filter((option) => itemIds.has(option.stockItemId)),
    }));
  const groupIds = new Set(groups.map(({ groupId }) => groupId));
  return {
    products: of.products,
    sizes,
    groups,
    recipe: of.recipe.filter((line) => isOfProduct(line) && itemIds.has(line.stockItemId)),
    links: input.filter(({ groupId }) => groupIds.has(groupId)),
  };
}
