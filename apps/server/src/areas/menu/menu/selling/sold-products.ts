import { barcodeKey } from '@comanda/domain/menu/bulk-upload/read-upload-row';
import type { DocumentItem } from '@comanda/domain/menu/menu/document-item';
import {
  type MenuParts,
  menuAssembler,
  type ProductPart,
  type SoldProduct,
} from '@comanda/domain/menu/menu/menu-parts';
import type { MenuProduct } from '@comanda/domain/menu/menu/menu-product';
import { holds } from '@comanda/domain/menu/menu/price-of-item';

const NONE: readonly ProductPart[] = [];

/** The products of one menu by number and by code, with all data for sale and price. */
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

  /** The product with this number; null when the menu has no such product. */
  get(productId: number): MenuProduct | null {
    const product = this.#byNumber.get(String(productId));
    return product === undefined ? null : this.#assemble(product);
  }

  /**
   * Finds the product of an item's code: by the store's own code, then the barcode, then the product number.
   * A code that several products have matches none. A number matches only with an equal name, because
   * partners also use their own numbers.
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

/**
 * Makes a key for comparing codes. GTIN-12, GTIN-13 and GTIN-14 of a product have the same key; other codes
 * stay unchanged.
 */
const keyOf = (code: string) => (/^\d{8,14}$/.test(code) ? barcodeKey(code) : code);
