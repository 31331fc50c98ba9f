import type { MenuParts } from '@comanda/domain/menu/menu-parts';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { createShortCache, type ShortCache } from '../../../platform/short-cache.ts';
import { SoldProducts } from '../selling/sold-products.ts';
import { type MenuVersion, menuVersion, readMenuParts } from './menu.reads.ts';

/**
 * A store's menu in one version, read in one snapshot; it never changes. Only whether a product is counted is of the version:
 * how many are left was so when it was read, and is asked for by itself where that matters.
 */
export class MenuDocument {
  readonly parts: MenuParts;
  #products: SoldProducts | null = null;

  constructor(parts: MenuParts) {
    this.parts = parts;
  }

  /** The products as they are sold, by number and by codes; made when they are first asked for. */
  get products(): SoldProducts {
    this.#products ??= new SoldProducts(this.parts);
    return this.#products;
  }
}

const MOST_BYTES = 48 * 1024 * 1024;
const MOST_STORES = 10_000;

/**
 * The menus of the stores, each read once per version by this server, those used last, within 48 MB. Orders that come in cost
 * no query: which version a store has is forgotten at once when its menu changes; besides, it is looked at every half minute.
 */
export class MenuDocuments {
  readonly #database: Database;
  readonly #current: ShortCache<MenuVersion & { storeId: number }>;
  readonly #kept = new LRUCache<number, MenuDocument>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ parts }) => bytesOf(parts),
  });
  readonly #underWay = new Map<string, Promise<MenuDocument>>();

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#current = createShortCache({ keptMs: () => 30_000, mostKept: MOST_STORES, clock });
  }

  /** The menu as this server knows it: for orders. */
  async of(storeId: number): Promise<MenuDocument> {
    const current = await this.#current.get(String(storeId), async () => ({
      ...(await this.#database.inStore(storeId, menuVersion)),
      storeId,
    }));
    if (current === null) throw new Error(`the menu's version of store ${storeId} was read and is gone`);
    return this.at(storeId, current);
  }

  /** The menu as the database has it now: for whoever has just changed it, on whichever server. */
  async now(storeId: number): Promise<MenuDocument> {
    return this.at(storeId, await this.#database.inStore(storeId, menuVersion));
  }

  /** The menu of this version, or of a later one; read once for all who ask at the same moment. */
  async at(storeId: number, wanted: MenuVersion): Promise<MenuDocument> {
    const kept = this.#kept.get(storeId);
    if (kept !== undefined && isSame(kept.parts, wanted)) return kept;
    const reading = `${storeId} ${wanted.version} ${wanted.timeZone}`;
    const shared = this.#underWay.get(reading);
    if (shared !== undefined) return shared;
    const read = this.#read(storeId, wanted).finally(() => this.#underWay.delete(reading));
    this.#underWay.set(reading, read);
    return read;
  }

  /** Forgets which version a store has, or with `null` that of all: it changed, or may have. */
  forget(storeId: number | null): void {
    this.#current.forget((known) => storeId === null || known.storeId === storeId);
  }

  async #read(storeId: number, wanted: MenuVersion): Promise<MenuDocument> {
    const document = new MenuDocument(await this.#database.readInStore(storeId, readMenuParts));
    this.#kept.set(storeId, document);
    // It changed meanwhile, and its announcement is still on its way.
    if (!isSame(document.parts, wanted)) this.forget(storeId);
    return document;
  }
}

const isSame = (one: MenuVersion, other: MenuVersion) =>
  one.version === other.version && one.timeZone === other.timeZone;

/** What a menu takes in memory, about, with its indexes: more rather than less. */
function bytesOf(parts: MenuParts): number {
  const { products, sizes, stockItems, recipe, categories, optionCategories, groups, links } = parts;
  const small = [sizes, stockItems, recipe, categories, optionCategories, groups, links];
  const options = groups.reduce((sum, group) => sum + group.options.length, 0);
  const texts = products.reduce((sum, { description }) => sum + description.length, 0);
  return 2_000 + 500 * products.length + 150 * small.flat().length + 100 * options + texts;
}
