import {
  bool,
  fileOrNull,
  id,
  moment,
  plainMoment,
  plainNumber,
  plainText,
  text,
} from '../../kit/field-types.ts';
import { type DomainOfShape, list, nullable, optional, orNull, record } from '../../kit/record.ts';
import { menuChanged } from './menu-change.wire.ts';
import { idOrNone, madeFrom } from './menu-fields.wire.ts';
import { stockKind, stockStatus } from './sale-status.wire.ts';

const LONGEST_NAME = 100;
const LONGEST_DESCRIPTION = 200;
/** Maximum number of items in one change. */
const MAX_AT_ONCE = 1_000;

export const stockItem = record({
  stockItemId: ['id_estoque', plainNumber],
  name: ['nome_item', plainText],
  description: ['descricao', plainText],
  status: ['status', stockStatus],
  kind: ['tipo', stockKind],
  picture: ['image_url', nullable(plainText)],
  backAt: ['volta_em', nullable(plainMoment)],
  version: ['versao', plainNumber],
});

export const stockItemSave = record({
  stockItemId: ['id_estoque', idOrNone],
  name: ['nome_item', text({ max: LONGEST_NAME })],
  status: ['status', stockStatus],
  kind: ['tipo', stockKind],
  description: ['descricao', optional(text({ max: LONGEST_DESCRIPTION, min: 0 }))],
  picture: ['arquivo', fileOrNull],
  /** True: removes the current picture. If the request also contains a picture, that picture is saved. */
  dropsPicture: ['sem_imagem', optional(bool)],
  /** The version that the save is based on. Older clients send no version, and so overwrite any version. */
  version: ['versao', madeFrom],
});
export type StockItemSave = DomainOfShape<typeof stockItemSave>;

/** The answer of a saved item: its id and version, and the menu's version. */
export const stockItemSaved = record({
  ...menuChanged.fields,
  stockItemId: ['id_estoque', plainNumber],
  itemVersion: ['versao_item', plainNumber],
});

export const whichStockItem = record({ stockItemId: ['id_estoque', id] });

/** Sets an item in or out of stock from now on. `backAt`: the time when the item is in stock again. */
export const stockStatusChange = record({
  stockItemId: ['id_estoque', id],
  status: ['novo_status', stockStatus],
  backAt: ['volta_em', orNull(moment)],
  version: ['versao', madeFrom],
});
export type StockStatusChange = DomainOfShape<typeof stockStatusChange>;

export const stockStatusChanges = record({
  items: ['itens', list(stockStatusChange, { least: 1, most: MAX_AT_ONCE })],
});

const changedItem = record({ stockItemId: ['id_estoque', plainNumber], version: ['versao', plainNumber] });

/** The changed items with their new versions: an undo sends these versions. */
export const stockChanged = record({
  ...menuChanged.fields,
  items: ['itens', list(changedItem)],
});
export type StockChanged = DomainOfShape<typeof stockChanged>;
