import * as z from 'zod/mini';

/** The server can undo a change for a day. */
const KEPT_MS = 24 * 60 * 60_000;
const MOST = 50;

const kept = z.array(z.object({ batchId: z.string(), at: z.number() }));
/** An undoable change and its time. */
export type KeptUndo = z.infer<typeof kept>[number];

const keyOf = (storeId: number) => `comanda.areas.undo.${storeId}`;

/** The undoable changes of this tab, oldest first. They survive a reload, but not a new login. */
export function readUndos(storeId: number, now = Date.now()): readonly KeptUndo[] {
  try {
    const read = z.safeParse(kept, JSON.parse(sessionStorage.getItem(keyOf(storeId)) ?? '[]'));
    return read.success ? read.data.filter(({ at }) => now - at < KEPT_MS) : [];
  } catch {
    // Without storage, undo ends with the screen.
    return [];
  }
}

export function keepUndos(storeId: number, undos: readonly KeptUndo[]): void {
  try {
    sessionStorage.setItem(keyOf(storeId), JSON.stringify(undos.slice(-MOST)));
  } catch {
    // Without storage, undo ends with the screen.
  }
}
