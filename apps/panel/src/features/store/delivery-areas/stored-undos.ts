import * as z from 'zod/mini';

/** Time in ms during which the server can undo a change: one day. */
const STORED_MS = 24 * 60 * 60_000;
const MAX = 50;

const stored = z.array(z.object({ batchId: z.string(), at: z.number() }));
/** An undoable change and its time. */
export type StoredUndo = z.infer<typeof stored>[number];

const keyOf = (storeId: number) => `comanda.areas.undo.${storeId}`;

/** The undoable changes of this tab, oldest first. Saved undos survive a reload, but not a new login. */
export function readUndos(storeId: number, now = Date.now()): readonly StoredUndo[] {
  try {
    const read = z.safeParse(stored, JSON.parse(sessionStorage.getItem(keyOf(storeId)) ?? '[]'));
    return read.success ? read.data.filter(({ at }) => now - at < STORED_MS) : [];
  } catch {
    // Without storage, changes can be undone only until the screen closes.
    return [];
  }
}

export function saveUndos(storeId: number, undos: readonly StoredUndo[]): void {
  try {
    sessionStorage.setItem(keyOf(storeId), JSON.stringify(undos.slice(-MAX)));
  } catch {
    // Without storage, changes can be undone only until the screen closes.
  }
}
