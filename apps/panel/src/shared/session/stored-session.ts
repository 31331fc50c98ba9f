import type { SessionInfo } from '@comanda/contract/access/access.wire';
import { ROLES } from '@comanda/domain/access/permissions';
import * as z from 'zod/mini';

const KEY = 'comanda.session';
/** Stands there while the server has not heard yet that somebody left; holds the address to open then. */
const LEAVING = 'comanda.leaving';

/**
 * What the browser keeps of a session: names to show and the fact of being in. The secret itself is an
 * HttpOnly cookie that no script can read.
 */
const storedSession = z.object({
  sessionId: z.string(),
  userId: z.number(),
  userName: z.string(),
  roles: z.array(z.enum(ROLES)),
  // A session that an earlier version kept has none yet: they are asked for, as roles are.
  permissions: z._default(z.array(z.string()), []),
  storeId: z.number(),
  storeName: z.string(),
  logo: z.nullable(z.string()),
  company: z.string(),
  timeZone: z.string(),
  channel: z.string(),
  socketUrl: z.string(),
  /** Somebody of the provider reads this panel: until when, in epoch milliseconds. */
  visit: z._default(
    z.nullable(z.object({ visitId: z.number(), personName: z.string(), endsAt: z.number() })),
    null,
  ),
});
export type StoredSession = z.infer<typeof storedSession>;

/** The stored session; null when nobody is logged in, somebody is just leaving, or the entry cannot be read. */
export function readSession(storage: Storage = localStorage): StoredSession | null {
  try {
    if (storage.getItem(LEAVING) !== null) return null;
    const parsed = z.safeParse(storedSession, JSON.parse(storage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function storeSession(session: SessionInfo, storage: Storage = localStorage): StoredSession {
  const { token: _never, ...kept } = session;
  // Whoever enters replaces the session somebody was leaving: the server has ended that one.
  storage.removeItem(LEAVING);
  storage.setItem(KEY, JSON.stringify(kept));
  return kept;
}

/** Ends the session for this browser, whatever becomes of the line: only the server can delete its cookie. */
export function beginLeaving(path: string, storage: Storage = localStorage): void {
  storage.setItem(LEAVING, path);
  storage.removeItem(KEY);
}

/** The address to open once the server knows that somebody left; null when nobody is leaving. */
export function leavingPath(storage: Storage = localStorage): string | null {
  return storage.getItem(LEAVING);
}

/** The server knows. */
export function endLeaving(storage: Storage = localStorage): void {
  storage.removeItem(LEAVING);
}

/** Forgets the session; settings of this device (volume, density, printers) stay. */
export function clearSession(storage: Storage = localStorage): void {
  storage.removeItem(KEY);
}

/**
 * Forgets what this tab keeps for whoever leaves (drafts, open conversations, filters): they are a person's own words
 * and choices.
 */
export function clearTab(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('comanda.')) sessionStorage.removeItem(key);
  } catch {
    // Where the browser keeps nothing there is nothing to forget.
    return;
  }
}
