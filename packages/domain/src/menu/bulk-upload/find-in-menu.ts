import { searchable } from '../../kit/text/searchable.ts';
import { barcodeKey, type UploadValues } from './read-upload-row.ts';

/** The fields of a product that rows of a restaurant's menu file are compared with. */
export interface ProductKeys {
  productId: number;
  barcode: string | null;
  pdvCode: string | null;
  name: string;
  category: string;
}

/**
 * Finds the products that a row of a restaurant's menu file means: products with its barcode, otherwise with
 * its PDV code, otherwise with its name in its category. Letters compare without case and accents. A row
 * without a category matches a name in any category. Returns product ids; several when more than one product
 * matches.
 */
export function createMenuFinder(products: readonly ProductKeys[]): (values: UploadValues) => number[] {
  const byBarcode = Map.groupBy(products, ({ barcode }) => (barcode === null ? '' : barcodeKey(barcode)));
  const byCode = Map.groupBy(products, ({ pdvCode }) => pdvCode?.toLowerCase() ?? '');
  const byName = Map.groupBy(products, ({ name }) => searchable(name));
  const find = ({ barcode, pdvCode, name, category }: UploadValues): readonly ProductKeys[] => {
    const ofBarcode = barcode === null ? [] : (byBarcode.get(barcodeKey(barcode)) ?? []);
    if (ofBarcode.length > 0) return ofBarcode;
    const ofCode = pdvCode === null ? [] : (byCode.get(pdvCode.toLowerCase()) ?? []);
    if (ofCode.length > 0) return ofCode;
    const ofName = name === null ? [] : (byName.get(searchable(name)) ?? []);
    return ofName.filter(
      (product) =>
        (category === null || searchable(product.category) === searchable(category)) &&
        // Another code is another product, e.g. another size with the same name.
        (barcode === null || product.barcode === null) &&
        (pdvCode === null || product.pdvCode === null),
    );
  };
  return (values) => find(values).map(({ productId }) => productId);
}
