import type { SessionInfo } from '@comanda/contract/people/access/access.wire';
import { ROLES } from '@comanda/domain/people/access/permissions';
import * as z from 'zod/mini';

const KEY = 'comanda.session';
/**
 * Key of an entry that exists from a logout until the server confirms it. Its value is the address to open
 * then.
 */
const LOG_OUT_KEY = 'comanda.leaving';

/**
 * The part of a session that the browser stores: names to show, and the fact of being logged in.
 * The secret is an HttpOnly cookie that scripts cannot read.
 */
const storedSession = z.object({
  sessionId: z.string(),
  userId: z.number(),
  userName: z.string(),
  roles: z.array(z.enum(ROLES)),
  // Sessions saved by an earlier version have no permissions, so the panel requests the permissions again, as
  // it does for missing roles.
  permissions: z._default(z.array(z.string()), []),
  storeId: z.number(),
  storeName: z.string(),
  logo: z.nullable(z.string()),
  company: z.string(),
  timeZone: z.string(),
  channel: z.string(),
  socketUrl: z.string(),
  /** A support visit by the provider, and its end in epoch ms. */
  visit: z._default(
    z.nullable(z.object({ visitId: z.number(), personName: z.string(), endsAt: z.number() })),
    null,
  ),
});
export type StoredSession = z.infer<typeof storedSession>;

/** The stored session; null when logged out, during a logout, or if unreadable. */
export function readSession(storage: Storage = localStorage): StoredSession | null {
  try {
    if (storage.getItem(LOG_OUT_KEY) !== null) return null;
    const parsed = z.safeParse(storedSession, JSON.parse(storage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function storeSession(session: SessionInfo, storage: Storage = localStorage): StoredSession {
  const { token: _never, ...stored } = session;
  // A new login makes a pending logout obsolete, because the server has already ended the old session.
  storage.removeItem(LOG_OUT_KEY);
  storage.setItem(KEY, JSON.stringify(stored));
  return stored;
}

/** Ends the session in this browser, even offline. Only the server can delete the cookie. */
export function startLogOut(path: string, storage: Storage = localStorage): void {
  storage.setItem(LOG_OUT_KEY, path);
  storage.removeItem(KEY);
}

/** Address to open after the server confirmed the logout; null if no logout is pending. */
export function logOutPath(storage: Storage = localStorage): string | null {
  return storage.getItem(LOG_OUT_KEY);
}

/** Call this when the server has confirmed the logout. */
export function finishLogOut(storage: Storage = localStorage): void {
  storage.removeItem(LOG_OUT_KEY);
}

/** Deletes the session. Settings of this device (volume, density, printers) stay. */
export function clearSession(storage: Storage = localStorage): void {
  storage.removeItem(KEY);
}

/** Deletes the personal data of this tab: drafts, open conversations, filters. */
export function clearTab(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('comanda.')) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
    return;
  }
}
