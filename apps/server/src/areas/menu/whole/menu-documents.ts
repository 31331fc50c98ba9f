import type { MenuParts } from '@comanda/domain/menu/menu-parts';
import type { Database } from '../../../platform/database/transaction.ts';
import { VersionMemory } from '../../../platform/version-memory.ts';
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

/** The menus of the stores, each read once per version by this server, those used last, within 48 MB. */
export class MenuDocuments {
  readonly #database: Database;
  readonly #memory: VersionMemory<MenuDocument>;

  constructor(database: Database) {
    this.#database = database;
    this.#memory = new VersionMemory({
      mostBytes: MOST_BYTES,
      bytesOf: ({ parts }) => bytesOf(parts),
      versionOf: ({ parts }) => nameOf(parts),
      read: async (storeId) => new MenuDocument(await database.readInStore(storeId, readMenuParts)),
    });
  }

  /** The menu as this server read it last: for orders, which prove its version in the statement that places them. */
  last(storeId: number): Promise<MenuDocument> {
    return this.#memory.last(storeId);
  }

  /** The menu as the database has it now. */
  async now(storeId: number): Promise<MenuDocument> {
    return this.at(storeId, await this.#database.inStore(storeId, menuVersion));
  }

  /** The menu of this version, or of a later one; read once for all who ask at the same moment. */
  at(storeId: number, wanted: MenuVersion): Promise<MenuDocument> {
    return this.#memory.at(storeId, nameOf(wanted));
  }
}

const nameOf = ({ version, timeZone }: MenuVersion) => `${version} ${timeZone}`;

/** What a menu takes in memory, about, with its indexes: more rather than less. */
function bytesOf(parts: MenuParts): number {
  const { products, sizes, stockItems, recipe, categories, optionCategories, groups, links } = parts;
  const small = [sizes, stockItems, recipe, categories, optionCategories, groups, links];
  const options = groups.reduce((sum, group) => sum + group.options.length, 0);
  const texts = products.reduce((sum, { description }) => sum + description.length, 0);
  return 2_000 + 500 * products.length + 150 * small.flat().length + 100 * options + texts;
}
