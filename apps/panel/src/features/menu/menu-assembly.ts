import { type MenuParts, menuAssembler, type ProductPart } from '@comanda/domain/menu/menu-parts';
import type { MenuProduct } from '@comanda/domain/menu/menu-product';

/** What else of the menu decides how products stand. */
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
  /** In the same places; null: its category is none of the menu's. */
  made: readonly (MenuProduct | null)[];
}

/**
 * Assembles one menu after the other. A product nothing has changed for stays the same object, so that a change of one of a
 * thousand costs one, and only what changed is drawn anew.
 */
export function createMenuAssembly(): (parts: MenuParts) => readonly MenuProduct[] {
  let before: Assembled | null = null;
  return (parts) => {
    const around = others(parts);
    const kept = before?.around.every((each, at) => each === around[at]) ? before : null;
    const assemble = kept?.assemble ?? menuAssembler(parts);
    // Rows are compared place by place: that touches none of them.
    const made = parts.products.map((row, at) => {
      const known = kept?.rows[at] === row ? kept.made[at] : undefined;
      return known === undefined ? assemble(row) : known;
    });
    before = { around, assemble, rows: parts.products, made };
    return made.filter((product) => product !== null);
  };
}
