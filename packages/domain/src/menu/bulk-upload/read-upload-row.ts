import { countCharacters } from '../../kit/text/count-characters.ts';
import { searchable } from '../../kit/text/searchable.ts';
import { tidyName } from '../../kit/text/tidy-name.ts';
import { readBarcode } from '../menu/gtin.ts';
import { isPromotionTooHigh } from '../menu/promotion.ts';
import { type PriceFault, readFilePrice } from './read-file-price.ts';
import type { UploadColumns, UploadField, UploadForm } from './upload-fields.ts';

export interface UploadValues {
  /** Null only in a restaurant's menu, whose products may have no barcode. */
  barcode: string | null;
  /** Null when the row has no name. */
  name: string | null;
  /** Null only in a restaurant's menu: the store does not count the product's pieces. */
  quantity: number | null;
  priceCents: number;
  /** Null when the row has no promotion; the product's promotion then stays. 0 removes the promotion. */
  promoCents: number | null;
  category: string | null;
  pdvCode: string | null;
  /** Only a restaurant's menu has descriptions; null when the row has none. */
  description?: string | null;
}

type LongField = 'name' | 'category' | 'description' | 'pdvCode';

/** Why a row is refused. */
export type RowFault =
  | { kind: 'missing'; field: UploadField }
  /** Excel wrote the barcode in scientific notation, so digits are lost. */
  | { kind: 'barcode-of-excel' | 'barcode-length' | 'barcode-digit' }
  | { kind: `price-${PriceFault}`; field: 'price' | 'promoPrice' }
  | { kind: 'no-quantity' | 'promo-not-lower' | 'pdv-code-letters' | 'name-unknown' | 'several-products' }
  /** Several products of the menu match a row without a barcode. */
  | { kind: 'several-alike' }
  | { kind: 'too-long'; field: LongField; most: number }
  /** An earlier row has the same barcode, or means the same product. `line` counts from 1 like spreadsheets. */
  | { kind: 'repeated' | 'repeated-product'; line: number }
  /** Not a fault: the product exists, and the user uploaded the file for new products only. */
  | { kind: 'left-alone' };

export interface ReadRow {
  /**
   * Rows with the same key mean the same product. A barcode is padded with zeros to 14 digits, so that GTINs
   * of all lengths compare equal. Without a barcode, a row of a restaurant's menu has its PDV code as key, or
   * its category and name. Null when invalid.
   */
  key: string | null;
  /** Null when there are faults. */
  values: UploadValues | null;
  faults: readonly RowFault[];
}

const LONGEST_NAME = 200;
const LONGEST_CATEGORY = 100;
const LONGEST_DESCRIPTION = 2_000;
const LONGEST_CODE = 60;
/** Matches a quantity. The database stores integers of at most seven digits. */
const QUANTITY = /^\d{1,7}$/;

/** Returns one key for all spellings of a barcode: a GTIN-12 is a GTIN-13 without its leading zero. */
export const barcodeKey = (barcode: string): string => barcode.padStart(14, '0');

/** All spellings of a barcode that the database may contain for this key. */
export function barcodesOfKey(key: string): string[] {
  return [8, 12, 13].flatMap((length) =>
    key.startsWith('0'.repeat(14 - length)) ? [key.slice(14 - length)] : [],
  );
}

/** Parses the cells of a row; limits on the file bound their length. A blank required cell is a fault. */
export function readUploadRow(
  cells: readonly string[],
  columns: UploadColumns,
  form: UploadForm = 'barcodes',
): ReadRow {
  const isMenu = form === 'menu';
  const faults: RowFault[] = [];
  const cell = (field: UploadField): string => {
    const number = columns[field];
    return number === undefined ? '' : (cells[number - 1] ?? '').trim();
  };
  const barcode = isMenu && cell('barcode') === '' ? null : readBarcodeCell(cell('barcode'), faults);
  const name = readWords(cell('name'), 'name', LONGEST_NAME, faults);
  const category = readWords(cell('category'), 'category', LONGEST_CATEGORY, faults);
  if (isMenu && name === null) faults.push({ kind: 'missing', field: 'name' });
  const quantity = isMenu && cell('quantity') === '' ? null : readQuantity(cell('quantity'), faults);
  const priceCents = readPrice(cell('price'), 'price', faults);
  if (cell('price') === '') faults.push({ kind: 'missing', field: 'price' });
  const promoCents = readPrice(cell('promoPrice'), 'promoPrice', faults);
  if (priceCents !== null && isPromotionTooHigh(promoCents, priceCents))
    faults.push({ kind: 'promo-not-lower' });
  const pdvCode = isMenu
    ? readWords(cell('pdvCode'), 'pdvCode', LONGEST_CODE, faults)
    : readPdvNumber(cell('pdvCode'), faults);
  const description = isMenu
    ? { description: readWords(cell('description'), 'description', LONGEST_DESCRIPTION, faults) }
    : {};
  const values =
    priceCents === null
      ? null
      : { ...{ barcode, name, quantity, priceCents, promoCents, category, pdvCode }, ...description };
  return {
    key:
      barcode !== null ? barcodeKey(barcode) : isMenu && values !== null ? keyWithoutBarcode(values) : null,
    values: faults.length > 0 ? null : values,
    faults,
  };
}

/**
 * The key of a row without a barcode: its PDV code, or its category and name. Null without a PDV code and a
 * name.
 */
function keyWithoutBarcode({ pdvCode, category, name }: UploadValues): string | null {
  if (pdvCode !== null) return `pdv:${pdvCode.toLowerCase()}`;
  return name === null ? null : `nome:${searchable(category ?? '')}:${searchable(name)}`;
}

/** Reads a PDV code that has only digits, as files with barcodes require. */
function readPdvNumber(text: string, faults: RowFault[]): string | null {
  if (text === '') return null;
  if (!/^\d{1,30}$/.test(text)) faults.push({ kind: 'pdv-code-letters' });
  return text;
}

function readBarcodeCell(text: string, faults: RowFault[]): string | null {
  if (text === '') {
    faults.push({ kind: 'missing', field: 'barcode' });
    return null;
  }
  const barcode = readBarcode(text);
  if (barcode !== null) return barcode;
  if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(text)) faults.push({ kind: 'barcode-of-excel' });
  else
    faults.push({
      kind: /^(?:\d{8}|\d{12,13})$/.test(text.replace(/[\s.-]/g, '')) ? 'barcode-digit' : 'barcode-length',
    });
  return null;
}

function readQuantity(text: string, faults: RowFault[]): number | null {
  if (QUANTITY.test(text)) return Number(text);
  faults.push(text === '' ? { kind: 'missing', field: 'quantity' } : { kind: 'no-quantity' });
  return null;
}

/** Null for an empty cell, and for an invalid cell, which also adds a fault. */
function readPrice(text: string, field: 'price' | 'promoPrice', faults: RowFault[]): number | null {
  const read = readFilePrice(text);
  if (typeof read !== 'string') return read;
  faults.push({ kind: `price-${read}`, field });
  return null;
}

function readWords(text: string, field: LongField, most: number, faults: RowFault[]): string | null {
  const words = tidyName(text);
  if (countCharacters(words) > most) faults.push({ kind: 'too-long', field, most });
  return words === '' ? null : words;
}
