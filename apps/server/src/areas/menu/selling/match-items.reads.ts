import { barcodeKey, barcodesOfKey } from '@comanda/domain/bulk-upload/read-upload-row';
import { assembleMenu, type SoldParts } from '@comanda/domain/menu/menu-parts';
import type { MenuProduct } from '@comanda/domain/menu/menu-product';
import { prepared, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { PRODUCT_NUMBER } from './code-of-product.ts';

/** A product some of these codes name, with all that decides whether it is sold and at what price. */
export interface CodedProduct {
  product: MenuProduct;
  pdvCode: string | null;
  barcode: string | null;
}

type Part<Name extends keyof SoldParts> = SoldParts[Name] extends readonly (infer Row)[] ? Row : never;
type KnownItem = Part<'stockItems'>;
type ProductRow = Part<'products'> & {
  pdvCode: string | null;
  barcode: string | null;
  category: Part<'categories'>;
  sizes: Part<'sizes'>[] | null;
  recipe: (KnownItem & Omit<Part<'recipe'>, 'productId'>)[] | null;
  links: Omit<Part<'links'>, 'productId'>[] | null;
  groups: (Omit<Part<'groups'>, 'options'> & { options: OptionRow[] | null })[] | null;
};
type OptionRow = Part<'groups'>['options'][number] & Pick<KnownItem, 'isIn' | 'backAt'>;

/** All the ways in which a partner's code may be kept: a GTIN-12, GTIN-13 and GTIN-14 are one. */
function barcodesOf(code: string): string[] {
  return /^\d{8,14}$/.test(code) ? barcodesOfKey(barcodeKey(code)) : [code];
}

/** Products by the codes partners know them by, in the order of their numbers. */
export async function productsOfCodes(
  tx: Transaction,
  codes: readonly string[],
  timeZone: string,
): Promise<CodedProduct[]> {
  const numbers = codes.filter((code) => PRODUCT_NUMBER.test(code)).map(Number);
  const rows = await tx.rows<ProductRow>(
    prepared(
      'products-of-codes',
      sql`
        select p.product_id as "productId", p.category_id as "categoryId", p.name, p.status, p.availability,
               p.left_count as "left", p.price_cents as "priceCents", p.promo_cents as "promoCents",
               p.promo_from as "promoFrom", p.promo_until as "promoUntil", p.promo_week as "promoWeek",
               p.pdv_code as "pdvCode", p.barcode,
               json_build_object('categoryId', c.category_id, 'name', c.name, 'status', c.status,
                                 'availability', c.availability) as category,
               (select json_agg(json_build_object('sizeId', z.size_id, 'productId', z.product_id, 'name', z.name,
                         'status', z.status, 'priceCents', z.price_cents, 'promoCents', z.promo_cents))
                  from menu_sizes z
                 where z.store_id = ${tx.storeId} and z.product_id = p.product_id and z.deleted_at is null) as sizes,
               (select json_agg(json_build_object('stockItemId', s.stock_item_id, 'name', s.name, 'isIn', s.is_in,
                         'backAt', extract(epoch from s.back_at) * 1000, 'isRemovable', r.is_removable))
                  from recipe_lines r
                  join stock_items s on s.store_id = ${tx.storeId} and s.stock_item_id = r.stock_item_id
                   and s.deleted_at is null
                 where r.store_id = ${tx.storeId} and r.product_id = p.product_id) as recipe,
               (select json_agg(json_build_object('groupId', l.group_id, 'sizeId', l.size_id, 'status', l.status))
                  from group_links l
                 where l.store_id = ${tx.storeId} and l.product_id = p.product_id) as links,
               (select json_agg(json_build_object('groupId', g.group_id, 'optionCategoryId', null, 'name', g.name,
                         'least', g.least, 'most', g.most, 'mostOfEach', g.most_of_each, 'rule', g.rule,
                         'status', coalesce(nullif(k.status, 'active'), g.status), 'options',
                         (select json_agg(json_build_object('optionId', o.option_id, 'stockItemId', o.stock_item_id,
                                   'name', coalesce(o.name, s.name), 'priceCents', o.price_cents, 'isIn', s.is_in,
                                   'backAt', extract(epoch from s.back_at) * 1000))
                            from group_options o
                            left join stock_items s on s.store_id = ${tx.storeId}
                             and s.stock_item_id = o.stock_item_id and s.deleted_at is null
                           where o.store_id = ${tx.storeId} and o.group_id = g.group_id
                             and (o.stock_item_id is null or s.stock_item_id is not null))))
                  from option_groups g
                  left join option_categories k on k.store_id = ${tx.storeId}
                   and k.option_category_id = g.option_category_id
                 where g.store_id = ${tx.storeId} and g.deleted_at is null and g.group_id in (
                   select l.group_id from group_links l
                    where l.store_id = ${tx.storeId} and l.product_id = p.product_id)) as groups
          from menu_products p
          join menu_categories c on c.store_id = ${tx.storeId} and c.category_id = p.category_id
         where p.store_id = ${tx.storeId} and p.deleted_at is null
           and (p.pdv_code = any(${codes}::text[]) or p.barcode = any(${codes.flatMap(barcodesOf)}::text[])
                or p.product_id = any(${numbers}::integer[]))
         order by p.product_id`,
    ),
  );
  return rows.flatMap((row) => {
    const [product] = assembleMenu(partsOf(row, timeZone));
    return product === undefined ? [] : [{ product, pdvCode: row.pdvCode, barcode: row.barcode }];
  });
}

/** One product as a menu of its own. */
function partsOf(
  { category, sizes, recipe, links, groups, ...product }: ProductRow,
  timeZone: string,
): SoldParts {
  const { productId } = product;
  const known = groups ?? [];
  const ofOptions = known.flatMap(({ options }) =>
    (options ?? []).flatMap(({ stockItemId, name, isIn, backAt }) =>
      stockItemId === null ? [] : [{ stockItemId, name, isIn, backAt }],
    ),
  );
  return {
    timeZone,
    categories: [category],
    products: [product],
    sizes: sizes ?? [],
    stockItems: [...ofOptions, ...(recipe ?? [])],
    recipe: (recipe ?? []).map((line) => ({ ...line, productId })),
    optionCategories: [],
    groups: known.map((group) => ({ ...group, options: group.options ?? [] })),
    links: (links ?? []).map((link) => ({ ...link, productId })),
  };
}
