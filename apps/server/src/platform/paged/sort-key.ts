import { joined, type Query, sql } from '../database/sql.ts';

const KINDS = {
  /** Written as microseconds since 1970, as exact as the database. */
  moment: { type: sql`timestamptz`, form: /^\d{1,16}$/ },
  uuid: { type: sql`uuid`, form: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/ },
  number: { type: sql`bigint`, form: /^-?\d{1,15}$/ },
  // Excludes year 0, which `toISOString` can write but PostgreSQL refuses.
  day: { type: sql`date`, form: /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/ },
  text: { type: sql`text`, form: /^[^\0]{0,300}$/s },
} as const;
type KeyKind = keyof typeof KINDS;

/** One sort column of a list. */
export interface SortKey {
  column: Query;
  kind: KeyKind;
  isDescending: boolean;
  /** True when the column may be null. Nulls are always last. */
  isNullable: boolean;
}

type KeyOptions = Partial<Pick<SortKey, 'isNullable'>>;

/** An ascending sort column. The last key of a sort must be unique. */
export const up = (column: Query, kind: KeyKind, { isNullable = false }: KeyOptions = {}): SortKey => ({
  ...{ column, kind, isNullable },
  isDescending: false,
});

/** A descending sort column. */
export const down = (column: Query, kind: KeyKind, options?: KeyOptions): SortKey => ({
  ...up(column, kind, options),
  isDescending: true,
});

/** A row's values of the sort keys, as text. */
export type Place = readonly (string | null)[];

/** True when the values are valid for the keys, so that the database accepts them. */
export function isPlace(keys: readonly SortKey[], values: readonly unknown[]): values is Place {
  return (
    values.length === keys.length &&
    keys.every(({ kind, isNullable }, at) => {
      const value = values[at];
      if (value === null) return isNullable;
      return typeof value === 'string' && KINDS[kind].form.test(value) && isValid(kind, value);
    })
  );
}

function isValid(kind: KeyKind, value: string): boolean {
  if (kind !== 'day') return value.isWellFormed();
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

/** SQL expression for a row's position: its keys as an array of text. */
export function placeColumns(keys: readonly SortKey[]): Query {
  return joined(
    keys.map(({ column, kind }) =>
      kind === 'moment'
        ? sql`(extract(epoch from ${column}) * 1000000)::bigint::text`
        : sql`(${column})::text`,
    ),
    sql`, `,
  );
}

export function orderBy(keys: readonly SortKey[]): Query {
  return joined(
    keys.map(({ column, isDescending, isNullable }) => {
      const nulls = isNullable ? sql` nulls last` : sql``;
      return isDescending ? sql`${column} desc${nulls}` : sql`${column}${nulls}`;
    }),
    sql`, `,
  );
}

/**
 * SQL condition for rows after a position. Keys of one direction are compared as a row, which an index
 * supports.
 */
export function behind(keys: readonly SortKey[], place: Place): Query {
  const values = keys.map(({ kind }, at) => parameterOf(kind, place[at] ?? null));
  const isOneWay = keys.every(
    ({ isDescending, isNullable }) => !isNullable && isDescending === keys[0]?.isDescending,
  );
  const columns = keys.map(({ column }) => column);
  if (isOneWay) {
    const [one, other] = [joined(columns, sql`, `), joined(values, sql`, `)];
    return keys[0]?.isDescending ? sql`(${one}) < (${other})` : sql`(${one}) > (${other})`;
  }
  const ways = keys.map((key, at) =>
    joined(
      [...keys.slice(0, at).map((before, each) => same(before, values, place, each)), after(key, at)],
      sql` and `,
    ),
  );
  const first = keys[0] && !keys[0].isNullable ? sql`${notBefore(keys[0])} and ` : sql``;
  return sql`${first}(${joined(
    ways.map((way) => sql`(${way})`),
    sql` or `,
  )})`;

  function after({ column, isDescending, isNullable }: SortKey, at: number): Query {
    if (place[at] === null) return sql`false`;
    const further = isDescending ? sql`${column} < ${values[at]}` : sql`${column} > ${values[at]}`;
    return isNullable ? sql`(${further} or ${column} is null)` : further;
  }

  /** An extra SQL condition that is always true for these rows, and gives an index its starting point. */
  function notBefore({ column, isDescending }: SortKey): Query {
    return isDescending ? sql`${column} <= ${values[0]}` : sql`${column} >= ${values[0]}`;
  }
}

function same({ column }: SortKey, values: readonly Query[], place: Place, at: number): Query {
  return place[at] === null ? sql`${column} is null` : sql`${column} = ${values[at]}`;
}

function parameterOf(kind: KeyKind, value: string | null): Query {
  const plain = kind === 'moment' && value !== null ? instantOf(value) : value;
  return sql`${plain}::${KINDS[kind].type}`;
}

/**
 * Converts microseconds since 1970 to text for PostgreSQL. Does not use Date, which has only milliseconds.
 */
function instantOf(micros: string): string {
  const ms = new Date(Number(micros.slice(0, -3) || '0')).toISOString().slice(0, -1);
  return `${ms}${micros.slice(-3).padStart(3, '0')}Z`;
}
