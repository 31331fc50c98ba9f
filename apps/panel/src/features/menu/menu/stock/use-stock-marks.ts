import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { changeStockStatuses } from '@comanda/contract/menu/menu/stock.calls';
import type { StockPart } from '@comanda/domain/menu/menu/menu-parts';
import { isInAt } from '@comanda/domain/menu/menu/menu-product';
import { toast } from '@comanda/ui/toast/toast.ts';
import { monotonicNow } from '../../../../shared/clock/monotonic-now.ts';
import { type MenuPatch, useMenuCall } from '../menu-query.ts';
import { useUndo } from '../use-undo.ts';
import { stockTexts } from './texts.ts';

const { announcements } = stockTexts;

/** The new state of an item: in stock from now on, or out until `backAt` (null: no automatic return). */
export type Mark = { isIn: true; backAt: null } | { isIn: false; backAt: number | null };

/**
 * Marks items as out of stock or back. The change of all items shows immediately and is undone in one step,
 * from a toast.
 */
export function useStockMarks(): (items: readonly StockPart[], mark: Mark) => Promise<void> {
  const { run } = useMenuCall(changeStockStatuses, { failed: announcements.notMarked });
  const { offer } = useUndo();

  const undo = async (items: readonly StockPart[], versions: ReadonlyMap<number, number>) => {
    const now = monotonicNow();
    const before = new Map(
      items.map((item): [number, Mark] => [
        item.stockItemId,
        isInAt(item, now) ? { isIn: true, backAt: null } : { isIn: false, backAt: item.backAt },
      ]),
    );
    const taken = [...versions].flatMap(([stockItemId, version]) => {
      const mark = before.get(stockItemId);
      return mark ? [{ stockItemId, version, status: statusOf(mark), backAt: mark.backAt }] : [];
    });
    const answer = await run({ items: taken }, marked(before));
    if (answer !== null) toast.success(announcements.undone);
  };

  return async (items, mark) => {
    const marks = new Map(items.map(({ stockItemId }) => [stockItemId, mark]));
    const wanted = items.map(({ stockItemId }) => ({
      stockItemId,
      // Null: no conflict check, because this change is right even after edits by other users.
      version: null,
      status: statusOf(mark),
      backAt: mark.backAt,
    }));
    const answer = await run({ items: wanted }, marked(marks));
    if (answer === null || answer.items.length === 0) return;
    const versions = new Map(answer.items.map(({ stockItemId, version }) => [stockItemId, version]));
    offer(wordsOf(items, mark), () => void undo(items, versions));
  };
}

const statusOf = ({ isIn }: Mark): 'in' | 'out' => (isIn ? 'in' : 'out');

function marked(marks: ReadonlyMap<number, Mark>): MenuPatch {
  return (parts) => ({
    ...parts,
    stockItems: parts.stockItems.map((item) => ({ ...item, ...marks.get(item.stockItemId) })),
  });
}

function wordsOf(items: readonly StockPart[], { isIn, backAt }: Mark): string {
  const names = items.map(({ name }) => name);
  if (isIn) return announcements.in(names);
  return backAt === null
    ? announcements.out(names)
    : announcements.outUntil(names, stockTexts.out.at(backAt, monotonicNow(), shownTimeZone()));
}
