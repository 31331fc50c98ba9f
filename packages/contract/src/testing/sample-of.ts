import * as z from 'zod/mini';

/** Values for fields of all kinds. Each item of a list gets a different number and a different word. */
const valuesOf = (place: number) => [
  ...[
    1 + place,
    'abc'[place] ?? 'a',
    true,
    'S',
    '1',
    `2026-11-2${place % 10}`,
    '2026-11-20T22:10:00Z',
    '2026-11',
    '12:00',
    12.5,
  ],
  ...['11987650000', '01310100', 'SP', 'a@b.com.br', '52998224725', [], {}, null],
];

interface Definition {
  innerType?: z.ZodMiniType;
  out?: z.ZodMiniType;
  element?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  values?: unknown[];
  entries?: Record<string, unknown>;
}
const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as Definition;

/** The fields of an object's schema; undefined: the schema is not for an object. */
export const fieldsOf = (schema: z.ZodMiniType) => definitionOf(schema).shape;

interface SampleOptions {
  /** Preferred values for every field that accepts one of them. */
  preferred?: readonly unknown[];
  /** Values for fields of these names, with any schema; a function is called with the index in the list. */
  named?: Readonly<Record<string, unknown>>;
  /** Number of items in lists. */
  listed?: number;
  /** Index in the list, from 0: items differ as long as there are enough values. */
  place?: number;
}

/**
 * A value that a schema accepts, on the wire. Tries the preferred values first, then values named by the
 * schema, then common values. A field that accepts none of these values is missing in the result.
 */
export function sampleOf(schema: z.ZodMiniType, requests: SampleOptions = {}): unknown {
  const { preferred = [], named = {}, listed = 1, place = 0 } = requests;
  const { innerType, out, element, shape, values = [], entries = {} } = definitionOf(schema);
  // The schema transforms its input: makes a sample of the object that the transform reads.
  if (out !== undefined && fieldsOf(out) !== undefined) return sampleOf(out, requests);
  if (innerType !== undefined) return sampleOf(innerType, requests);
  if (element !== undefined)
    return Array.from({ length: listed }, (_, at) => sampleOf(element, { ...requests, place: at }));
  if (shape === undefined)
    return [
      ...from(place, preferred),
      ...from(place, [...values, ...Object.values(entries)]),
      ...valuesOf(place),
    ].find((value) => z.safeParse(schema, value).success);
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => {
      const input = named[name];
      return [name, (typeof input === 'function' ? input(place) : input) ?? sampleOf(field, requests)];
    }),
  );
}

/** Rotates the values, so that the value at this index comes first. */
const from = (place: number, values: readonly unknown[]) => {
  const first = place % Math.max(values.length, 1);
  return [...values.slice(first), ...values.slice(0, first)];
};
