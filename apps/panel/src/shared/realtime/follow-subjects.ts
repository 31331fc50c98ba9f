import {
  PARTLY_ANNOUNCED,
  SUBJECTS,
  type Subject,
  type SubjectNumbersWire,
} from '@comanda/contract/realtime/subjects';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RealtimeClient } from './realtime-client.ts';
import { useRealtime } from './realtime-context.ts';

/**
 * Asks anew for whatever names a subject in its `meta` when somebody changed that. After a connection for those subjects
 * that were announced meanwhile or are not always, after the first one for all: what was asked before it may be older.
 * Only answers of the server are renewed, never what is typed.
 */
export function followSubjects(
  queries: QueryClient,
  realtime: Pick<RealtimeClient, 'subscribe' | 'onJoined'>,
): () => void {
  let known: SubjectNumbersWire | undefined;
  const askAnew = (isMeant: (subject: Subject, query: Query) => boolean) =>
    void queries.invalidateQueries({
      predicate: (query) => query.meta?.subject !== undefined && isMeant(query.meta.subject, query),
    });
  const stops = [
    realtime.subscribe('mudou', ({ assunto, versao, numero }) => {
      if (numero !== undefined && numero <= (known?.[assunto] ?? 0)) return;
      if (numero !== undefined) known = { ...known, [assunto]: numero };
      askAnew((subject, { state }) => SUBJECTS[subject] === assunto && !knows(state.data, versao));
    }),
    realtime.onJoined(({ assuntos }) => {
      const before = known;
      known = assuntos;
      askAnew((subject) => {
        const word = SUBJECTS[subject];
        const isSame = before && assuntos && before[word] === assuntos[word];
        return !isSame || PARTLY_ANNOUNCED.includes(subject);
      });
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
