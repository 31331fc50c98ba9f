import * as z from 'zod/mini';
import { type CopyStep, lateCopy } from './record-copy.ts';
import type { Shape } from './shape.ts';

// biome-ignore lint/suspicious/noExplicitAny: a record has fields of different types; each type is inferred from its field.
type AnyType = Shape<any, any>;
type Fields = Readonly<Record<string, readonly [wireName: string, type: AnyType]>>;
// biome-ignore lint/suspicious/noExplicitAny: only the domain type is needed here.
export type DomainOfShape<Type extends AnyType> = Type extends Shape<infer Domain, any> ? Domain : never;
// biome-ignore lint/suspicious/noExplicitAny: only the wire type is needed here.
type WireOfShape<Type extends AnyType> = Type extends Shape<any, infer Wire> ? Wire : never;
type Plain<T> = T extends infer All ? { [Key in keyof All]: All[Key] } : never;

type MayMiss<F extends Fields, Half extends { [Key in keyof F]: unknown }> = {
  [Key in keyof F]: undefined extends Half[Key] ? Key : never;
}[keyof F];
type Domains<F extends Fields> = { -readonly [Key in keyof F]: DomainOfShape<F[Key][1]> };
type Wires<F extends Fields> = { -readonly [Key in keyof F]: WireOfShape<F[Key][1]> };

type DomainOfFields<F extends Fields> = Plain<
  { [Key in Exclude<keyof F, MayMiss<F, Domains<F>>>]: Domains<F>[Key] } & {
    [Key in MayMiss<F, Domains<F>>]?: Domains<F>[Key];
  }
>;
type WireOfFields<F extends Fields> = Plain<
  { [Key in Exclude<keyof F, MayMiss<F, Wires<F>>> as F[Key][0]]: Wires<F>[Key] } & {
    [Key in MayMiss<F, Wires<F>> as F[Key][0]]?: Wires<F>[Key];
  }
>;

/** A shape of named fields. */
export interface RecordShape<Domain, Wire, F extends Fields = Fields> extends Shape<Domain, Wire> {
  fields: F;
}
/** The type of the result of {@link record}. */
type RecordOf<F extends Fields> = RecordShape<DomainOfFields<F>, WireOfFields<F>, F>;

/**
 * A record, declared once as a table: `{ feeCents: ['valor_taxa', reais()] }` gives the domain's name, the
 * wire's name and the type. The schema, both conversions, the TypeScript types and {@link fieldOfWire} are
 * derived from the table. Fields on the wire have the sequence of the table.
 */
export function record<const F extends Fields>(fields: F): RecordOf<F> {
  const rows = Object.entries(fields).map(([name, [wireName, type]]) => ({ name, wireName, type }));
  const steps = (way: 'decode' | 'encode') => () =>
    rows.map(({ name, wireName, type }) => ({
      from: way === 'encode' ? name : wireName,
      to: way === 'encode' ? wireName : name,
      convert: type[way] as CopyStep['convert'],
      mayMiss: way === 'decode' || type.wire._zod.optout === 'optional',
    }));
  return {
    fields,
    wire: z.object(wiresOf(fields)) as unknown as z.ZodMiniType<WireOfFields<F>>,
    decode: lateCopy(steps('decode')) as (wire: unknown) => DomainOfFields<F>,
    encode: lateCopy(steps('encode')) as (domain: unknown) => WireOfFields<F>,
  };
}

/** The schemas of a record's fields, to use them in a larger object. */
export function wiresOf<F extends Fields>(fields: F) {
  type Wires = { [Key in keyof F as F[Key][0]]: F[Key][1]['wire'] };
  return Object.fromEntries(Object.values(fields).map(([wireName, type]) => [wireName, type.wire])) as Wires;
}

/**
 * A record of answers whose fields an older server may leave out: a missing field decodes to the `absent`
 * value of its type. Our own server always sends all fields. Types without an `absent` value stay required.
 */
export function tolerant<F extends Fields>({ fields }: { fields: F }): RecordOf<F> {
  const all = Object.entries(fields).map(([name, [wireName, type]]) => [name, [wireName, orAbsent(type)]]);
  return record(Object.fromEntries(all) as F);
}

/** Makes one field tolerant, see {@link tolerant}. */
export function orAbsent<Domain, Wire>(type: Shape<Domain, Wire>): Shape<Domain, Wire> {
  const { absent } = type;
  if (absent === undefined) return type;
  return {
    ...type,
    wire: z.prefault(type.wire, () => type.encode(absent)),
    // Push events are decoded without the schema, so a missing field must be handled here.
    decode: (wire: Wire | undefined) => (wire === undefined ? absent : type.decode(wire)),
  };
}

/** An optional field. A missing value becomes undefined. */
export function optional<Domain, Wire>(
  type: Shape<Domain, Wire>,
): Shape<Domain | undefined, Wire | undefined> {
  return {
    ...type,
    wire: z.optional(type.wire),
    decode: (wire) => (wire === undefined ? undefined : type.decode(wire)),
    encode: (domain) => (domain === undefined ? undefined : type.encode(domain)),
    absent: undefined,
  };
}

/** The same record with every field optional. */
export function partial<F extends Fields>({ fields }: { fields: F }) {
  const all = Object.entries(fields).map(([name, [wireName, type]]) => [name, [wireName, optional(type)]]);
  type Optional<Type extends AnyType> = Shape<DomainOfShape<Type> | undefined, WireOfShape<Type> | undefined>;
  return record(Object.fromEntries(all) as { [Key in keyof F]: readonly [F[Key][0], Optional<F[Key][1]>] });
}

