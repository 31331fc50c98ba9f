import { deleteStockItem, restoreStockItem } from '@comanda/contract/catalogue/stock.calls';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMenuCall } from '../menu/menu-query.ts';
import type { StockRow } from './stock-rows.ts';
import { stockTexts } from './texts.ts';

const { removal: texts, said } = stockTexts;
/** How long a removal can be taken back here. */
const UNDO_MS = 10_000;

/** Deletes an item that nothing uses, after asking; of one in use it names what uses it. */
export function useItemRemoval(): (row: StockRow) => Promise<void> {
  const removing = useMenuCall(deleteStockItem, { failed: texts.failed });
  const restoring = useMenuCall(restoreStockItem, { failed: texts.notRestored });
  return async ({ item: { stockItemId, name }, products, groups }) => {
    if (products.length + groups.length > 0) {
      const names = (those: readonly { name: string }[]) => those.map((each) => each.name);
      await alertDialog({ title: texts.inUseTitle(name), text: texts.inUse(names(products), names(groups)) });
      return;
    }
    const isMeant = await alertDialog({
      ...{ title: texts.title(name), text: texts.text, isDestructive: true },
      ...{ confirmText: texts.confirm, cancelText: stockTexts.out.cancel },
    });
    if (!isMeant) return;
    const gone = await removing.run({ stockItemId }, (parts) => ({
      ...parts,
      stockItems: parts.stockItems.filter((item) => item.stockItemId !== stockItemId),
    }));
    if (gone === null) return;
    const restore = async () => {
      if ((await restoring.run({ stockItemId })) !== null) toast.success(texts.restored(name));
    };
    toast.success(texts.done(name), {
      action: { text: said.undo, key: 'stock', lastsMs: UNDO_MS, run: () => void restore() },
    });
  };
}
