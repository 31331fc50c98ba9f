import { ERRORS } from '@comanda/contract/errors';
import { useEffect } from 'react';
import { useRealtime } from '../../shared/realtime/realtime-context.ts';
import { problemStore } from './problem-store.ts';

/** The server says over the live connection that the session is over: nobody needs to fail first. */
export function useSessionEndPush(): void {
  const realtime = useRealtime();
  useEffect(
    () =>
      realtime.subscribe('sessao-encerrada', () => {
        problemStore.open({ kind: 'session-ended', title: ERRORS['auth.required'].text });
      }),
    [realtime],
  );
}
