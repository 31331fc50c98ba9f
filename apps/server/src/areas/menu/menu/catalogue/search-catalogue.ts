import type { CatalogueProduct } from '@comanda/contract/menu/menu/catalogue.calls';
import { picturePath } from '@comanda/domain/kit/pictures/picture';
import { searchable } from '@comanda/domain/kit/text/searchable';
import { literally, sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';

/** Maximum of words in a search, because more words only make it slow. */
const MAX_WORDS = 6;
const PICTURE_WIDTH = 480;

export interface CatalogueSearch {
  /** Barcode as typed, perhaps with spaces or dots; null when the search has no barcode. */
  barcode: string | null;
  /** Words that must all be in the name, compared without case and accents; null when the search has no words. */
  name: string | null;
  /** Counts from 1. */
  page: number;
  perPage: number;
}

/** One page of the shared catalogue, by name. Empty for a search without barcode and words. */
export async function searchCatalogue(
  database: Database,
  { barcode, name, page, perPage }: CatalogueSearch,
): Promise<{ data: CatalogueProduct[]; hasMore: boolean }> {
  const codes = barcode === null ? [] : writingsOf(barcode.replace(/[\s.-]/g, ''));
  const words = wordsOf(name ?? '');
  if (codes.length === 0 && words.length === 0) return { data: [], hasMore: false };
  const found = await database.directory<
    Omit<CatalogueProduct, 'picture'> & { pictureHash: string | null }
  >(sql`
    select reference_id as "referenceId", barcode, name, description, picture_hash as "pictureHash"
      from catalogue_products
     where ${codes.length === 0 ? sql`true` : sql`barcode = any(${codes}::text[])`}
       ${words.map((word) => sql`and found_by like ${patternOf(word)}`).reduce((one, next) => sql`${one} ${next}`, sql``)}
     order by found_by, reference_id limit ${perPage + 1} offset ${(page - 1) * perPage}`);
  const data = found.slice(0, perPage).map(({ pictureHash, ...product }) => ({
    ...product,
    picture: pictureHash === null ? null : picturePath(pictureHash, PICTURE_WIDTH),
  }));
  return { data, hasMore: found.length > perPage };
}

/** All spellings of a barcode: a GTIN-12 and the GTIN-13 with a leading zero are equal. */
function writingsOf(digits: string): string[] {
  if (!/^\d+$/.test(digits)) return [''];
  return [digits, digits.length === 12 ? `0${digits}` : digits.replace(/^0(?=\d{12}$)/, '')];
}

const wordsOf = (typed: string) =>
  searchable(typed.toWellFormed().replace(/\p{Cc}/gu, ' '))
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);

/**
 * The search pattern of a word. The index contains parts of three letters. Shorter words therefore only match
 * at the beginning of a word.
 */
function patternOf(word: string): string {
  const literal = literally(word);
  return word.length < 3 ? `% ${literal}%` : `%${literal}%`;
}
