import { reportFailure } from '@comanda/client/api/report-failure.ts';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { type ReactNode, useEffect } from 'react';
import { fetchSession } from '../features/people/access/session/fetch-session.ts';
import { loginPathFor } from '../shared/session/entry-reason.ts';
import { replaceWith } from '../shared/session/page-moves.ts';
import { clearTab, logOutPath, type StoredSession } from '../shared/session/stored-session.ts';
import { leaveSession, renewSession, useSession } from '../shared/session/use-session.ts';
import { statusOf } from './guard.ts';

/** Prefetched, because the page is needed most while offline, when no code can be loaded. */
const leavingPage = createLazyPart(
  async () => (await import('../features/people/access/session/leaving-page.tsx')).LeavingPage,
);

/**
 * Admits only logged-in users with a role. Without a session (also after a logout in another tab) opens the
 * login page and deletes the tab's data. A session without roles is refetched once; if the roles are still
 * missing, the session ends.
 */
export function GuardGate({ children }: { children: (session: StoredSession) => ReactNode }) {
  const session = useSession();
  const status = statusOf(session);
  const isLoggingOut = session === null && logOutPath() !== null;

  useEffect(leavingPage.prefetchWhenIdle, []);
  useEffect(() => {
    if (status === 'not-logged-in' && !isLoggingOut) {
      clearTab();
      replaceWith(loginPathFor('nao-logado'));
    }
    if (status === 'without-role') void findRoles();
  }, [status, isLoggingOut]);

  if (isLoggingOut) return <leavingPage.Part />;
  return status === 'in' && session ? children(session) : null;
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
