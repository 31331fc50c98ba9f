import { readBarcode } from '../catalogue/gtin.ts';
import { searchable } from '../text/searchable.ts';
import { UPLOAD_FIELDS, type UploadField } from './upload-fields.ts';

/** What headings are called, the surer words first: `Preço promocional` is no `Preço`, `Código` alone is no barcode. */
const WORDS: readonly (readonly [UploadField, RegExp])[] = [
  ['barcode', /product_ean_cod|\b(?:ean|gtin|barcode)|barras/],
  ['pdvCode', /product_pdv_cod|\b(?:pdv|sku)\b|codigo interno|\bcod(?:igo)?\b/],
  ['promoPrice', /product_promo_price|promo|oferta|desconto|\bpor\b/],
  ['price', /product_price|\bpreco|\bvalor|\bprice|\bvenda/],
  ['quantity', /product_qty|\bqtde?\b|quant|estoque|saldo/],
  ['category', /product_category|\bcat(?:eg)?\b|categoria|\bgrupo|departamento|\bsecao/],
  ['name', /product_name|\bnome|\bproduto|descricao|\bitem\b|mercadoria/],
];

/** Whether the first row says what the columns are: it names one of them, and holds no code. */
export function hasHeadings([first]: readonly (readonly string[])[]): boolean {
  if (first === undefined || first.some((cell) => readBarcode(cell) !== null)) return false;
  return first.some((cell) => fieldsOfHeading(cell).length > 0);
}

/**
 * What each column seems to hold, by its heading, and a column of barcodes by what is in it; each field at most once, null
 * for the rest.
 */
export function recogniseColumns(
  headings: readonly string[] | null,
  rows: readonly (readonly string[])[],
  width: number,
): (UploadField | null)[] {
  const found: (UploadField | null)[] = Array.from({ length: width }, () => null);
  for (const field of new Set([...WORDS.map(([each]) => each), ...UPLOAD_FIELDS])) {
    const at = (headings ?? []).findIndex(
      (heading, index) => found[index] === null && fieldsOfHeading(heading)[0] === field,
    );
    if (at >= 0) found[at] = field;
  }
  if (!found.includes('barcode')) {
    const at = found.findIndex(
      (field, index) =>
        field === null && rows.length > 0 && isMostlyCodes(rows.map((row) => row[index] ?? '')),
    );
    if (at >= 0) found[at] = 'barcode';
  }
  return found;
}

function fieldsOfHeading(heading: string): UploadField[] {
  const words = searchable(heading).trim();
  return WORDS.flatMap(([field, pattern]) => (pattern.test(words) ? [field] : []));
}

function isMostlyCodes(cells: readonly string[]): boolean {
  return cells.filter((cell) => readBarcode(cell) !== null).length * 2 > cells.length;
}
