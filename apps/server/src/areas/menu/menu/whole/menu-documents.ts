import type { MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { VersionMemory } from '../../../../platform/version-memory.ts';
import { SoldProducts } from '../selling/sold-products.ts';
import { type MenuVersion, menuVersion, readMenuParts } from './menu.reads.ts';

/**
 * One version of a store's menu, read in one snapshot; the object never changes. It says which products are
 * counted, but not how many pieces are left: read these separately.
 */
export class MenuDocument {
  readonly parts: MenuParts;
  #products: SoldProducts | null = null;

  constructor(parts: MenuParts) {
    this.parts = parts;
  }

  /** The products for sale, by number and by code; built at the first use. */
  get products(): SoldProducts {
    this.#products ??= new SoldProducts(this.parts);
    return this.#products;
  }
}

const MAX_BYTES = 48 * 1024 * 1024;

/** Caches the stores' menus: one read per version and server. Above 48 MB the least recently used menus are dropped. */
export class MenuDocuments {
  readonly #database: Database;
  readonly #memory: VersionMemory<MenuDocument>;

  constructor(database: Database) {
    this.#database = database;
    this.#memory = new VersionMemory({
      maxBytes: MAX_BYTES,
      bytesOf: ({ parts }) => bytesOf(parts),
      versionOf: ({ parts }) => nameOf(parts),
      read: async (storeId) => new MenuDocument(await database.readInStore(storeId, readMenuParts)),
    });
  }

  /**
   * The last menu that this server read, without a query. Only for placing orders, because the statement that
   * writes an order verifies the version.
   */
  last(storeId: number): Promise<MenuDocument> {
    return this.#memory.last(storeId);
  }

  /** The menu in the database's current version. */
  async now(storeId: number): Promise<MenuDocument> {
    return this.at(storeId, await this.#database.inStore(storeId, menuVersion));
  }

  /** The menu in this version or a later version. Parallel callers share one read. */
  at(storeId: number, wanted: MenuVersion): Promise<MenuDocument> {
    return this.#memory.at(storeId, nameOf(wanted));
  }
}

const nameOf = ({ version, timeZone }: MenuVersion) => `${version} ${timeZone}`;

/** Estimated bytes of a menu with its indexes; rather too high than too low. */
function bytesOf(parts: MenuParts): number {
  const { products, sizes, stockItems, recipe, categories, optionCategories, groups, links } = parts;
  const small = [sizes, stockItems, recipe, categories, optionCategories, groups, links];
  const options = groups.reduce((sum, group) => sum + group.options.length, 0);
  const texts = products.reduce((sum, { description }) => sum + description.length, 0);
  return 2_000 + 500 * products.length + 150 * small.flat().length + 100 * options + texts;
}
