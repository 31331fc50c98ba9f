import { type StoreData, storeData } from '@comanda/contract/store/store/provider-store-data.calls';
import { formatDocument, isPersonal } from '@comanda/domain/kit/documents/document';
import { maskPhone } from '@comanda/domain/kit/privacy/masks';

/** The given fields with their labels, for log and mail. Phone and CPF are masked. */
export function shownData(
  data: StoreData,
  fields: readonly (keyof StoreData)[],
): Record<string, string | null> {
  return Object.fromEntries(fields.map((field) => [storeData.fields[field][0], textOf(field, data[field])]));
}

function textOf(field: keyof StoreData, value: string | null): string | null {
  if (value === null) return null;
  if (field === 'mobile') return maskPhone(value);
  return field === 'document' ? shownDocument(value) : value;
}

function shownDocument(document: string): string {
  const shown = formatDocument(document);
  return isPersonal(document) ? shown.replace(/^\d{3}(.*)\d{2}$/, '***$1**') : shown;
}
