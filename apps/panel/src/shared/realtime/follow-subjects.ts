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
 * Refetches queries whose `meta` names a subject, after that subject changed. After the first connection all
 * these queries are refetched, because their data may be older. After later connections: queries of subjects
 * that changed, and of subjects whose changes are not always announced. After a restore of the server's
 * database (another epoch), everything. Only data of the server change, never typed text.
 */
export function followSubjects(
  queries: QueryClient,
  realtime: Pick<RealtimeClient, 'subscribe' | 'onJoined'>,
): () => void {
  let known: SubjectNumbersWire | undefined;
  let epoch: string | undefined;
  const refetch = (isMeant: (subject: Subject, query: Query) => boolean) =>
    void queries.invalidateQueries({
      predicate: (query) => query.meta?.subject !== undefined && isMeant(query.meta.subject, query),
    });
  const stops = [
    realtime.subscribe('mudou', ({ assunto, versao, numero }) => {
      if (numero !== undefined && numero <= (known?.[assunto] ?? 0)) return;
      if (numero !== undefined) known = { ...known, [assunto]: numero };
      refetch((subject, { state }) => SUBJECTS[subject] === assunto && !knows(state.data, versao));
    }),
    realtime.onJoined(({ assuntos, epoca }) => {
      const before = known;
      known = assuntos;
      const isRestored = epoch !== undefined && epoca !== undefined && epoca !== epoch;
      epoch = epoca ?? epoch;
      if (isRestored) return void queries.invalidateQueries();
      refetch((subject) => {
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

/**
 * True: no refetch needed. The panel that saved a change already has the answer when its own notification
 * arrives.
 */
function knows(data: unknown, version: number | undefined): boolean {
  if (version === undefined || typeof data !== 'object' || data === null || !('version' in data))
    return false;
  return typeof data.version === 'number' && data.version >= version;
}

/** Hook for {@link followSubjects}; use it once in the panel. */
export function useSubjects(): void {
  const queries = useQueryClient();
  const realtime = useRealtime();
  useEffect(() => followSubjects(queries, realtime), [queries, realtime]);
}
