import { SUBJECTS } from '@comanda/contract/realtime/subjects';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RealtimeClient } from './realtime-client.ts';
import { useRealtime } from './realtime-context.ts';

/**
 * Asks anew for whatever names a subject in its `meta` when somebody changed that, and for all of it after every
 * connection: what was announced meanwhile went unheard. Only answers of the server are renewed, never what is typed.
 */
export function followSubjects(
  queries: QueryClient,
  realtime: Pick<RealtimeClient, 'subscribe' | 'onJoined'>,
): () => void {
  const stops = [
    realtime.subscribe('mudou', ({ assunto, versao }) => {
      const isOlder = ({ meta, state }: Query) =>
        meta?.subject !== undefined && SUBJECTS[meta.subject] === assunto && !knows(state.data, versao);
      void queries.invalidateQueries({ predicate: isOlder });
    }),
    realtime.onJoined(() => {
      void queries.invalidateQueries({ predicate: ({ meta }) => meta?.subject !== undefined });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whoever saved has the answer already, and is told as everybody is. */
function knows(data: unknown, version: number | undefined): boolean {
  if (version === undefined || typeof data !== 'object' || data === null || !('version' in data))
    return false;
  return typeof data.version === 'number' && data.version >= version;
}

/** Once for the whole panel. */
export function useSubjects(): void {
  const queries = useQueryClient();
  const realtime = useRealtime();
  useEffect(() => followSubjects(queries, realtime), [queries, realtime]);
}
