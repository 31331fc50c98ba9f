import type { Fields } from '@comanda/domain/kit/fields/fields';
import { flag, plainBoolean, plainMoment, plainNumber, plainReais, plainText } from './field-types.ts';
import { list, nullable, optional, record } from './record.ts';

/** The shape for each field type that the domain can declare. */
const SHAPES = {
  text: plainText,
  'text?': nullable(plainText),
  texts: list(plainText),
  number: plainNumber,
  'number?': nullable(plainNumber),
  cents: plainReais,
  moment: plainMoment,
  'moment?': nullable(plainMoment),
  boolean: plainBoolean,
  digit: { ...flag({ true: '1', false: '0' }), absent: false },
  added: optional(plainText),
} as const;

type Rows<F extends Fields> = {
  readonly [Key in keyof F as F[Key] extends { wire: string; type: keyof typeof SHAPES }
    ? Key
    : never]: F[Key] extends { wire: infer Wire; type: infer Type extends keyof typeof SHAPES }
    ? readonly [Wire & string, (typeof SHAPES)[Type]]
    : never;
};

/**
 * Makes the record for fields that the domain declares. Only for answers: values are not checked. Fields with
 * types of their own are not included.
 */
export function recordOfFields<const F extends Fields>(fields: F) {
  const rows = Object.entries(fields).flatMap(([name, { wire, type }]) =>
    wire === undefined || typeof type !== 'string' ? [] : [[name, [wire, SHAPES[type]]]],
  );
  return record(Object.fromEntries(rows) as Rows<F>);
}
