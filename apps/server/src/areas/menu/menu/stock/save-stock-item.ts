import type { StockItemSave } from '@comanda/contract/menu/menu/stock.wire';
import type { StockPart } from '@comanda/domain/menu/menu/menu-parts';
import { isInAt } from '@comanda/domain/menu/menu/menu-product';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { assertSameVersion } from '../../../../platform/errors/assert-same-version.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { findStockItems } from './stock.reads.ts';
import { insertStockItem, updateStockItem } from './stock.writes.ts';

/** The new state of an item. The caller has saved its picture under this hash; null leaves the current picture. */
export type WantedItem = Omit<StockItemSave, 'picture'> & { photoHash: string | null };

export interface SavedItem {
  /** The menu's version. */
  version: number;
  stockItemId: number;
  itemVersion: number;
}

/**
 * Creates a stock item, or changes the item with this number. Equal values do not change the version. Throws
 * `stock.not-found`, and `record.changed-meanwhile` for an outdated version.
 */
export async function saveStockItem(
  tx: Transaction,
  wanted: WantedItem,
  session: Session,
  now: number,
): Promise<SavedItem> {
  const version = await lockMenu(tx);
  if (wanted.stockItemId === null) return addItem(tx, wanted, session, now);
  const [current] = await findStockItems(tx, [wanted.stockItemId]);
  if (current === undefined) throw new AppError('stock.not-found');
  const { stockItemId } = current;
  const next = { ...current, ...fieldsOf(wanted, current, now) };
  if (isSame(current, next, now)) return { version, stockItemId, itemVersion: current.version };
  assertSameVersion(current, wanted.version);
  const item = { ...next, version: current.version + 1, changedAt: now, changedBy: session.userName };
  await updateStockItem(tx, item);
  return {
    version: await recordMenuChange(tx, { session, now }, 'stock.item-changed', {
      details: { item: stockItemId, nome: item.name },
      before: audited(current, now),
      after: audited(item, now),
    }),
    stockItemId,
    itemVersion: item.version,
  };
}

async function addItem(
  tx: Transaction,
  wanted: WantedItem,
  session: Session,
  now: number,
): Promise<SavedItem> {
  const stockItemId = await nextNumber(tx, 'stock-item');
  const item: StockPart = {
    ...fieldsOf(wanted, null, now),
    stockItemId,
    version: 1,
    changedAt: now,
    changedBy: session.userName,
  };
  await insertStockItem(tx, item);
  return {
    version: await recordMenuChange(tx, { session, now }, 'stock.item-added', {
      details: { item: stockItemId, nome: item.name },
      after: audited(item, now),
    }),
    stockItemId,
    itemVersion: 1,
  };
}

type Fields = Pick<StockPart, 'name' | 'description' | 'kind' | 'isIn' | 'backAt' | 'photoHash'>;

/**
 * The new fields of an item. If the item was out of stock and remains so, its return time does not change.
 */
function fieldsOf(wanted: WantedItem, current: StockPart | null, now: number): Fields {
  const isIn = wanted.status === 'in';
  const staysOut = !isIn && current !== null && !isInAt(current, now);
  return {
    name: wanted.name,
    description: wanted.description ?? current?.description ?? '',
    kind: wanted.kind,
    isIn,
    backAt: staysOut ? current.backAt : null,
    photoHash: wanted.photoHash ?? (wanted.dropsPicture ? null : (current?.photoHash ?? null)),
  };
}

function isSame(current: StockPart, next: StockPart, now: number): boolean {
  const { name, description, kind, photoHash } = next;
  const sameWords = name === current.name && description === current.description;
  const sameRest = kind === current.kind && photoHash === current.photoHash;
  return sameWords && sameRest && isInAt(current, now) === isInAt(next, now);
}

const audited = (item: StockPart, now: number) => ({
  nome: item.name,
  descricao: item.description,
  tipo: item.kind === 'flavour' ? 'sabor' : 'ingrediente',
  situacao: isInAt(item, now) ? 'ativo' : 'em falta',
  imagem: item.photoHash !== null,
});
