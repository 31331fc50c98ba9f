import { deleteStockItem, restoreStockItem } from '@comanda/contract/menu/menu/stock.calls';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { confirmRemoval } from '@comanda/ui/dialog/confirm-removal.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMenuCall } from '../menu-query.ts';
import { useUndo } from '../use-undo.ts';
import type { StockRow } from './stock-rows.ts';
import { stockTexts } from './texts.ts';

const { removal: texts } = stockTexts;

/** Deletes an unused item after a question. For a used item it shows the uses. */
export function useItemRemoval(): (row: StockRow) => Promise<void> {
  const removing = useMenuCall(deleteStockItem, { failed: texts.failed });
  const restoring = useMenuCall(restoreStockItem, { failed: texts.notRestored });
  const { offer } = useUndo();
  return async ({ item: { stockItemId, name }, products, groups }) => {
    if (products.length + groups.length > 0) {
      const names = (items: readonly { name: string }[]) => items.map((each) => each.name);
      await alertDialog({ title: texts.inUseTitle(name), text: texts.inUse(names(products), names(groups)) });
      return;
    }
    if (!(await confirmRemoval({ consequence: texts.consequence(name), isUndoable: true }))) return;
    const removed = await removing.run({ stockItemId }, (parts) => ({
      ...parts,
      stockItems: parts.stockItems.filter((item) => item.stockItemId !== stockItemId),
    }));
    if (removed === null) return;
    const restore = async () => {
      if ((await restoring.run({ stockItemId })) !== null) toast.success(texts.restored(name));
    };
    offer(texts.done(name), () => void restore());
  };
}
