import type { Schedule } from '../hours/schedule.ts';
import type { Week } from '../hours/week.ts';
import type {
  KeptStatus,
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
 * A store's menu as rows, each thing once, in the menu's order. Amounts in cents, moments in epoch milliseconds. What was
 * deleted is not among them. `version` counts the changes of all of it.
 */
export interface MenuParts {
  version: number;
  /** IANA name of the store's clock, on which weeks are read. */
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

/** Which version of something this is, and who made it when. */
export interface PartVersion {
  version: number;
  changedBy: string | null;
  changedAt: number;
}

export interface CategoryPart extends PartVersion {
  categoryId: number;
  name: string;
  status: ShownStatus;
  /** Null: always. */
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
  /** The lower price; null: none. When it runs, see the next three, which hold for the sizes' too. */
  promoCents: number | null;
  promoFrom: number | null;
  promoUntil: number | null;
  promoWeek: Week | null;
  /** How many can still be sold; null: not counted. */
  left: number | null;
  barcode: string | null;
  pdvCode: string | null;
  /** The entry of the shared catalogue it was made from. */
  referenceId: number | null;
  photo: ProductPhoto | null;
}

/** A photo kept under its hash; the focus in hundredths from the left and the top. */
export interface ProductPhoto {
  hash: string;
  x: number;
  y: number;
}

export interface SizePart extends PartVersion {
  sizeId: number;
  productId: number;
  name: string;
  status: KeptStatus;
  priceCents: number;
  promoCents: number | null;
}

/** What a stock item is: a flavour customers choose, or something products are made of. */
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
  status: KeptStatus;
}

/** A group of options: of the library (with its category), or made for one product. */
export interface GroupPart extends PartVersion {
  groupId: number;
  optionCategoryId: number | null;
  productId: number | null;
  name: string;
  least: number;
  most: number;
  mostOfEach: number;
  rule: PriceRule;
  status: KeptStatus;
  options: readonly OptionPart[];
}

/** The name of a product's own group that holds a size's flavours: it is how the grid of flavours knows its groups. */
export const FLAVOURS_NAME = 'Sabores';

export interface OptionPart {
  optionId: number;
  /** Null of a loose one. */
  stockItemId: number | null;
  /** The stock item's, where it is one. */
  name: string;
  priceCents: number;
}

export interface LinkPart {
  linkId: number;
  productId: number;
  groupId: number;
  /** Null: asked with every size. */
  sizeId: number | null;
  status: ShownStatus;
}

/** Of the menu what decides what it costs and whether it is sold. */
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

/** What is left of the products that are counted, by a version of the menu or a later one. */
export interface MenuCounts {
  version: number;
  counts: readonly { productId: number; left: number }[];
}

/** A menu with what is left of its products as it was counted last; a newer menu has newer counts in it. */
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

/** Products with all that decides what they cost and whether they are sold, in the menu's order. */
export function assembleMenu(parts: SoldParts): MenuProduct[] {
  const assemble = menuAssembler(parts);
  return parts.products.flatMap((product) => assemble(product) ?? []);
}

/** The same of one product at a time; null for one whose category is none of the menu's. */
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

  const asked = (all: readonly SoldLink[], wanted: number | null): OptionGroup[] =>
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
          groups: asked(links, size.sizeId),
        }),
      ),
      recipe: (recipeOf.get(product.productId) ?? []).flatMap(({ stockItemId, isRemovable }) => {
        const stockItem = stock.get(stockItemId);
        return stockItem ? [{ stockItem, isRemovable }] : [];
      }),
      groups: asked(links, null),
    };
  };
}

/** A group as one product asks it. Out for this product: it is asked, and nothing of it can be chosen. */
function groupOf(
  { groupId, name, least, most, mostOfEach, rule, status, options }: SoldGroup,
  linkStatus: ShownStatus,
  isPutAway: boolean,
  stock: ReadonlyMap<number, StockItem>,
): OptionGroup {
  const isAsked = status === 'active' && !isPutAway && (linkStatus === 'active' || linkStatus === 'out');
  const choices = linkStatus === 'out' ? [] : options;
  return {
    groupId,
    name,
    status: isAsked ? 'active' : 'hidden',
    least,
    most,
    mostOfEach,
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
