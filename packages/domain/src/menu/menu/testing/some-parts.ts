import type { CategoryPart, GroupPart, LinkPart, MenuParts, ProductPart, SizePart } from '../menu-parts.ts';

const version = { version: 1, changedBy: null, changedAt: 0 };

interface Sent {
  categories?: readonly Partial<CategoryPart>[];
  products?: readonly Partial<ProductPart>[];
  sizes?: readonly Partial<SizePart>[];
  /** Options of the first group have the ids 10, 11 …; options of the second group 20, 21 …. */
  groups?: readonly (Partial<GroupPart> & { prices?: readonly number[] })[];
  links?: readonly Partial<LinkPart>[];
}

/** Makes a menu as rows. Each test gives only the fields that it needs. */
export function someParts({
  categories = [{}],
  products = [],
  sizes = [],
  groups = [],
  links = [],
}: Sent): MenuParts {
  return {
    version: 1,
    timeZone: 'America/Sao_Paulo',
    categories: categories.map((given) => ({
      categoryId: 1,
      name: 'Pizzas',
      status: 'active',
      availability: null,
      ...version,
      ...given,
    })),
    products: products.map((given) => ({
      productId: 1,
      categoryId: 1,
      name: 'Pizza',
      description: '',
      status: 'active',
      availability: null,
      priceCents: 0,
      promoCents: null,
      promoFrom: null,
      promoUntil: null,
      promoWeek: null,
      left: null,
      barcode: null,
      pdvCode: null,
      referenceId: null,
      photo: null,
      ...version,
      ...given,
    })),
    sizes: sizes.map((given) => ({
      sizeId: 1,
      productId: 1,
      name: 'Grande',
      status: 'active',
      priceCents: 0,
      promoCents: null,
      ...version,
      ...given,
    })),
    stockItems: [],
    recipe: [],
    optionCategories: [],
    groups: groups.map(({ prices = [], ...given }, at) => ({
      groupId: 1,
      optionCategoryId: null,
      productId: null,
      name: 'Borda',
      least: 0,
      most: 0,
      mostOfEach: 0,
      free: 0,
      freeOrder: 'cheapest',
      rule: 'sum',
      status: 'active',
      ...version,
      options: prices.map((priceCents, index) => ({
        optionId: 10 * (at + 1) + index,
        stockItemId: null,
        name: `Opção ${index}`,
        priceCents,
      })),
      ...given,
    })),
    links: links.map((given, linkId) => ({
      linkId,
      productId: 1,
      groupId: 1,
      sizeId: null,
      status: 'active',
      ...given,
    })),
  };
}
