import { createHash } from 'node:crypto';
import { AppError } from '../errors/app-error.ts';
import { isPlace, type Place, type SortKey } from './sort-key.ts';

/** Maximum length. Our own cursors are shorter: a name and some numbers. */
const LONGEST = 2_000;
const OPAQUE = /^[\w-]+$/;
const MICROS = 1000;

/** The list that a cursor belongs to, and the parameters that the cursor is valid for. */
export interface CursorOf {
  keys: readonly SortKey[];
  /** Hash of list, store, filter and sort, see {@link fingerprintOf}. */
  fingerprint: string;
  /**
   * True to write only the keys, joined by `_`, with times in milliseconds. Both forms can be read. For lists
   * whose cursors had this form in release 1.2; see decision 017.
   */
  isPlain: boolean;
}

/** Makes a short hash that detects cursors of another list. It does not protect against forgery. */
export function fingerprintOf(what: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(what, inOrder)).digest('base64url').slice(0, 8);
}

/** Sorts fields by name, so that equal filters have the same text. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Writes the position of a page's last row as a cursor, a text that is safe in URLs. */
export function writeCursor({ keys, fingerprint, isPlain }: CursorOf, place: Place): string {
  if (isPlain)
    return place
      .map((value, at) => (keys[at]?.kind === 'moment' ? Math.floor(Number(value) / MICROS) : value))
      .join('_');
  return Buffer.from(JSON.stringify([fingerprint, ...place])).toString('base64url');
}

/**
 * Reads the position in a cursor. Cursors are not signed, because row-level security and the filter limit the
 * rows in any case. Throws `list.page-gone` for an invalid cursor, and for a cursor of another list, store,
 * filter or sort.
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
