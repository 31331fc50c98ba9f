/** Values of a field by its type. `?` means that null is possible. An `added` text is absent in older data. */
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

/** The type of a field with a TypeScript type of its own. Its wire format is declared elsewhere. */
export interface Own<Value> {
  own: Value;
}
export const own = <Value>(): Own<Value> => ({ own: undefined as Value });

/** One field of a table: its type, its API name, and facts that all uses of the field share. */
export interface Field {
  type: keyof ValueTypes | Own<unknown>;
  /** Name in requests and responses. Absent where the wire has another form. */
  wire?: string;
  /** True for a field without personal data. Hiding or anonymising an order does not change it. */
  isShared?: true;
  /** True when the field may have several lines, which tickets preserve. */
  hasLines?: true;
  /** Maximum length of a text that comes from outside, in characters. Absent: the limit of all other texts. */
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

/** Values of forgotten fields, by type. */
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

/** Names of the fields that are chosen by their facts. */
export function namesWhere<F extends Fields>(fields: F, isChosen: (field: F[keyof F]) => boolean) {
  return Object.keys(fields).filter((name) => isChosen(fields[name] as F[keyof F])) as (keyof F & string)[];
}

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
  return mapFields(fields, given, (value, field) => (field.isShared ? value : emptyOf(field)));
}

/** Name of a field's column: `customerPhone` is `customer_phone`. */
export const columnOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
