import { can } from '@comanda/domain/access/permissions';
import type { StoredSession } from '../shared/session/stored-session.ts';
import type { Screen } from './screen.ts';

/** Whether somebody may be in the panel at all. */
export type Standing = 'in' | 'not-logged-in' | 'without-role';

export function standingOf(session: StoredSession | null): Standing {
  if (session === null) return 'not-logged-in';
  return session.roles.length === 0 ? 'without-role' : 'in';
}

/** True when one of the session's roles opens the screen. */
export function mayOpen(session: StoredSession, screen: Screen): boolean {
  return screen.permission === null || can(session.roles, screen.permission);
}
