import {
  orderCategories,
  removeCategory,
  setCategoryStatus,
} from '@comanda/contract/menu/menu/categories.calls';
import type { CategoryPart, ProductPart } from '@comanda/domain/menu/menu/menu-parts';
import type { ShownStatus } from '@comanda/domain/menu/menu/menu-product';
import { confirmRemoval } from '@comanda/ui/dialog/confirm-removal.ts';
import { inOrder } from '@comanda/ui/sortable/moved.ts';
import { orderOf, useMenuCall } from '../../menu-query.ts';
import { useUndo } from '../../use-undo.ts';
import { categoryTexts } from './texts.ts';

/** Actions on the categories of the list. */
export function useCategoryActions() {
  const ordering = useMenuCall(orderCategories);
  const status = useMenuCall(setCategoryStatus);
  const removal = useMenuCall(removeCategory);
  const { offerBatch } = useUndo();
  return {
    order: async (keys: string[], before: readonly string[]): Promise<boolean> => {
      const answer = await ordering.run(orderOf(keys, before), (parts) => ({
        ...parts,
        categories: inOrder(parts.categories, keys, ({ categoryId }) => String(categoryId)),
      }));
      return answer !== null;
    },
    setStatus: ({ categoryId }: CategoryPart, to: ShownStatus) =>
      void status.run({ categoryId, status: to }, (parts) => ({
        ...parts,
        categories: parts.categories.map((each) =>
          each.categoryId === categoryId ? { ...each, status: to } : each,
        ),
      })),
    remove: async ({ categoryId, name }: CategoryPart, products: readonly ProductPart[]): Promise<void> => {
      const inside = products.filter((each) => each.categoryId === categoryId);
      const consequence = categoryTexts.removal(
        name,
        inside.map((each) => each.name),
      );
      if (!(await confirmRemoval({ consequence, isUndoable: true }))) return;
      const answer = await removal.run({ categoryId, withProducts: inside.length > 0 }, (parts) => ({
        ...parts,
        categories: parts.categories.filter((each) => each.categoryId !== categoryId),
        products: parts.products.filter((each) => each.categoryId !== categoryId),
      }));
      if (answer) offerBatch(categoryTexts.removed(name), answer.batchId);
    },
  };
}
