import type { Schedule } from '../../store/hours/schedule.ts';
import type { Week } from '../../store/hours/week.ts';
import type { FreeOrder } from './free-pieces.ts';
import type {
  LastingStatus,
  MenuCategory,
  MenuOption,
  MenuProduct,
  OptionGroup,
  ProductSize,
  ShownStatus,
  StockItem,
} from './menu-product.ts';
import type { PriceRule } from './price-rules.ts';
import type { Promotion } from './promotion.ts';

/**
 * A store's menu as rows, each row once, in the sequence of the menu. Amounts are in cents, times in epoch
 * milliseconds. Deleted rows are not included. `version` counts all changes of the menu.
 */
export interface MenuParts {
  version: number;
  /** IANA name of the store's time zone, for all weekly hours. */
  timeZone: string;
  categories: readonly CategoryPart[];
  products: readonly ProductPart[];
  sizes: readonly SizePart[];
  stockItems: readonly StockPart[];
  recipe: readonly RecipePart[];
  optionCategories: readonly OptionCategoryPart[];
  groups: readonly GroupPart[];
  links: readonly LinkPart[];
}

/** Version of a row, with author and time of its last change. */
export interface PartVersion {
  version: number;
  changedBy: string | null;
  changedAt: number;
}

export interface CategoryPart extends PartVersion {
  categoryId: number;
  name: string;
  status: ShownStatus;
  /** Null: available at any time. */
  availability: Week | null;
}

export interface ProductPart extends PartVersion {
  productId: number;
  categoryId: number;
  name: string;
  description: string;
  status: ShownStatus;
  availability: Week | null;
  priceCents: number;
  /** Promotion price; null without a promotion. The next three fields say when it applies, also for sizes. */
  promoCents: number | null;
  promoFrom: number | null;
  promoUntil: number | null;
  promoWeek: Week | null;
  /** Pieces left; null: the product's pieces are not counted. */
  left: number | null;
  barcode: string | null;
  pdvCode: string | null;
  /** Entry of the shared catalogue that the product was created from. */
  referenceId: number | null;
  photo: ProductPhoto | null;
}

/** A photo, stored under its hash. The focus point is in hundredths from the left and from the top. */
export interface ProductPhoto {
  hash: string;
  x: number;
  y: number;
}

export interface SizePart extends PartVersion {
  sizeId: number;
  productId: number;
  name: string;
  status: LastingStatus;
  priceCents: number;
  promoCents: number | null;
}

/** Kinds of stock items: a flavour that customers choose, or an ingredient of products. */
export const STOCK_KINDS = ['flavour', 'ingredient'] as const;
export type StockKind = (typeof STOCK_KINDS)[number];

export interface StockPart extends StockItem, PartVersion {
  description: string;
  kind: StockKind;
  photoHash: string | null;
}

export interface RecipePart {
  recipeLineId: number;
  productId: number;
  stockItemId: number;
  quantity: number;
  isRemovable: boolean;
}

export interface OptionCategoryPart extends PartVersion {
  optionCategoryId: number;
  name: string;
  status: LastingStatus;
}

/** A group of options. A group with a category belongs to the library, any other to one product. */
export interface GroupPart extends PartVersion {
  groupId: number;
  optionCategoryId: number | null;
  productId: number | null;
  name: string;
  least: number;
  most: number;
  mostOfEach: number;
  free: number;
  freeOrder: FreeOrder;
  rule: PriceRule;
  status: LastingStatus;
  options: readonly OptionPart[];
}

/** Name of the group with the flavours of a size. The flavour grid finds the groups of a product by this name. */
export const FLAVOURS_NAME = 'Sabores';

export interface OptionPart {
  optionId: number;
  /** Null: the option has no stock item. */
  stockItemId: number | null;
  /** The name of the stock item, or the option's own name without a stock item. */
  name: string;
  priceCents: number;
}

export interface LinkPart {
  linkId: number;
  productId: number;
  groupId: number;
  /** Null: applies to every size. */
  sizeId: number | null;
  status: ShownStatus;
}

/** The parts of a menu that decide prices and availability. */
export interface SoldParts extends Pick<MenuParts, 'timeZone'> {
  categories: readonly Omit<CategoryPart, keyof PartVersion>[];
  products: readonly SoldProduct[];
  sizes: readonly Omit<SizePart, keyof PartVersion>[];
  stockItems: readonly StockItem[];
  recipe: readonly Pick<RecipePart, 'productId' | 'stockItemId' | 'isRemovable'>[];
  optionCategories: readonly Pick<OptionCategoryPart, 'optionCategoryId' | 'status'>[];
  groups: readonly SoldGroup[];
  links: readonly SoldLink[];
}

export type SoldProduct = Pick<
  ProductPart,
  | ('productId' | 'categoryId' | 'name' | 'status' | 'availability' | 'left' | 'priceCents')
  | ('promoCents' | 'promoFrom' | 'promoUntil' | 'promoWeek')
