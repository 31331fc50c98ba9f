import * as z from 'zod/mini';

/** Channel on which servers hear of changes in a store: made by any server, the terminal or a person in SQL. */
export const CHANGES_CHANNEL = 'access_changed';

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('session-ended'), storeId: z.number(), sessionId: z.string() }),
  z.object({ kind: z.literal('user-changed'), storeId: z.number(), userId: z.number() }),
  z.object({ kind: z.literal('store-changed'), storeId: z.number() }),
  z.object({ kind: z.literal('store-state'), storeId: z.number() }),
  z.object({ kind: z.literal('print-wanted'), storeId: z.number() }),
  z.object({ kind: z.literal('key-ended'), storeId: z.number() }),
  z.object({ kind: z.literal('link-ended'), storeId: z.number(), orderId: z.number() }),
]);

/** A committed change that every server must learn at once. */
export type Change = z.infer<typeof change>;

type WithoutStore<Of> = Of extends Change ? Omit<Of, 'storeId'> : never;

/** A change without its store, which follows from the transaction of the command. */
export type ChangeOfStore = WithoutStore<Change>;

/** Parses a notification; null for a kind that this version does not know. */
export function readChange(payload: string): Change | null {
  try {
    const read = z.safeParse(change, JSON.parse(payload));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
