import { menuParts } from '@comanda/contract/menu/menu/menu.wire';
import type { MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import { MENU_TEXTS } from './menu-texts.ts';

/** Parses a whole menu from JSON, in the format of `GET cardapio/completo`. Returns the menu or its first fault. */
export function readMenuFile(text: string): { parts: MenuParts } | { fault: string } {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { fault: MENU_TEXTS.notJson };
  }
  const read = menuParts.wire.safeParse(given);
  if (!read.success) {
    const issue = read.error.issues[0];
    return { fault: MENU_TEXTS.badPart(issue?.path.join('.') ?? '', issue?.message ?? '') };
  }
  const parts = menuParts.decode(read.data);
  const fault = faultOfIds(parts);
  return fault === null ? { parts } : { fault };
}

/** Finds duplicate and unknown numbers, because the database would refuse them without a text for users. */
function faultOfIds(parts: MenuParts): string | null {
  const options = parts.groups.flatMap((group) => group.options);
  const ids = {
    id_cardapio_categoria: parts.categories.map(({ categoryId }) => categoryId),
    id_estoque: parts.stockItems.map(({ stockItemId }) => stockItemId),
    id_cardapio: parts.products.map(({ productId }) => productId),
    id_cardapio_tamanho: parts.sizes.map(({ sizeId }) => sizeId),
    id_cardapio_estoque: parts.recipe.map(({ recipeLineId }) => recipeLineId),
    id_variacao_categoria: parts.optionCategories.map(({ optionCategoryId }) => optionCategoryId),
    id_variacao: parts.groups.map(({ groupId }) => groupId),
    id_variacao_estoque: options.map(({ optionId }) => optionId),
    id_cardapio_variacao: parts.links.map(({ linkId }) => linkId),
  };
  for (const [field, numbers] of Object.entries(ids)) {
    const known = new Set<number>();
    for (const number of numbers) {
      if (!Number.isInteger(number) || number < 1 || number > LARGEST_ID || known.has(number))
        return MENU_TEXTS.badNumber(field, number);
      known.add(number);
    }
  }
  const named: [keyof typeof ids, (number | null)[]][] = [
    ['id_cardapio_categoria', parts.products.map(({ categoryId }) => categoryId)],
    [
      'id_cardapio',
      [...parts.sizes, ...parts.recipe, ...parts.groups, ...parts.links].map(({ productId }) => productId),
    ],
    ['id_estoque', [...parts.recipe, ...options].map(({ stockItemId }) => stockItemId)],
    ['id_variacao_categoria', parts.groups.map(({ optionCategoryId }) => optionCategoryId)],
    ['id_variacao', parts.links.map(({ groupId }) => groupId)],
    ['id_cardapio_tamanho', parts.links.map(({ sizeId }) => sizeId)],
  ];
  for (const [field, numbers] of named) {
    const known = new Set(ids[field]);
    const missing = numbers.find((number) => number !== null && !known.has(number));
    if (typeof missing === 'number') return MENU_TEXTS.unknownNumber(field, missing);
  }
  return null;
}

const LARGEST_ID = 2_147_483_647;
