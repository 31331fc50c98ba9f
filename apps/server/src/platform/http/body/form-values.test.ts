import { ALL_CALLS } from '@comanda/contract/all-calls';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type FormField, nestFields } from './form-fields.ts';
import { formReader } from './form-values.ts';

interface Schema {
  type?: string | string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
}

/** Makes a valid value of a schema, as text where the schema allows text. */
function sampleOf(schema: Schema): unknown {
  const all = (one: Schema): Schema[] =>
    one.anyOf?.flatMap(all) ?? [one.type].flat().map((type) => ({ ...one, type }));
  const chosen = all(schema).find((one) => one.type === 'string') ?? all(schema)[0];
  if (chosen?.type === 'number') return -23.5603;
  if (chosen?.type === 'integer') return 12;
  if (chosen?.type === 'boolean') return false;
  if (chosen?.type === 'array')
    return [true, true, true].map(() => sampleOf(chosen.items ?? { type: 'string' }));
  if (chosen?.type !== 'object') return '12';
  const { additionalProperties: more } = chosen;
  const named = Object.entries(chosen.properties ?? {});
  const properties: [string, Schema][] =
    typeof more === 'object' && named.length === 0 ? [['12', more]] : named;
  return Object.fromEntries(properties.map(([name, inner]) => [name, sampleOf(inner)]));
}

/** Writes form fields like older libraries: `a[b][0]=…`. */
function bracketed(name: string, value: unknown): FormField[] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([inner, one]) => bracketed(`${name}[${inner}]`, one));
}
const asJson = (name: string, value: unknown): FormField[] => [
  [name, typeof value === 'string' ? value : JSON.stringify(value)],
];

const carrying = ALL_CALLS.filter((call) => call.method !== 'GET').map((call) => [call.name, call] as const);

describe('every call reads the same input from a form as from JSON', () => {
  it.each(carrying)('%s', (_name, call) => {
    const schema = z.toJSONSchema(call.input.wire, { io: 'input', unrepresentable: 'any' }) as Schema;
    const sample = sampleOf({ ...schema, type: 'object' }) as Record<string, unknown>;
    for (const write of [bracketed, asJson]) {
      const fields = Object.entries(sample).flatMap(([name, value]) => write(name, value));
      expect(formReader(call.input.wire)(nestFields(fields))).toEqual(sample);
    }
  });
});

describe('fields of text', () => {
  const read = formReader(
    z.object({
      price: z.optional(z.nullable(z.number())),
      found: z.boolean(),
      list: z.array(z.number()),
      note: z.string(),
    }),
  );
  it.each<[string, FormField[], object]>([
    ['numbers with decimals', [['price', ' 6.90 ']], { price: 6.9 }],
    ['nothing, where nothing is allowed', [['price', '']], { price: null }],
    [
      'text that is no number stays, to be refused by name',
      [['price', '6,90 reais']],
      { price: '6,90 reais' },
    ],
    ['yes in three ways', [['found', 'S']], { found: true }],
    ['no in three ways', [['found', '0']], { found: false }],
    ['text that looks like something else', [['note', 'true']], { note: 'true' }],
    ['one of a list', [['list', '1']], { list: [1] }],
    [
      'the same name again',
      [
        ['list', '1'],
        ['list', '2'],
      ],
      { list: [1, 2] },
    ],
    [
      'a list by its brackets',
      [
        ['list[]', '1'],
        ['list[]', '2.5'],
      ],
      { list: [1, 2.5] },
    ],
    ['a list as JSON', [['list', '[1, 2]']], { list: [1, 2] }],
    [
      'undeclared names',
      [
        ['other', 'x'],
        ['a]b[', 'y'],
      ],
      { other: 'x', 'a]b[': 'y' },
    ],
  ])('%s', (_name, fields, values) => {
    expect(read(nestFields(fields))).toEqual(values);
  });

  it.each<[string, FormField[]]>([
    [
      'contradict each other',
      [
        ['list', '1'],
        ['list[a]', '2'],
      ],
    ],
    [
      'contradict each other the other way',
      [
        ['list[a]', '2'],
        ['list', '1'],
      ],
    ],
    ['poison a prototype', [['list[__proto__][x]', '1']]],
    ['poison one plainly', [['__proto__', '1']]],
  ])('are refused when names %s', (_name, fields) => {
    expect(() => nestFields(fields)).toThrow(expect.objectContaining({ code: 'request.malformed' }));
  });
});
