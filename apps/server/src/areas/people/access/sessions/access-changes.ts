import * as z from 'zod/mini';

/** Channel of the database's notifications about changes of access (see migration 0005). */
export const ACCESS_CHANNEL = 'access_changed';

const accessChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('session-ended'), storeId: z.number(), sessionId: z.string() }),
  z.object({ kind: z.literal('user-changed'), storeId: z.number(), userId: z.number() }),
  z.object({ kind: z.literal('store-changed'), storeId: z.number() }),
  z.object({ kind: z.literal('store-state'), storeId: z.number() }),
  z.object({ kind: z.literal('print-wanted'), storeId: z.number() }),
  z.object({ kind: z.literal('key-ended'), storeId: z.number() }),
  z.object({ kind: z.literal('link-ended'), storeId: z.number(), orderId: z.number() }),
]);

/** A change of access, made by a server, by the command line or by SQL. */
export type AccessChange = z.infer<typeof accessChange>;

/** Parses a notification of the database; null for a kind that this version does not know. */
export function readAccessChange(payload: string): AccessChange | null {
  try {
    const read = z.safeParse(accessChange, JSON.parse(payload));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
