import type {
  CategoryPart,
  GroupPart,
  LinkPart,
  MenuParts,
  ProductPart,
  RecipePart,
  SizePart,
  StockKind,
  StockPart,
} from '@comanda/domain/menu/menu/menu-parts';
import type { ShownStatus } from '@comanda/domain/menu/menu/menu-product';
import type { PriceRule } from '@comanda/domain/menu/menu/price-rules';
import type { Week } from '@comanda/domain/store/hours/week';

/** A menu that refers to stock items and groups by name, in the menu's order. */
export interface MenuDraft {
  stock: readonly { name: string; kind: StockKind; isIn?: boolean }[];
  /** Groups that several products share, by the name of the group's category. */
  library: Readonly<Record<string, readonly GroupDraft[]>>;
  categories: readonly { name: string; products: readonly ProductDraft[] }[];
}

export interface GroupDraft {
  name: string;
  least: number;
  most: number;
  mostOfEach?: number;
  rule: PriceRule;
  /** An option with the same name as a stock item uses that item. All other options have no stock item. */
  options: readonly { name: string; priceCents: number }[];
}

export interface ProductDraft {
  code: string;
  name: string;
  description?: string;
  priceCents: number;
  status?: ShownStatus;
  availability?: Week;
  promoCents?: number;
  promoWeek?: Week;
  left?: number;
  barcode?: string;
  /** Sizes of the product. The `groups` of a size are asked only for that size. */
  sizes?: readonly { name: string; priceCents: number; groups?: readonly GroupReference[] }[];
  /** Stock items in the product that customers may leave out. */
  with?: readonly string[];
  /** Stock items that the product requires. Customers cannot leave them out. */
  of?: readonly string[];
  groups?: readonly GroupReference[];
}

/** The name of a group in the library, or a group that belongs only to this product. */
type GroupReference = string | GroupDraft;

/** Converts the draft to rows, numbered from 1 in the draft's order. Throws for an unknown name. */
export function menuOfDraft({ stock, library, categories }: MenuDraft, now: number): MenuParts {
  const made = { version: 1, changedBy: null, changedAt: now };
  const stockItems = stock.map(
    ({ name, kind, isIn = true }, at): StockPart => ({
      ...{ stockItemId: at + 1, name, kind, isIn, backAt: null, description: '', photoHash: null },
      ...made,
    }),
  );
  const itemOf = numbersOf(stockItems.map(({ name, stockItemId }) => [name, stockItemId]));
  const groups: GroupPart[] = [];
  const links: LinkPart[] = [];
  const parts = { products: [] as ProductPart[], sizes: [] as SizePart[], recipe: [] as RecipePart[] };
  let options = 0;

  const addGroup = (draft: GroupDraft, owner: Pick<GroupPart, 'optionCategoryId' | 'productId'>): number => {
    const groupId = groups.length + 1;
    groups.push({
      ...{ groupId, name: draft.name, least: draft.least, most: draft.most, rule: draft.rule },
      ...{
        mostOfEach: draft.mostOfEach ?? 1,
        free: 0,
        freeOrder: 'cheapest',
        status: 'active',
        ...owner,
        ...made,
      },
      options: draft.options.map(({ name, priceCents }) => {
        options += 1;
        return { optionId: options, stockItemId: itemOf.find(name), name, priceCents };
      }),
    });
    return groupId;
  };
  const optionCategories = Object.keys(library).map((name, at) => ({
    ...{ optionCategoryId: at + 1, name, status: 'active' as const },
    ...made,
  }));
  for (const { name, optionCategoryId } of optionCategories)
    for (const group of library[name] ?? []) addGroup(group, { optionCategoryId, productId: null });
  const groupOf = numbersOf(groups.map(({ name, groupId }) => [name, groupId]));

  const addProduct = (draft: ProductDraft, categoryId: number) => {
    const productId = parts.products.length + 1;
    const requestGroup = (group: GroupReference, sizeId: number | null) => {
      const isOwn = typeof group !== 'string';
      const groupId = isOwn ? addGroup(group, { optionCategoryId: null, productId }) : groupOf.get(group);
      links.push({ linkId: links.length + 1, productId, groupId, sizeId, status: 'active' });
    };
    parts.products.push({
      ...{ productId, categoryId, name: draft.name, description: draft.description ?? '' },
      ...{ status: draft.status ?? 'active', availability: draft.availability ?? null },
      ...{ priceCents: draft.priceCents, promoCents: draft.promoCents ?? null },
      ...{ promoFrom: null, promoUntil: null, promoWeek: draft.promoWeek ?? null, left: draft.left ?? null },
      ...{ barcode: draft.barcode ?? null, pdvCode: draft.code, referenceId: null, photo: null },
      ...made,
    });
    for (const size of draft.sizes ?? []) {
      const sizeId = parts.sizes.length + 1;
      parts.sizes.push({
        ...{ sizeId, productId, name: size.name, status: 'active', priceCents: size.priceCents },
        ...{ promoCents: null, ...made },
      });
      for (const group of size.groups ?? []) requestGroup(group, sizeId);
    }
    const ingredients = [
      ...(draft.of ?? []).map((name) => ({ name, isRemovable: false })),
      ...(draft.with ?? []).map((name) => ({ name, isRemovable: true })),
    ];
    for (const { name, isRemovable } of ingredients)
      parts.recipe.push({
        ...{ recipeLineId: parts.recipe.length + 1, productId, stockItemId: itemOf.get(name) },
        ...{ quantity: 1, isRemovable },
      });
    for (const group of draft.groups ?? []) requestGroup(group, null);
  };
  const categoryParts = categories.map(
    ({ name }, at): CategoryPart => ({
      ...{ categoryId: at + 1, name, status: 'active', availability: null },
      ...made,
    }),
  );
  for (const [at, { products }] of categories.entries())
    for (const product of products) addProduct(product, at + 1);
  return {
    ...{ version: 1, timeZone: '', stockItems, optionCategories, groups, links, ...parts },
    categories: categoryParts,
  };
}

function numbersOf(named: readonly (readonly [name: string, number: number])[]) {
  const numbers = new Map(named);
  const find = (name: string) => numbers.get(name) ?? null;
  return {
    find,
    get: (name: string): number => {
      const number = find(name);
      if (number === null) throw new Error(`nothing is called ${name}`);
      return number;
    },
  };
}
