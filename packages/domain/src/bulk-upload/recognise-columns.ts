import { readBarcode } from '../menu/gtin.ts';
import { searchable } from '../text/searchable.ts';
import { UPLOAD_FIELDS, type UploadField } from './upload-fields.ts';

/** What a cost, a limit or an older price is called: taken for a price or a count, it would cost money. */
const NEVER = /\b(?:custo|compra|min|minim[oa]|max|maxim[oa]|antig[oa]|anterior)\b/;

/**
 * What headings are called: the surer fields first (`Preço promocional` is no `Preço`, `Código` alone is no barcode), and of
 * each field the surer words first (`Preço de venda` before `Valor`, `Nome` before `Descrição`).
 */
const WORDS: readonly (readonly [UploadField, readonly RegExp[]])[] = [
  ['barcode', [/product_ean_cod|\b(?:ean|gtin|barcode)|barras/]],
  ['pdvCode', [/product_pdv_cod|\bpdv\b/, /\bsku\b|codigo interno/, /\bcod(?:igo)?\b/]],
  ['promoPrice', [/product_promo_price|promo/, /oferta|com desconto|^(?:preco |valor )?por$/]],
  ['price', [/product_price|\bvenda/, /\bpreco|\bvalor|\bprice/]],
  ['quantity', [/product_qty|\b(?:atual|disponivel)\b/, /\bqtde?\b|quant|estoque|saldo/]],
  ['category', [/product_category|\bcat(?:eg)?\b|categoria/, /\bgrupo|departamento|\bsecao/]],
  ['name', [/product_name|\bnome/, /\bproduto|\bitem\b|mercadoria/, /descricao/]],
];

/** Headings are looked for in so many rows: above them stand titles and dates. */
const ROWS_BEFORE_HEADINGS = 10;
/** A sentence above the table may hold the same words; a heading is short. */
const LONGEST_HEADING = 40;

/**
 * Which row says what the columns are, counted from 0: the first of the upper ones that names two things, or the very first
 * where it names one; null where none does before a row with a barcode.
 */
export function findHeadings(rows: readonly (readonly string[])[]): number | null {
  const isData = (cells: readonly string[]) => cells.some((cell) => readBarcode(cell) !== null);
  const end = rows.findIndex(isData);
  const above = rows.slice(0, Math.min(end < 0 ? rows.length : end, ROWS_BEFORE_HEADINGS));
  const table = above.findIndex((cells) => fieldsNamed(cells) >= 2);
  if (table >= 0) return table;
  return above[0] !== undefined && fieldsNamed(above[0]) > 0 ? 0 : null;
}

/**
 * What each column seems to hold, by its heading, and a column of barcodes by what is in it; each field at most once, null
 * for the rest. Where two columns may be meant alike neither is taken: somebody has to say.
 */
export function recogniseColumns(
  headings: readonly string[] | null,
  rows: readonly (readonly string[])[],
  width: number,
): (UploadField | null)[] {
  const meanings = (headings ?? []).map(meaningOf);
  const found: (UploadField | null)[] = Array.from({ length: width }, () => null);
  for (const field of UPLOAD_FIELDS) {
    const ranks = meanings.map((meaning) =>
      meaning?.field === field ? meaning.rank : Number.POSITIVE_INFINITY,
    );
    const best = Math.min(...ranks);
    const at = ranks.indexOf(best);
    if (Number.isFinite(best) && ranks.lastIndexOf(best) === at) found[at] = field;
  }
  if (!meanings.some((meaning) => meaning?.field === 'barcode')) {
    const ofCodes = found.flatMap((field, at) =>
      field === null && rows.length > 0 && isMostlyCodes(rows.map((row) => row[at] ?? '')) ? [at] : [],
    );
    const [only] = ofCodes;
    if (only !== undefined && ofCodes.length === 1) found[only] = 'barcode';
  }
  return found;
}

/** What a heading names, and how surely: 0 is the surest. */
function meaningOf(heading: string): { field: UploadField; rank: number } | null {
  const words = searchable(heading).trim();
  if (words.length > LONGEST_HEADING || NEVER.test(words)) return null;
  for (const [field, patterns] of WORDS) {
    const rank = patterns.findIndex((pattern) => pattern.test(words));
    if (rank >= 0) return { field, rank };
  }
  return null;
}

const fieldsNamed = (cells: readonly string[]) =>
  new Set(cells.flatMap((cell) => meaningOf(cell)?.field ?? [])).size;

function isMostlyCodes(cells: readonly string[]): boolean {
  return cells.filter((cell) => readBarcode(cell) !== null).length * 2 > cells.length;
}
