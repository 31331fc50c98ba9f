import { useEffect } from 'react';
import { useRealtime } from '../../shared/realtime/realtime-context.ts';
import { readSession } from '../../shared/session/stored-session.ts';
import { actingSession, shownSession } from '../../shared/session/tab-session.ts';
import { endSession } from './end-session.ts';
import { problemTexts } from './texts.ts';

/**
 * Ends the session at once when the server pushes its end, or when another login takes over this browser.
 * Otherwise the user would notice only at the next failed call.
 */
export function useSessionEnd(): void {
  const realtime = useRealtime();
  useEffect(() => {
    const endWhenTaken = () => {
      if (readSession() && !actingSession()) endSession(problemTexts.sessionOver);
    };
    window.addEventListener('storage', endWhenTaken);
    // Another login may have happened during the load of this page.
    endWhenTaken();
    return () => window.removeEventListener('storage', endWhenTaken);
  }, []);
  useEffect(
    () =>
      realtime.subscribe('sessao-encerrada', () =>
        endSession(shownSession()?.visit ? problemTexts.visitOver : problemTexts.sessionOver),
      ),
    [realtime],
  );
}
