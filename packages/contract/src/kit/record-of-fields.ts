import type { Field, Fields } from '@comanda/domain/kit/fields/fields';
import { plainNumber, plainText } from './field-types.ts';
import { nullable, optional, record } from './record.ts';

/** The wire of each type of a field that the domain declares. */
const SHAPES = {
  text: plainText,
  'text?': nullable(plainText),
  'number?': nullable(plainNumber),
  added: optional(plainText),
} as const satisfies Record<Field['type'], unknown>;

type Rows<F extends Fields> = {
  readonly [Key in keyof F]: readonly [F[Key]['wire'], (typeof SHAPES)[F[Key]['type']]];
};

/** The record of fields that the domain declares, for answers: nothing is checked. */
export function recordOfFields<const F extends Fields>(fields: F) {
  const rows = Object.entries(fields).map(([name, { wire, type }]) => [name, [wire, SHAPES[type]]]);
  return record(Object.fromEntries(rows) as Rows<F>);
}
