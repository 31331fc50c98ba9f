/** Values of a field by its type. `?` means that null is possible. An `added` text is absent in older data. */
interface ValueTypes {
  text: string;
  'text?': string | null;
  'number?': number | null;
  added: string;
}

/** One field of a table: its type, its API name, and facts that all uses of the field share. */
export interface Field {
  type: keyof ValueTypes;
  /** Name in requests and responses. */
  wire: string;
  /** True when the field is no personal data, so it stays when the customer is hidden or forgotten. */
  isShared?: true;
  /** True when the field may have several lines, which tickets preserve. */
  hasLines?: true;
}
export type Fields = Readonly<Record<string, Field>>;

type Added<F extends Fields> = { [Key in keyof F]: F[Key]['type'] extends 'added' ? Key : never }[keyof F];

/** The object that a table of fields declares. */
export type Declared<F extends Fields> = {
  -readonly [Key in Exclude<keyof F, Added<F>>]: ValueTypes[F[Key]['type']];
} & { -readonly [Key in Added<F>]?: ValueTypes[F[Key]['type']] };

/** Values of forgotten fields, by type. */
export const EMPTY = { text: '', 'text?': null, 'number?': null, added: undefined } as const satisfies {
  [Type in keyof ValueTypes]: ValueTypes[Type] | undefined;
};

/** Copies only declared fields. `change` returns each value; undefined leaves the field out. */
export function mapFields<F extends Fields>(
  fields: F,
  given: Declared<F>,
  change: (value: unknown, field: Field, name: string) => unknown,
): Declared<F> {
  const changed: Record<string, unknown> = {};
  for (const name in fields) {
    const field = fields[name] as Field;
    const value = change((given as Record<string, unknown>)[name], field, name);
    if (value !== undefined) changed[name] = value;
  }
  return changed as Declared<F>;
}

/** Copies declared fields, with empty values for personal data. */
export function withoutPerson<F extends Fields>(fields: F, given: Declared<F>): Declared<F> {
  return mapFields(fields, given, (value, { isShared, type }) => (isShared ? value : EMPTY[type]));
}
