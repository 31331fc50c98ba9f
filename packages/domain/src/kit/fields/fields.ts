/** Values of a field by its type. A type with `?` may be null. A text of type `added` is absent in older data. */
interface ValueTypes {
  text: string;
  'text?': string | null;
  texts: readonly string[];
  number: number;
  'number?': number | null;
  cents: number;
  /** Epoch milliseconds. */
  moment: number;
  'moment?': number | null;
  boolean: boolean;
  /** A boolean that the wire sends as '1' or '0'. */
  digit: boolean;
  added: string;
}

/** Marks a field that has a TypeScript type of its own. Its wire format is declared elsewhere. */
export interface Own<Value> {
  own: Value;
}
export const own = <Value>(): Own<Value> => ({ own: undefined as Value });

/** One field of a table: its type, its API name, and properties that matter wherever the field is used. */
export interface Field {
  type: keyof ValueTypes | Own<unknown>;
  /** Name in requests and responses. Absent if the field has a different form on the wire. */
  wire?: string;
  /** True for a field without personal data. Hiding or anonymising an order does not change it. */
  isShared?: true;
  /** True when the field may have several lines, which tickets preserve. */
  hasLines?: true;
  /**
   * Maximum length of a text that comes from outside, in characters. If absent, the general limit for texts
   * applies.
   */
  longest?: number;
}
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<Type> = Type extends keyof ValueTypes
  ? ValueTypes[Type]
  : Type extends Own<infer Value>
    ? Value
    : never;
type Added<F extends Fields> = { [Key in keyof F]: F[Key]['type'] extends 'added' ? Key : never }[keyof F];

/** The object that a table of fields declares. */
export type Declared<F extends Fields> = {
  -readonly [Key in Exclude<keyof F, Added<F>>]: ValueOf<F[Key]['type']>;
} & { -readonly [Key in Added<F>]?: ValueOf<F[Key]['type']> };

/** The empty value for each field type, used when personal data are deleted. */
const EMPTY = {
  text: '',
  'text?': null,
  texts: [],
  number: 0,
  'number?': null,
  cents: 0,
  moment: 0,
  'moment?': null,
  boolean: false,
  digit: false,
  added: undefined,
} as const satisfies { [Type in keyof ValueTypes]: ValueTypes[Type] | undefined };

export const emptyOf = ({ type }: Field): unknown => (typeof type === 'string' ? EMPTY[type] : null);

/** Names of the fields whose properties pass `isChosen`. */
export function namesWhere<F extends Fields>(fields: F, isChosen: (field: F[keyof F]) => boolean) {
  return Object.keys(fields).filter((name) => isChosen(fields[name] as F[keyof F])) as (keyof F & string)[];
}

/** Copies only declared fields. `change` returns each value; for undefined, the copy lacks the field. */
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
  return mapFields(fields, given, (value, field) => (field.isShared ? value : emptyOf(field)));
}

/** Name of a field's column: `customerPhone` is `customer_phone`. */
export const columnOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