/** A nullable field that the client may leave out. */
export function orNull<Domain, Wire>(
  type: Shape<Domain, Wire>,
): Shape<Domain | null, Wire | null | undefined> {
  return {
    ...type,
    wire: z.optional(z.nullable(type.wire)),
    decode: (wire) => (wire == null ? null : type.decode(wire)),
    encode: (domain) => (domain === null ? null : type.encode(domain)),
    absent: null,
  };
}

/** A nullable field that must be present. */
export function nullable<Domain, Wire>(type: Shape<Domain, Wire>): Shape<Domain | null, Wire | null> {
  return {
    ...type,
    wire: z.nullable(type.wire),
    decode: (wire) => (wire === null ? null : type.decode(wire)),
    encode: (domain) => (domain === null ? null : type.encode(domain)),
    absent: null,
  };
}

/** A shape of a list, with the shape of its items. */
export interface ListShape<Domain, Wire> extends Shape<readonly Domain[], Wire[]> {
  row: Shape<Domain, Wire>;
}

/** A list; `most` and `least` limit the length of inputs. */
export function list<Domain, Wire>(
  type: Shape<Domain, Wire>,
  { most, least = 0 }: { most?: number; least?: number } = {},
): ListShape<Domain, Wire> {
  const checks = [];
  if (least > 0) checks.push(z.minLength(least));
  if (most !== undefined) checks.push(z.maxLength(most));
  return {
    ...type,
    row: type,
    wire: z.array(type.wire).check(...checks) as unknown as z.ZodMiniType<Wire[]>,
    decode: (wire) => wire.map(type.decode),
    encode: (domain) => domain.map(type.encode),
    absent: [],
  };
}

/**
 * An answer with `status: true`, and either the fields of a record or one named value. Example:
 * `answer('bairros', list(deliveryArea))`.
 */
export function answer<Domain, Wire>(
  fields: RecordShape<Domain, Wire>,
): Shape<Domain, { status: true } & Wire>;
export function answer<const Name extends string, Domain, Wire>(
  name: Name,
  type: Shape<Domain, Wire>,
): Shape<Domain, { status: true } & Record<Name, Wire>>;
export function answer(...what: [RecordShape<unknown, object>] | [name: string, type: AnyType]): AnyType {
  const status = true as const;
  const wireStatus = z.literal(status);
  if (what.length === 1) {
    const [{ fields, decode, encode }] = what;
    return {
      wire: z.object({ status: wireStatus, ...wiresOf(fields) }),
      decode,
      encode: (domain) => ({ status, ...encode(domain) }),
    };
  }
  const [name, type] = what;
  return {
    wire: z.object({ status: wireStatus, [name]: type.wire }),
    decode: (wire) => type.decode(wire[name]),
    encode: (domain) => ({ status, [name]: type.encode(domain) }),
  };
}

/**
 * An answer with the specified `erro`, which is null for a successful call. Answers of the previous release
 * may not have `erro`.
 */
export const withErro = <Domain, Wire>(
  complete: Shape<Domain, Wire>,
): Shape<Domain, Wire & { erro?: null }> => ({
  ...complete,
  wire: z.extend(complete.wire as never, { erro: z.optional(z.null()) } as never) as never,
  encode: (domain) => ({ ...complete.encode(domain), erro: null }),
});

/**
 * Like `answer`, for thousands of rows in one list: a list inside a record, or an answer that is the list
 * itself. The JSON is the same. The server encodes slices of rows, and sends them as fast as the client
 * reads.
 */
export function longAnswer<Domain, Wire>(
  fields: RecordShape<Domain, Wire>,
  name: keyof Domain & string,
): Shape<Domain, { status: true } & Wire>;
export function longAnswer<const Name extends string, Domain, Wire>(
  wireName: Name,
  rows: ListShape<Domain, Wire>,
): Shape<readonly Domain[], { status: true } & Record<Name, Wire[]>>;
export function longAnswer(
  ...what: [fields: RecordShape<unknown, object>, name: string] | [wireName: string, rows: AnyType]
): AnyType {
  const [first, second] = what;
  if (typeof first === 'string') return ofRows(answer(first, second as AnyType), null, [first, second]);
  const name = second as string;
  return ofRows(answer(first), name, first.fields[name]);
}

function ofRows(complete: AnyType, name: string | null, field: unknown): AnyType {
  const [wireName, type] = field as [string, ListShape<unknown, unknown>];
  if (type.row === undefined) throw new TypeError(`${wireName} is no list`);
  return { ...complete, cost: 'report', rows: { name, wireName, row: type.row } };
}

const STEP = /^(\w+)(?:\[(\d+)\])?(?:\.(.+))?$/;

/**
 * The form's name of a refused wire field: `faixas[2].inicio` → `bands.2.start`. Null if the record has no
 * such field. A part of a field that no record describes gets the name of the whole field.
 */
export function fieldOfWire({ fields }: { fields: Fields }, wirePath: string): string | null {
  const [, wireName, index, rest] = STEP.exec(wirePath) ?? [];
  const found = Object.entries(fields).find(([, row]) => row[0] === wireName);
  if (found === undefined) return null;
  const [name, [, type]] = found;
  const here = index === undefined ? name : `${name}.${index}`;
  if (rest === undefined || !('fields' in type)) return here;
  const inside = fieldOfWire(type as AnyType & { fields: Fields }, rest);
  return inside === null ? here : `${here}.${inside}`;
}
