import { countCharacters } from '../../kit/text/count-characters.ts';
import { tidyName } from '../../kit/text/tidy-name.ts';
import { readBarcode } from '../menu/gtin.ts';
import { isPromotionTooHigh } from '../menu/promotion.ts';
import { type PriceFault, readFilePrice } from './read-file-price.ts';
import type { UploadColumns, UploadField } from './upload-fields.ts';

export interface UploadValues {
  barcode: string;
  /** Null when the row has no name. */
  name: string | null;
  quantity: number;
  priceCents: number;
  /** Null when the row has no promotion; the product's promotion then stays. 0 removes the promotion. */
  promoCents: number | null;
  category: string | null;
  pdvCode: string | null;
}

/** Why a row is refused. */
export type RowFault =
  | { kind: 'missing'; field: UploadField }
  /** Excel wrote the barcode in scientific notation, so digits are lost. */
  | { kind: 'barcode-of-excel' | 'barcode-length' | 'barcode-digit' }
  | { kind: `price-${PriceFault}`; field: 'price' | 'promoPrice' }
  | { kind: 'no-quantity' | 'promo-not-lower' | 'pdv-code-letters' | 'name-unknown' | 'several-products' }
  | { kind: 'too-long'; field: 'name' | 'category'; most: number }
  /** An earlier row has the same barcode. `line` counts from 1 like spreadsheets. */
  | { kind: 'repeated'; line: number }
  /** Not a fault: the product exists, and the user uploaded the file only for new products. */
  | { kind: 'left-alone' };

export interface ReadRow {
  /** The barcode padded with zeros to 14 digits, so that GTINs of all lengths compare equal. Null when invalid. */
  barcodeKey: string | null;
  /** Null if the row has faults. */
  values: UploadValues | null;
  faults: readonly RowFault[];
}

const LONGEST_NAME = 200;
const LONGEST_CATEGORY = 100;
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
export function readUploadRow(cells: readonly string[], columns: UploadColumns): ReadRow {
  const faults: RowFault[] = [];
  const cell = (field: UploadField): string => {
    const number = columns[field];
    return number === undefined ? '' : (cells[number - 1] ?? '').trim();
  };
  const barcode = readBarcodeCell(cell('barcode'), faults);
  const name = readWords(cell('name'), 'name', LONGEST_NAME, faults);
  const category = readWords(cell('category'), 'category', LONGEST_CATEGORY, faults);
  const quantity = readQuantity(cell('quantity'), faults);
  const priceCents = readPrice(cell('price'), 'price', faults);
  if (cell('price') === '') faults.push({ kind: 'missing', field: 'price' });
  const promoCents = readPrice(cell('promoPrice'), 'promoPrice', faults);
  if (priceCents !== null && isPromotionTooHigh(promoCents, priceCents))
    faults.push({ kind: 'promo-not-lower' });
  const pdvCode = cell('pdvCode') || null;
  if (pdvCode !== null && !/^\d{1,30}$/.test(pdvCode)) faults.push({ kind: 'pdv-code-letters' });
  return {
    barcodeKey: barcode === null ? null : barcodeKey(barcode),
    values:
      faults.length > 0 || barcode === null || quantity === null || priceCents === null
        ? null
        : { barcode, name, quantity, priceCents, promoCents, category, pdvCode },
    faults,
  };
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

function readWords(
  text: string,
  field: 'name' | 'category',
  most: number,
  faults: RowFault[],
): string | null {
  const words = tidyName(text);
  if (countCharacters(words) > most) faults.push({ kind: 'too-long', field, most });
  return words === '' ? null : words;
}
