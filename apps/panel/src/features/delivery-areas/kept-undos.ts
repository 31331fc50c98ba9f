import * as z from 'zod/mini';

/** The server keeps the way back of a change for a day. */
const KEPT_MS = 24 * 60 * 60_000;
const MOST = 50;

const kept = z.array(z.object({ batchId: z.string(), at: z.number() }));
/** A change that can be taken back, and when it was made. */
export type KeptUndo = z.infer<typeof kept>[number];

const keyOf = (storeId: number) => `comanda.areas.undo.${storeId}`;

/** What this tab has changed and may take back, the oldest first; it outlives a reload, not the login. */
export function readUndos(storeId: number, now = Date.now()): readonly KeptUndo[] {
  try {
    const read = z.safeParse(kept, JSON.parse(sessionStorage.getItem(keyOf(storeId)) ?? '[]'));
    return read.success ? read.data.filter(({ at }) => now - at < KEPT_MS) : [];
  } catch {
    // A browser that keeps nothing: the way back lasts as long as the screen.
    return [];
  }
}

export function keepUndos(storeId: number, undos: readonly KeptUndo[]): void {
  try {
    sessionStorage.setItem(keyOf(storeId), JSON.stringify(undos.slice(-MOST)));
  } catch {
    // As above.
  }
}
