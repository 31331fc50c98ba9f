import * as z from 'zod/mini';
import type { FormValue } from './form-fields.ts';
import { parseJson } from './parse-json.ts';

/** The part of JSON Schema that declares the types of a value. */
interface JsonSchema {
  type?: string | readonly string[];
  anyOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
}

const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/;
const TRUE = new Set(['true', '1', 'S', 'on']);
const FALSE = new Set(['false', '0', 'N', 'off']);

/**
 * Makes a function that converts the text fields of a form by a call's input schema: to number, boolean, list or
 * object. Lists and objects may be JSON. Unreadable text stays text, so that the schema refuses it with the field's
 * name.
 */
export function formReader(
  wire: z.ZodMiniType,
): (carried: Record<string, unknown>) => Record<string, unknown> {
  let schema: JsonSchema | null = null;
  return (carried) => {
    // Created at the first form, because most calls never get a form.
    schema ??= z.toJSONSchema(wire, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    return readFields(schema, carried);
  };
}

function readFields(
  { properties = {} }: JsonSchema,
  carried: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(carried).map(([name, value]) => {
      const wanted = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, wanted === undefined ? value : readValue(wanted, value as FormValue)];
    }),
  );
}

function readValue(schema: JsonSchema, value: FormValue): unknown {
  const wanted = alternatives(schema);
  const wants = (type: string) => wanted.find((one) => one.type === type);
  const list = wants('array');
  const object = wants('object');
  if (typeof value === 'string') {
    if (wants('string') !== undefined) return value;
    if (value === '' && wants('null') !== undefined) return null;
    if ((wants('number') ?? wants('integer')) !== undefined && NUMBER.test(value.trim()))
      return Number(value);
    if (wants('boolean') !== undefined && (TRUE.has(value) || FALSE.has(value))) return TRUE.has(value);
    if (list !== undefined || object !== undefined) {
      if (/^\s*[[{]/.test(value)) return parseJson(value);
      if (list?.items !== undefined) return value === '' ? [] : [readValue(list.items, value)];
    }
    return value;
  }
  if (Array.isArray(value))
    return list?.items === undefined ? value : value.map((one) => readValue(list.items ?? {}, one));
  if (object !== undefined) return readFields(object, value);
  // Fields name[0], name[1] are the items of a list.
  return list?.items === undefined
    ? value
    : Object.values(value).map((one) => readValue(list.items ?? {}, one));
}

/** The possible types of a value, as one schema per type. */
function alternatives(schema: JsonSchema): readonly JsonSchema[] {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(alternatives);
  const { type } = schema;
  return typeof type === 'object' ? type.map((one) => ({ ...schema, type: one })) : [schema];
}
