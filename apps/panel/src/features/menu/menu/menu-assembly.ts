import { type MenuParts, menuAssembler, type ProductPart } from '@comanda/domain/menu/menu/menu-parts';
import type { MenuProduct } from '@comanda/domain/menu/menu/menu-product';

/** The parts of the menu, other than products, that a product is assembled from. */
const others = ({
  categories,
  sizes,
  stockItems,
  recipe,
  optionCategories,
  groups,
  links,
  timeZone,
}: MenuParts) => [categories, sizes, stockItems, recipe, optionCategories, groups, links, timeZone] as const;

interface Assembled {
  around: ReturnType<typeof others>;
  assemble: ReturnType<typeof menuAssembler>;
  rows: readonly ProductPart[];
  /** The product made from each row, by the row's index. Null: the product's category is not in the menu. */
  made: readonly (MenuProduct | null)[];
}

/**
 * Assembles successive menus. An unchanged product stays the same object, so that a change of one product
 * renders only this product.
 */
export function createMenuAssembly(): (parts: MenuParts) => readonly MenuProduct[] {
  let before: Assembled | null = null;
  return (parts) => {
    const around = others(parts);
    const stored = before?.around.every((each, at) => each === around[at]) ? before : null;
    const assemble = stored?.assemble ?? menuAssembler(parts);
    // Rows are compared by identity at their index, without reading their fields.
    const made = parts.products.map((row, at) => {
      const known = stored?.rows[at] === row ? stored.made[at] : undefined;
      return known === undefined ? assemble(row) : known;
    });
    before = { around, assemble, rows: parts.products, made };
    return made.filter((product) => product !== null);
  };
}
