import { useEffect } from 'react';
import { useRealtime } from '../../shared/realtime/realtime-context.ts';
import { readSession } from '../../shared/session/stored-session.ts';
import { actingSession, shownSession } from '../../shared/session/tab-session.ts';
import { endSession } from './end-session.ts';
import { problemTexts } from './texts.ts';

/**
 * The server says over the live connection that the session is over, or another login has taken this browser: nobody
 * needs to fail first.
 */
export function useSessionEnd(): void {
  const realtime = useRealtime();
  useEffect(() => {
    const endWhenTaken = () => {
      if (readSession() && !actingSession()) endSession(problemTexts.sessionOver);
    };
    window.addEventListener('storage', endWhenTaken);
    // It may have been taken while this page was still loading.
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
