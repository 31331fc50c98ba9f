import { reportFailure } from '@comanda/client/api/report-failure.ts';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { type ReactNode, useEffect } from 'react';
import { fetchSession } from '../features/access/session/fetch-session.ts';
import { loginPathFor } from '../shared/session/entry-reason.ts';
import { replaceWith } from '../shared/session/page-moves.ts';
import { clearTab, leavingPath, type StoredSession } from '../shared/session/stored-session.ts';
import { leaveSession, renewSession, useSession } from '../shared/session/use-session.ts';
import { standingOf } from './guard.ts';

/** Fetched ahead: it is wanted most where the line is gone. */
const leavingPage = createLazyPart(
  async () => (await import('../features/access/session/leaving-page.tsx')).LeavingPage,
);

/**
 * Lets only logged-in people with a role in. Nobody logged in, also because another tab logged out: to the login,
 * which says so, and this tab forgets what it kept of whoever was in. A session without roles is read again once;
 * still none, it is ended.
 */
export function GuardGate({ children }: { children: (session: StoredSession) => ReactNode }) {
  const session = useSession();
  const standing = standingOf(session);
  const isLeaving = session === null && leavingPath() !== null;

  useEffect(leavingPage.prefetchWhenIdle, []);
  useEffect(() => {
    if (standing === 'not-logged-in' && !isLeaving) {
      clearTab();
      replaceWith(loginPathFor('nao-logado'));
    }
    if (standing === 'without-role') void findRoles();
  }, [standing, isLeaving]);

  if (isLeaving) return <leavingPage.Part />;
  return standing === 'in' && session ? children(session) : null;
}

async function findRoles(): Promise<void> {
  try {
    const fresh = await fetchSession();
    if (fresh.roles.length > 0) renewSession(fresh);
    else leaveSession(loginPathFor('sem-perfil'));
  } catch (error) {
    reportFailure({ error, kind: 'query', isSilent: false, isBackground: false });
  }
}