>;
type SoldGroup = Omit<GroupPart, keyof PartVersion | 'productId'>;
type SoldLink = Omit<LinkPart, 'linkId'>;

/** Remaining quantities of counted products, read when the menu had this version or a later one. */
export interface MenuCounts {
  version: number;
  counts: readonly { productId: number; left: number }[];
}

/** A menu with the latest remaining quantities. The counts are ignored when the menu is newer. */
export function countedParts<Parts extends Pick<MenuParts, 'version' | 'products'>>(
  parts: Parts,
  { version, counts }: MenuCounts,
): Parts {
  if (version < parts.version || counts.length === 0) return parts;
  const lefts = new Map(counts.map(({ productId, left }) => [productId, left]));
  const products = parts.products.map((product) => {
    const left = product.left === null ? null : (lefts.get(product.productId) ?? product.left);
    return left === product.left ? product : { ...product, left };
  });
  return { ...parts, products };
}

/** All products with the data that decides price and availability, in the sequence of the menu. */
export function assembleMenu(parts: SoldParts): MenuProduct[] {
  const assemble = menuAssembler(parts);
  return parts.products.flatMap((product) => assemble(product) ?? []);
}

/** Assembles one product at a time. Returns null when its category is not on the menu. */
export function menuAssembler(parts: SoldParts): (product: SoldProduct) => MenuProduct | null {
  const scheduleOf = (week: Week | null): Schedule | null =>
    week && { timeZone: parts.timeZone, week, specialDates: new Map() };
  const categories = new Map(
    parts.categories.map(({ categoryId, name, status, availability }) => [
      categoryId,
      { categoryId, name, status, availability: scheduleOf(availability) } satisfies MenuCategory,
    ]),
  );
  const stock = new Map(parts.stockItems.map((item) => [item.stockItemId, item]));
  const groups = new Map(parts.groups.map((group) => [group.groupId, group]));
  const putAway = new Set(
    parts.optionCategories.flatMap(({ optionCategoryId, status }) =>
      status === 'active' ? [] : [optionCategoryId],
    ),
  );
  const sizesOf = Map.groupBy(parts.sizes, ({ productId }) => productId);
  const recipeOf = Map.groupBy(parts.recipe, ({ productId }) => productId);
  const linksOf = Map.groupBy(parts.links, ({ productId }) => productId);

  const requested = (all: readonly SoldLink[], wanted: number | null): OptionGroup[] =>
    all.flatMap((link, place) => {
      if (link.sizeId !== wanted) return [];
      const group = groups.get(link.groupId);
      if (group === undefined) return [];
      const isPutAway = group.optionCategoryId !== null && putAway.has(group.optionCategoryId);
      return [{ ...groupOf(group, link.status, isPutAway, stock), place }];
    });

  return (product) => {
    const category = categories.get(product.categoryId);
    if (category === undefined) return null;
    const { promoCents, promoFrom: from, promoUntil: until } = product;
    const promotion = (cents: number | null): Promotion | null =>
      cents === null ? null : { priceCents: cents, from, until, schedule: scheduleOf(product.promoWeek) };
    const links = linksOf.get(product.productId) ?? [];
    return {
      productId: product.productId,
      name: product.name,
      status: product.status,
      category,
      availability: scheduleOf(product.availability),
      priceCents: product.priceCents,
      promotion: promotion(promoCents),
      left: product.left,
      sizes: (sizesOf.get(product.productId) ?? []).map(
        (size): ProductSize => ({
          sizeId: size.sizeId,
          name: size.name,
          status: size.status,
          priceCents: size.priceCents,
          promotion: promotion(size.promoCents),
          groups: requested(links, size.sizeId),
        }),
      ),
      recipe: (recipeOf.get(product.productId) ?? []).flatMap(({ stockItemId, isRemovable }) => {
        const stockItem = stock.get(stockItemId);
        return stockItem ? [{ stockItem, isRemovable }] : [];
      }),
      groups: requested(links, null),
    };
  };
}

/** A group for one product. If the group is out for this product, it has no options here. */
function groupOf(
  { groupId, name, least, most, mostOfEach, free, freeOrder, rule, status, options }: SoldGroup,
  linkStatus: ShownStatus,
  isPutAway: boolean,
  stock: ReadonlyMap<number, StockItem>,
): OptionGroup {
  const isRequested = status === 'active' && !isPutAway && (linkStatus === 'active' || linkStatus === 'out');
  const choices = linkStatus === 'out' ? [] : options;
  return {
    groupId,
    name,
    status: isRequested ? 'active' : 'hidden',
    least,
    most,
    mostOfEach,
    free,
    freeOrder,
    rule,
    options: choices.map(
      (option): MenuOption => ({
        optionId: option.optionId,
        name: option.name,
        priceCents: option.priceCents,
        stockItem: (option.stockItemId !== null && stock.get(option.stockItemId)) || null,
      }),
    ),
  };
}
