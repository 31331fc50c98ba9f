/** Fields that a column of an uploaded file may hold, in the sequence of the screen. */
export const UPLOAD_FIELDS = [
  'barcode',
  'name',
  'quantity',
  'price',
  'promoPrice',
  'category',
  'pdvCode',
] as const;
export type UploadField = (typeof UPLOAD_FIELDS)[number];

export const REQUIRED_UPLOAD_FIELDS = ['barcode', 'quantity', 'price'] as const satisfies UploadField[];

/** The column of each field; columns are counted from 1. */
export type UploadColumns = Partial<Readonly<Record<UploadField, number>>>;

export const LARGEST_UPLOAD = 10 * 1024 * 1024;
export const MAX_UPLOAD_ROWS = 100_000;
/** Maximum number of columns that are read. Real product lists have fewer. */
export const MAX_UPLOAD_COLUMNS = 100;

export function sharesColumn(columns: UploadColumns): boolean {
  const numbers = Object.values(columns).filter((number) => number !== undefined);
  return new Set(numbers).size < numbers.length;
}
