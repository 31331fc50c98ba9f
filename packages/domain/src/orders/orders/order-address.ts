import type { Declared, Field } from '../../kit/fields/fields.ts';

type AddressField = (Field & { type: 'text' | 'text?' | 'number?' }) | AddedText;

/**
 * A text that was added to addresses in a later release, so older orders do not have it. Always personal
 * data.
 */
interface AddedText extends Omit<Field, 'isShared'> {
  type: 'added';
  /** Name of the field in a partner's order. */
  sent: string;
  /** The label before the text, on screens and tickets. */
  label: string;
  /** The example text in the ticket previews. */
  example: string;
}

/**
 * The fields of an order's address. API, tickets, hiding and deletion of data use this table. An `added` text
 * needs no further code: partners can send it, and the order's detail and tickets show it. Couriers do not get it.
 */
export const ADDRESS_FIELDS = {
  street: { type: 'text', wire: 'rua' },
  number: { type: 'text', wire: 'numero', longest: 40 },
  complement: { type: 'text?', wire: 'complemento', hasLines: true },
  district: { type: 'text', wire: 'bairro', isShared: true, longest: 120 },
  city: { type: 'text', wire: 'cidade', isShared: true, longest: 120 },
  state: { type: 'text', wire: 'uf', isShared: true, longest: 40 },
  postalCode: { type: 'text?', wire: 'cep', longest: 20 },
  reference: { type: 'text?', wire: 'referencia', hasLines: true },
  latitude: { type: 'number?', wire: 'lat' },
  longitude: { type: 'number?', wire: 'lng' },
  /** The address in one line. */
  formatted: { type: 'text', wire: 'formatado', longest: 600 },
} as const satisfies AddressFields;

type AddressFields = Readonly<Record<string, AddressField>>;
export type OrderAddress = Declared<typeof ADDRESS_FIELDS>;

export function addedTextsIn(fields: AddressFields): (AddedText & { name: string })[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'added' ? [{ name, ...field }] : [],
  );
}
export const ADDED_TEXTS = addedTextsIn(ADDRESS_FIELDS);

/** Formats the added texts of an address with their labels: 'Portaria: fundos'. */
export function labelledTexts(address: object, texts: typeof ADDED_TEXTS = ADDED_TEXTS): string[] {
  return texts.flatMap(({ name, label }) => {
    const text = (address as Readonly<Record<string, unknown>>)[name];
    return typeof text === 'string' && text !== '' ? [`${label}: ${text}`] : [];
  });
}
