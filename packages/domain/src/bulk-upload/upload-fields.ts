/** What a column of an uploaded file may hold, in the order people are shown. */
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

/** Without a column for each of these nothing is uploaded. */
export const REQUIRED_UPLOAD_FIELDS = ['barcode', 'quantity', 'price'] as const satisfies UploadField[];

/** Which column holds what; columns are counted from 1. */
export type UploadColumns = Partial<Readonly<Record<UploadField, number>>>;

/** Largest file, in bytes. */
export const LARGEST_UPLOAD = 10 * 1024 * 1024;
/** Most rows of one file. */
export const MOST_UPLOAD_ROWS = 100_000;
/** Most columns that are looked at; no list of products has more. */
export const MOST_UPLOAD_COLUMNS = 100;

/** Two fields that name the same column, where there are any. */
export function sharesColumn(columns: UploadColumns): boolean {
  const numbers = Object.values(columns).filter((number) => number !== undefined);
  return new Set(numbers).size < numbers.length;
}
