import { barcodeKey } from '@comanda/domain/bulk-upload/read-upload-row';
import {
  type MenuParts,
  menuAssembler,
  type ProductPart,
  type SoldProduct,
} from '@comanda/domain/menu/menu-parts';
import type { MenuProduct } from '@comanda/domain/menu/menu-product';
import { holds } from '@comanda/domain/menu/price-of-item';
import type { DocumentItem } from '@comanda/domain/orders/order-document';

const NONE: readonly ProductPart[] = [];

/** The products of one menu with all that decides whether they are sold and at what price, by number and by codes. */
export class SoldProducts {
  readonly #assemble: (product: SoldProduct) => MenuProduct | null;
  readonly #byNumber: ReadonlyMap<string, ProductPart>;
  readonly #byPdvCode: ReadonlyMap<string | null, readonly ProductPart[]>;
  readonly #byBarcode: ReadonlyMap<string | null, readonly ProductPart[]>;

  constructor(parts: MenuParts) {
    const { products } = parts;
    this.#assemble = menuAssembler(parts);
    this.#byNumber = new Map(products.map((product) => [String(product.productId), product]));
    const coded = products.filter(({ pdvCode }) => pdvCode !== null);
    this.#byPdvCode = Map.groupBy(coded, ({ pdvCode }) => pdvCode);
    const packed = products.filter(({ barcode }) => barcode !== null);
    this.#byBarcode = Map.groupBy(packed, ({ barcode }) => barcode && keyOf(barcode));
  }

  /** The product of a number; null where there is none. */
  get(productId: number): MenuProduct | null {
    const product = this.#byNumber.get(String(productId));
    return product === undefined ? null : this.#assemble(product);
  }

  /**
   * The one product an item's code means: the store's own code comes first, then its barcode, then its number. A code that
   * several products have means none of them, and a number alone only one that is called as the item is: partners number
   * their items, too.
   */
  ofItem({ externalCode: code, name }: Pick<DocumentItem, 'externalCode' | 'name'>): MenuProduct | null {
    if (code === null) return null;
    const meant =
      this.#byPdvCode.get(code) ?? this.#byBarcode.get(keyOf(code)) ?? this.#numbered(code, name) ?? NONE;
    const [product, another] = meant;
    return product === undefined || another !== undefined ? null : this.#assemble(product);
  }

  #numbered(code: string, name: string): readonly ProductPart[] {
    const product = this.#byNumber.get(code);
    const isMeant = product !== undefined && (holds(name, product.name) || holds(product.name, name));
    return isMeant ? [product] : NONE;
  }
}

/** A GTIN-12, GTIN-13 and GTIN-14 are one; what is no GTIN means itself. */
const keyOf = (code: string) => (/^\d{8,14}$/.test(code) ? barcodeKey(code) : code);
