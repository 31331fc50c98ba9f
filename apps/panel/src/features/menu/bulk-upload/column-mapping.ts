import type { SeenColumn } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import {
  REQUIRED_UPLOAD_FIELDS,
  UPLOAD_FIELDS,
  type UploadField,
} from '@comanda/domain/menu/bulk-upload/upload-fields';

/** The column of each used field; null: no column chosen yet. An unused field has no key here. */
export type Mapping = Partial<Record<UploadField, number | null>>;

/** True: a file must have this field. */
export const isRequired = (field: UploadField): boolean =>
  (REQUIRED_UPLOAD_FIELDS as readonly UploadField[]).includes(field);

/** Suggests a field for each column, each field once. */
export function suggestedMapping(columns: readonly SeenColumn[]): Mapping {
  return Object.fromEntries(
    UPLOAD_FIELDS.flatMap((field) => {
      const column = columns.find((each) => each.field === field)?.number ?? null;
      return column === null && !isRequired(field) ? [] : [[field, column]];
    }),
  );
}

/** Columns by field, if each used field has one. */
export type CompleteMapping = Record<(typeof REQUIRED_UPLOAD_FIELDS)[number], number> &
  Partial<Record<UploadField, number>>;

/** Returns the mapping to send, or the faults: fields without a column, and fields that share a column. */
export function readMapping(
  mapping: Mapping,
): { columns: CompleteMapping } | { missing: UploadField[]; shared: UploadField[] } {
  const taken = UPLOAD_FIELDS.flatMap((field) => {
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
  const { barcode, quantity, price, ...others } = mapping;
  if (missing.length > 0 || shared.length > 0 || barcode == null || quantity == null || price == null)
    return { missing, shared };
  const rest = Object.fromEntries(Object.entries(others).filter(([, column]) => column !== null));
  return { columns: { ...rest, barcode, quantity, price } };
}
