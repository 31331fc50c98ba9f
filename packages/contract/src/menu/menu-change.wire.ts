import * as z from 'zod/mini';
import { id, plainNumber, plainText } from '../field-types.ts';
import { type DomainOfShape, list, optional, orNull, record } from '../record.ts';
import { shape } from '../shape.ts';

/** Longer lists are nobody's menu. */
const LONGEST_LIST = 10_000;

/** Numbers of all that stand in a list, in their new order, and in the one it was made from, where that is said. */
export const orderInput = record({
  ids: ['ordem', list(id, { least: 1, most: LONGEST_LIST })],
  before: ['antes', orNull(list(id, { most: LONGEST_LIST }))],
});
export type OrderWish = DomainOfShape<typeof orderInput>;

/** What every change of the menu answers: the version the menu has now. */
const changed = { version: ['versao', plainNumber] } as const;
export const menuChanged = record(changed);

/** Of a save of something that has versions of its own: which of them stands now. */
export const savedFields = { ...changed, recordVersion: ['versao_registro', plainNumber] } as const;

/** What somebody should know of what was done, in words; absent as a rule. */
export const warned = { warnings: ['avisos', optional(list(plainText))] } as const;

/** Of what can be taken back: `batchId` does it, for a day. */
export const batchMade = record({ ...changed, batchId: ['lote', plainText] });

export const batchInput = shape(z.object({ lote: z.uuid() }), {
  decode: ({ lote }) => ({ batchId: lote }),
  encode: ({ batchId }: { batchId: string }) => ({ lote: batchId }),
});
