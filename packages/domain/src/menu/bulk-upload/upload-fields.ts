/** Fields that a column of an uploaded file may hold, in the sequence of the screen. */
export const UPLOAD_FIELDS = [
  'barcode',
  'name',
  'quantity',
  'price',
  'promoPrice',
  'category',
  'pdvCode',
  'description',
] as const;
export type UploadField = (typeof UPLOAD_FIELDS)[number];

/** Forms of an uploaded file. `barcodes`: a market's list of products. `menu`: a restaurant's menu. */
export const UPLOAD_FORMS = ['barcodes', 'menu'] as const;
export type UploadForm = (typeof UPLOAD_FORMS)[number];

/** The fields of each form, in the order of the screen. */
export const FIELDS_OF_FORM = {
  barcodes: ['barcode', 'name', 'quantity', 'price', 'promoPrice', 'category', 'pdvCode'],
  menu: ['name', 'description', 'category', 'price', 'promoPrice', 'pdvCode', 'barcode', 'quantity'],
} as const satisfies Record<UploadForm, readonly UploadField[]>;

/** The fields that each form must have. */
export const REQUIRED_FIELDS: Readonly<Record<UploadForm, readonly UploadField[]>> = {
  barcodes: ['barcode', 'quantity', 'price'],
  menu: ['name', 'price'],
};

/** The column of each field; columns are counted from 1. */
export type UploadColumns = Partial<Readonly<Record<UploadField, number>>>;

export const LARGEST_UPLOAD = 10 * 1024 * 1024;
export const MAX_UPLOAD_ROWS = 100_000;
/** A restaurant's menu has hundreds of products. Its rows are compared with all names of the menu. */
export const MAX_MENU_ROWS = 10_000;
/** Maximum number of columns that are read. Real product lists have fewer. */
export const MAX_UPLOAD_COLUMNS = 100;

export function sharesColumn(columns: UploadColumns): boolean {
  const numbers = Object.values(columns).filter((number) => number !== undefined);
  return new Set(numbers).size < numbers.length;
}
