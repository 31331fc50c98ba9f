import type { Database } from '../database/transaction.ts';
import type { JournalEntry, JournalReader } from './reader.ts';
import { entriesAfter, holdPlace, movePlace } from './reader-places.ts';

/** Entries per step. A reader with many unread entries continues in slices, with other readers in between. */
const STEP = 500;

/** Thrown when the reader itself threw. All other errors of a step are from the database. */
export class ReadFailed extends Error {
  readonly entries: readonly JournalEntry[];

  constructor(entries: readonly JournalEntry[], cause: unknown) {
    super('a reader of the journal failed', { cause });
    this.entries = entries;
  }
}

/**
 * Runs one step of a reader in a store, in one transaction. Returns 'more' if unread entries remain, 'read'
 * if not, 'taken' if another server has locked the position. `isCareful` decides, from the position, whether
 * only one entry is read. Throws {@link ReadFailed} when the reader threw.
 */
export function readStep(
  database: Database,
  reader: JournalReader,
  storeId: number,
  isCarefulAt: (place: number) => boolean = () => false,
): Promise<'more' | 'read' | 'taken'> {
  return database.inStore(storeId, async (tx) => {
    const held = await holdPlace(tx, reader.name);
    if (held === null) return 'taken';
    const { place, upTo } = held;
    const isCareful = isCarefulAt(place);
    const entries = await entriesAfter(tx, place, STEP);
    const received = entries.filter(({ kind }) => reader.handles.includes(kind));
    const taken = isCareful ? received.slice(0, 1) : received;
    const isMore = entries.length === STEP || taken.length < received.length;
    const last = (taken.length < received.length ? taken : entries).at(-1)?.seq ?? place;
    // Moves the position past notifications after the last entry, which may have been deleted.
    const reached = isMore ? last : Math.max(last, upTo);
    if (reached === place) return 'read';
    if (taken.length > 0) await readOrFail(reader, tx, taken);
    await movePlace(tx, reader.name, reached);
    return isMore ? 'more' : 'read';
  });
}

async function readOrFail(
  reader: JournalReader,
  tx: Parameters<JournalReader['read']>[0],
  entries: readonly JournalEntry[],
): Promise<void> {
  try {
    await reader.read(tx, entries);
  } catch (error) {
    throw new ReadFailed(entries, error);
  }
}
