import { createHash } from 'node:crypto';
import { AppError } from '../errors/app-error.ts';
import { isPlace, type Place, type SortKey } from './sort-key.ts';

/** Longer ones are nobody's: a place is a name and some numbers. */
const LONGEST = 2_000;
const OPAQUE = /^[\w-]+$/;
const MICROS = 1000;

/** What a place is of: the list with all it is asked for. */
export interface CursorOf {
  keys: readonly SortKey[];
  /** Of list, store, filter and sort, see {@link fingerprintOf}. */
  fingerprint: string;
  /**
   * What is written is the keys alone, joined by `_`, moments in milliseconds; what is read is that or an opaque cursor. For
   * lists whose cursors had that form in 1.2, see decision 017: in 1.4 they are written opaque.
   */
  isPlain: boolean;
}

/** So short that a cursor of something else is noticed; it keeps nobody out. */
export function fingerprintOf(what: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(what, inOrder)).digest('base64url').slice(0, 8);
}

/** Fields in the order of their names: the same filter is the same text. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Where a page ended, as text that fits into an address. */
export function writeCursor({ keys, fingerprint, isPlain }: CursorOf, place: Place): string {
  if (isPlain)
    return place
      .map((value, at) => (keys[at]?.kind === 'moment' ? Math.floor(Number(value) / MICROS) : value))
      .join('_');
  return Buffer.from(JSON.stringify([fingerprint, ...place])).toString('base64url');
}

/**
 * The place a cursor names. It is not signed: it names a place in a list that is read with the walls and the filter of
 * whoever asks. Throws `list.page-gone` for what is none, or is of another list, store, filter or sort.
 */
export function readCursor({ keys, fingerprint, isPlain }: CursorOf, cursor: string): Place {
  if (cursor.length > LONGEST) throw new AppError('list.page-gone');
  const plain = isPlain ? plainPlace(keys, cursor) : [];
  if (isPlace(keys, plain)) return plain;
  const [written, ...place] = OPAQUE.test(cursor) ? parsed(Buffer.from(cursor, 'base64url').toString()) : [];
  if (written !== fingerprint || !isPlace(keys, place)) throw new AppError('list.page-gone');
  return place;
}

function plainPlace(keys: readonly SortKey[], cursor: string): string[] {
  return cursor
    .split('_')
    .map((value, at) => (keys[at]?.kind === 'moment' && /^\d{1,13}$/.test(value) ? `${value}000` : value));
}

function parsed(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
