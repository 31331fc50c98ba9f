import * as z from 'zod/mini';

/** What fields of all kinds take; those of the next thing in a list have another number, another word. */
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

/** The fields of an object's schema; undefined: it is none. */
export const fieldsOf = (schema: z.ZodMiniType) => definitionOf(schema).shape;

interface Wishes {
  /** In every field that takes one of them. */
  preferred?: readonly unknown[];
  /** In fields of these names, whatever their schema says; a function is told the place in the list. */
  named?: Readonly<Record<string, unknown>>;
  /** How many things lists hold. */
  listed?: number;
  /** Which of its list it is, from 0: each is another one, as far as there are values. */
  place?: number;
}

/**
 * Something a schema takes, on the wire: what is wished, else what it names itself, else something of the common kinds.
 * Fields that none of it fits are left out.
 */
export function sampleOf(schema: z.ZodMiniType, wishes: Wishes = {}): unknown {
  const { preferred = [], named = {}, listed = 1, place = 0 } = wishes;
  const { innerType, out, element, shape, values = [], entries = {} } = definitionOf(schema);
  // An object that is made tidy before it is read.
  if (out !== undefined && fieldsOf(out) !== undefined) return sampleOf(out, wishes);
  if (innerType !== undefined) return sampleOf(innerType, wishes);
  if (element !== undefined)
    return Array.from({ length: listed }, (_, at) => sampleOf(element, { ...wishes, place: at }));
  if (shape === undefined)
    return [
      ...from(place, preferred),
      ...from(place, [...values, ...Object.values(entries)]),
      ...valuesOf(place),
    ].find((value) => z.safeParse(schema, value).success);
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => {
      const wish = named[name];
      return [name, (typeof wish === 'function' ? wish(place) : wish) ?? sampleOf(field, wishes)];
    }),
  );
}

/** From one of them on, around. */
const from = (place: number, values: readonly unknown[]) => {
  const first = place % Math.max(values.length, 1);
  return [...values.slice(first), ...values.slice(0, first)];
};
