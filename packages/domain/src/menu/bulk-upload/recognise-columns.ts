import {
  columnNamed,
  findHeadings as findNamed,
  type HeadingWords,
  meaningOf,
} from '../../kit/text/headings.ts';
import { searchable } from '../../kit/text/searchable.ts';
import { readBarcode } from '../menu/gtin.ts';
import { UPLOAD_FIELDS, type UploadField } from './upload-fields.ts';

/**
 * Words that identify headings. `Preço promocional` must not match `Preço`, and `Código` alone is no barcode.
 * `Preço de venda` is preferred to `Valor`, `Nome` to `Descrição`.
 */
const HEADINGS: HeadingWords<UploadField> = {
  words: [
    ['barcode', [/product_ean_cod|\b(?:ean|gtin|barcode)|barras/]],
    ['pdvCode', [/product_pdv_cod|\bpdv\b/, /\bsku\b|codigo interno/, /\bcod(?:igo)?\b/]],
    ['promoPrice', [/product_promo_price|promo/, /oferta|com desconto|^(?:preco |valor )?por$/]],
    ['price', [/product_price|\bvenda/, /\bpreco|\bvalor|\bprice/]],
    ['quantity', [/product_qty|\b(?:atual|disponivel)\b/, /\bqtde?\b|quant|estoque|saldo/]],
    ['category', [/product_category|\bcat(?:eg)?\b|categoria/, /\bgrupo|departamento|\bsecao/, /^tipo$/]],
    ['name', [/product_name|\bnome/, /\bproduto|\bitem\b|mercadoria/, /descricao/]],
  ],
  // Headings of costs, limits and old prices: reading them as a price or a quantity would cost money.
  never: /\b(?:custo|compra|min|minim[oa]|max|maxim[oa]|antig[oa]|anterior)\b/,
};

const DESCRIPTION = /product_description|descri[cp]|ingredientes|detalhes/;

/** Index of the row with the headings, from 0. Null when a row with a barcode comes first. */
export function findHeadings(rows: readonly (readonly string[])[]): number | null {
  return findNamed(rows, HEADINGS, (cells) => cells.some((cell) => readBarcode(cell) !== null));
}

/**
 * Guesses the field of each column by its heading, and the barcode by its content. Each field gets at most one column;
 * other columns are null. If two columns match equally, the user has to choose.
 */
export function recogniseColumns(
  headings: readonly string[] | null,
  rows: readonly (readonly string[])[],
  width: number,
): (UploadField | null)[] {
  const meanings = (headings ?? []).map((heading) => meaningOf(heading, HEADINGS));
  const found: (UploadField | null)[] = Array.from({ length: width }, () => null);
  for (const field of UPLOAD_FIELDS) {
    const at = columnNamed(field, meanings);
    if (at !== null) found[at] = field;
  }
  // If a file has a column of names, its column 'Descrição' has descriptions. Without a column of names,
  // 'Descrição' has the names.
  const described = (headings ?? []).flatMap((heading, at) =>
    found[at] === null && DESCRIPTION.test(searchable(heading)) ? [at] : [],
  );
  if (found.includes('name') && described.length === 1) found[described[0] as number] = 'description';
  if (!meanings.some((meaning) => meaning?.field === 'barcode')) {
    const ofCodes = found.flatMap((field, at) =>
      field === null && rows.length > 0 && isMostlyCodes(rows.map((row) => row[at] ?? '')) ? [at] : [],
    );
    const [only] = ofCodes;
    if (only !== undefined && ofCodes.length === 1) found[only] = 'barcode';
  }
  return found;
}

function isMostlyCodes(cells: readonly string[]): boolean {
  return cells.filter((cell) => readBarcode(cell) !== null).length * 2 > cells.length;
}
