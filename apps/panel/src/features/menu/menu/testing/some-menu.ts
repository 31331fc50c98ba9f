import type { CategoryPart, MenuParts, ProductPart } from '@comanda/domain/menu/menu/menu-parts';

const VERSION = { version: 1, changedBy: 'Luciana Moreira', changedAt: Date.UTC(2026, 10, 20, 22) };

export function aCategory(categoryId: number, name: string, over: Partial<CategoryPart> = {}): CategoryPart {
  return { categoryId, name, status: 'active', availability: null, ...VERSION, ...over };
}

export function aProduct(
  productId: number,
  categoryId: number,
  name: string,
  over: Partial<ProductPart> = {},
): ProductPart {
  return {
    productId,
    categoryId,
    name,
    description: '',
    status: 'active',
    availability: null,
    priceCents: 4990,
    promoCents: null,
    promoFrom: null,
    promoUntil: null,
    promoWeek: null,
    left: null,
    barcode: null,
    pdvCode: null,
    referenceId: null,
    photo: null,
    ...VERSION,
    ...over,
  };
}

/** A pizzeria's menu: pizzas and drinks, one of them out, and hidden desserts. */
export function someMenu(over: Partial<MenuParts> = {}): MenuParts {
  return {
    version: 3,
    timeZone: 'America/Sao_Paulo',
    categories: [
      aCategory(1, 'Pizzas'),
      aCategory(2, 'Bebidas', { status: 'out' }),
      aCategory(3, 'Sobremesas', { status: 'hidden' }),
    ],
    products: [
      aProduct(11, 1, 'Calabresa', { description: 'Calabresa fatiada e cebola', pdvCode: 'PZ-01' }),
      aProduct(12, 1, 'Quatro Queijos', { priceCents: 6190, promoCents: 5490 }),
      aProduct(13, 1, 'Portuguesa', { status: 'out' }),
      aProduct(21, 2, 'Guaraná 2 L', { priceCents: 1400, barcode: '7891991000833' }),
      aProduct(31, 3, 'Pudim de leite', { priceCents: 1250, status: 'hidden' }),
    ],
    sizes: [],
    stockItems: [],
    recipe: [],
    optionCategories: [],
    groups: [],
    links: [],
    ...over,
  };
}
