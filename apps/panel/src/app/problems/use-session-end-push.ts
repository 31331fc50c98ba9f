import { useEffect } from 'react';
import { useRealtime } from '../../shared/realtime/realtime-context.ts';
import { endSession } from './end-session.ts';
import { problemTexts } from './texts.ts';

/** The server says over the live connection that the session is over: nobody needs to fail first. */
export function useSessionEndPush(): void {
  const realtime = useRealtime();
  useEffect(
    () => realtime.subscribe('sessao-encerrada', () => endSession(problemTexts.sessionOver)),
    [realtime],
  );
}
