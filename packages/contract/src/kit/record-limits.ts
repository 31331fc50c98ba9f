import * as z from 'zod/mini';
import type { RecordShape } from './record.ts';

/** Limits of a field, read from its record. */
export interface FieldLimits {
  /** Maximum number of characters. */
  maxLength?: number;
  /** True: the field is required. Screen readers announce this. */
  'aria-required'?: true;
  type?: 'email';
}

/**
 * The parts of a Zod schema that this file reads: the schema inside a wrapper, and the checks of the
 * innermost schema.
 */
interface Schema {
  _zod: { def: { type: string; format?: string; innerType?: Schema; in?: Schema; checks?: Check[] } };
}
interface Check {
  _zod: { def: { check: string; format?: string; maximum?: number } };
}

/**
 * Limits of a record's field, by its path in the form (`name`, `bands.2.start`): maximum length, if it is
 * required, kind of number. Unknown limits are undefined.
 */
// biome-ignore lint/suspicious/noExplicitAny: accepts any record; it only reads limits.
export function recordLimits(record: RecordShape<any, any>, path: string): FieldLimits {
  let type: object | undefined = record;
  for (const name of path.split('.'))
    if (!/^\d+$/.test(name))
      type = type && 'fields' in type ? (type as typeof record).fields[name]?.[1] : undefined;
  return type ? limitsOf((type as { wire: Schema }).wire) : {};
}

function limitsOf(schema: Schema, mayMiss = false): FieldLimits {
  const { def } = schema._zod;
  const inner = def.innerType ?? def.in;
  if (inner) return limitsOf(inner, mayMiss || def.innerType !== undefined);
  if (def.type !== 'string' && def.type !== 'enum') return {};
  const isNeeded = !mayMiss && !z.safeParse(schema as unknown as z.ZodMiniType, '').success;
  const checks = (def.checks ?? []).map(({ _zod }) => _zod.def);
  const maxLength = checks.find(({ check }) => check === 'max_length')?.maximum;
  return {
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(isNeeded ? { 'aria-required': true } : {}),
    ...([def, ...checks].some(({ format }) => format === 'email') ? { type: 'email' } : {}),
  };
}
