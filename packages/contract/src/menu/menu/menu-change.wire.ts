import * as z from 'zod/mini';
import { id, plainNumber, plainText } from '../../kit/field-types.ts';
import { type DomainOfShape, list, optional, orNull, record } from '../../kit/record.ts';
import { shape } from '../../kit/shape.ts';

/** Maximum length of a list; no real menu has longer lists. */
const LONGEST_LIST = 10_000;

/**
 * Ids of all rows of a list in the new order. The second list, if given, has the ids in the sequence before
 * the move.
 */
export const orderInput = record({
  ids: ['ordem', list(id, { least: 1, most: LONGEST_LIST })],
  before: ['antes', orNull(list(id, { most: LONGEST_LIST }))],
});
export type OrderInput = DomainOfShape<typeof orderInput>;

/** The answer of every menu change: the menu's new version. */
const changed = { version: ['versao', plainNumber] } as const;
export const menuChanged = record(changed);

/** Additional field for rows that have a version of their own: the row's new version. */
export const savedFields = { ...changed, recordVersion: ['versao_registro', plainNumber] } as const;

/** Warnings about the change, as texts; usually absent. */
export const warned = { warnings: ['avisos', optional(list(plainText))] } as const;

/** For changes with undo: `batchId` undoes the change within a day. */
export const batchMade = record({ ...changed, batchId: ['lote', plainText] });

export const batchInput = shape(z.object({ lote: z.uuid() }), {
  decode: ({ lote }) => ({ batchId: lote }),
  encode: ({ batchId }: { batchId: string }) => ({ lote: batchId }),
});
