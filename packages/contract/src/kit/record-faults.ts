import * as z from 'zod/mini';
import { plainFault } from './plain-faults.ts';
import { fieldOfWire, type RecordShape } from './record.ts';
import type { Shape } from './shape.ts';

// biome-ignore lint/suspicious/noExplicitAny: accepts any record; it only checks values.
type AnyShape = Shape<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above.
type AnyRecord = RecordShape<any, any>;

/**
 * Faults of a form's values by the form's field name (`bands.2.start`), with the server's texts. An empty
 * field is null for every type, because encoding would turn an empty number into 0. Fields missing in
 * `values` are not checked.
 */
export function recordFaults(record: AnyRecord, values: object): Record<string, string> {
  const read = z.safeParse(record.wire, wireOf(record, values), { error: plainFault });
  const faults: Record<string, string> = {};
  for (const { path, message } of read.error?.issues ?? []) {
    const field = fieldOfWire(record, wirePath(path));
    if (field !== null && (field.split('.')[0] ?? '') in values) faults[field] ??= message;
  }
  return faults;
}

function wireOf(type: AnyShape, value: unknown): unknown {
  if (value === null || value === undefined) return z.safeParse(type.wire, null).success ? null : undefined;
  if (!('fields' in type)) return type.encode(value);
  const { fields } = type as AnyRecord;
  const ofOne = (one: unknown) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, [wireName, inner]]) => [
        wireName,
        wireOf(inner, (one as Record<string, unknown>)[name]),
      ]),
    );
  return Array.isArray(value) ? value.map(ofOne) : ofOne(value);
}

/** Formats a path as the server's refusals write it: `faixas[2].inicio`. */
export function wirePath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (written, step) =>
      typeof step === 'number'
        ? `${written}[${step}]`
        : written === ''
          ? String(step)
          : `${written}.${String(step)}`,
    '',
  );
}
