import type { StockChanged, StockStatusChange } from '@comanda/contract/menu/menu/stock.wire';
import type { StockPart } from '@comanda/domain/menu/menu/menu-parts';
import { isInAt } from '@comanda/domain/menu/menu/menu-product';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { assertSameVersion } from '../../../../platform/errors/assert-same-version.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { countMenuChange, lockMenu } from '../whole/lock-menu.ts';
import { findStockItems } from './stock.reads.ts';
import { updateStockItem } from './stock.writes.ts';

/**
 * Sets the status of stock items, in or out: all items or none. Which products cannot be sold is computed
 * when the menu is read. An item that has the status already stays unchanged, even if the sent version is
 * outdated. Throws `stock.not-found`, `stock.return-over` for a return in the past, and
 * `record.changed-meanwhile` for an outdated version.
 */
export async function changeStockStatus(
  tx: Transaction,
  changes: readonly StockStatusChange[],
  session: Session,
  now: number,
): Promise<StockChanged> {
  const version = await lockMenu(tx);
  const wanted = new Map(changes.map((change) => [change.stockItemId, change]));
  const found = await findStockItems(tx, [...wanted.keys()]);
  if (found.length < wanted.size) throw new AppError('stock.not-found');
  const items = found.flatMap((current): StockPart[] => {
    const change = wanted.get(current.stockItemId);
    if (change === undefined) return [];
    const isIn = change.status === 'in';
    const backAt = isIn ? null : change.backAt;
    if (isInAt(current, now) === isIn && (isIn || current.backAt === backAt)) return [];
    if (backAt !== null && backAt <= now) throw new AppError('stock.return-over');
    assertSameVersion(current, change.version);
    return [
      {
        ...current,
        ...{ isIn, backAt },
        ...{ version: current.version + 1, changedAt: now, changedBy: session.userName },
      },
    ];
  });
  if (items.length === 0) return { version, items };
  for (const item of items) await updateStockItem(tx, item);
  await recordHistory(tx, items, session, now);
  return { version: await countMenuChange(tx), items };
}

/** Writes one audit entry for all items that are in, and one per return time for items that are out. */
async function recordHistory(
  tx: Transaction,
  items: readonly StockPart[],
  session: Session,
  now: number,
): Promise<void> {
  const byReturn = Map.groupBy(items, ({ isIn, backAt }) => (isIn ? 'in' : backAt));
  for (const [back, those] of byReturn)
    await recordAudit(tx, { session, now }, back === 'in' ? 'stock.marked-in' : 'stock.marked-out', {
      ...(typeof back === 'number' ? { details: { volta_em: new Date(back).toISOString() } } : {}),
      after: { itens: those.map(({ name }) => name) },
    });
}
