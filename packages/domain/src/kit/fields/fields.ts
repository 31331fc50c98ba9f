/** Values of a field by its type. `?` means: or null. An `added` text is absent in data from before it. */
interface ValueTypes {
  text: string;
  'text?': string | null;
  'number?': number | null;
  added: string;
}

/** One field of a table: its type, its name on the wire, and the facts that all uses of the field follow. */
export interface Field {
  type: keyof ValueTypes;
  /** Name in calls and answers. */
  wire: string;
  /** It is no personal data, and stays when the customer is hidden or forgotten. */
  isShared?: true;
  /** It may have several lines, which tickets preserve. */
  hasLines?: true;
}
export type Fields = Readonly<Record<string, Field>>;

type Added<F extends Fields> = { [Key in keyof F]: F[Key]['type'] extends 'added' ? Key : never }[keyof F];

/** The object that a table of fields declares. */
export type Declared<F extends Fields> = {
  -readonly [Key in Exclude<keyof F, Added<F>>]: ValueTypes[F[Key]['type']];
} & { -readonly [Key in Added<F>]?: ValueTypes[F[Key]['type']] };

/** The value of a forgotten field. */
export const EMPTY = { text: '', 'text?': null, 'number?': null, added: undefined } as const satisfies {
  [Type in keyof ValueTypes]: ValueTypes[Type] | undefined;
};

/** A copy of declared fields only; `change` returns each value. Undefined leaves a field out. */
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

/** The same, with empty values where a field may identify a person. */
export function withoutPerson<F extends Fields>(fields: F, given: Declared<F>): Declared<F> {
  return mapFields(fields, given, (value, { isShared, type }) => (isShared ? value : EMPTY[type]));
}
