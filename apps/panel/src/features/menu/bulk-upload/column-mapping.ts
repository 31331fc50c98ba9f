import type { SeenColumn } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import {
  FIELDS_OF_FORM,
  REQUIRED_FIELDS,
  type UploadField,
  type UploadForm,
} from '@comanda/domain/menu/bulk-upload/upload-fields';

/** The column of each used field; null: no column chosen yet. An unused field has no key here. */
export type Mapping = Partial<Record<UploadField, number | null>>;

/** True: a file of this form must have this field. */
export const isRequired = (form: UploadForm, field: UploadField): boolean =>
  REQUIRED_FIELDS[form].includes(field);

/** Suggests the form of a file by its columns: only a market's list of products has a column of barcodes. */
export const suggestedForm = (columns: readonly SeenColumn[]): UploadForm =>
  columns.some(({ field }) => field === 'barcode') ? 'barcodes' : 'menu';

/** Suggests a field for each column, each field once. */
export function suggestedMapping(columns: readonly SeenColumn[], form: UploadForm): Mapping {
  return Object.fromEntries(
    FIELDS_OF_FORM[form].flatMap((field) => {
      const column = columns.find((each) => each.field === field)?.number ?? null;
      return column === null && !isRequired(form, field) ? [] : [[field, column]];
    }),
  );
}

type ColumnsOf<Required extends UploadField> = Record<Required, number> &
  Partial<Record<UploadField, number>>;

/** The columns of a file by field, as the call expects them for its form. */
export type SentColumns =
  | { columns: ColumnsOf<'barcode' | 'quantity' | 'price'> }
  | { menuColumns: ColumnsOf<'name' | 'price'> };

/**
 * Returns the mapping to send. If it is incomplete, returns its faults: fields without a column, and fields
 * that share a column.
 */
export function readMapping(
  mapping: Mapping,
  form: UploadForm,
): SentColumns | { missing: UploadField[]; shared: UploadField[] } {
  const taken = FIELDS_OF_FORM[form].flatMap((field) => {
    const column = mapping[field];
    return column === undefined ? [] : [{ field, column }];
  });
  const missing = taken.filter(({ column }) => column === null).map(({ field }) => field);
  const shared = taken
    .filter(
      ({ field, column }) =>
        column !== null && taken.some((other) => other.field !== field && other.column === column),
    )
    .map(({ field }) => field);
  if (missing.length > 0 || shared.length > 0) return { missing, shared };
  const columns: Partial<Record<UploadField, number>> = Object.fromEntries(
    taken.map(({ field, column }) => [field, column]),
  );
  const { barcode, name, quantity, price } = columns;
  if (form === 'menu' && name !== undefined && price !== undefined)
    return { menuColumns: { ...columns, name, price } };
  if (barcode !== undefined && quantity !== undefined && price !== undefined)
    return { columns: { ...columns, barcode, quantity, price } };
  return { missing, shared };
}
