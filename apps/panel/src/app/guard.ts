import { can } from '@comanda/domain/people/access/permissions';
import type { StoredSession } from '../shared/session/stored-session.ts';
import type { Screen } from './screen.ts';
import { allScreens } from './screens.ts';

export type AccessStatus = 'in' | 'not-logged-in' | 'without-role';

export function statusOf(session: StoredSession | null): AccessStatus {
  if (session === null) return 'not-logged-in';
  return session.permissions.length === 0 ? 'without-role' : 'in';
}

/** True if the session has the permission of the screen. */
export function mayOpen(session: StoredSession, screen: Screen): boolean {
  return screen.permission === null || can(session, screen.permission);
}

/**
 * True for an unknown address inside an area that the session may not enter (ACC-015). The area is the
 * nearest parent path that has screens. The area is closed if this user may open none of these screens. Users
 * of an open area get "not found" instead.
 */
export function isInClosedArea(session: StoredSession, pathname: string): boolean {
  const parts = pathname.split('/').filter((part) => part !== '');
  for (let length = parts.length; length > 0; length -= 1) {
    const folder = `/${parts.slice(0, length).join('/')}`;
    const area = allScreens.filter(({ path }) => path === folder || path.startsWith(`${folder}/`));
    if (area.length > 0) return !area.some((screen) => mayOpen(session, screen));
  }
  return false;
}
