import { sendCall } from '@comanda/client/api/send-call.ts';
import type { AuditFilter } from '@comanda/client/audit/audit-filters.tsx';
import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { listAudit, listAuditPeople } from '@comanda/contract/audit/audit.calls';
import { type AuditPlace, type AuditQuery, wordOfWho } from '@comanda/contract/audit/audit.wire';
import { daysAt, wordOfPeriod } from '@comanda/domain/time/day-range';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { monotonicNow } from '../../shared/clock/monotonic-now.ts';

/** The days of a filter as they are now: 'hoje' is another day tomorrow. */
export function askedNow({ period, who, area }: AuditFilter): AuditQuery {
  return { ...daysAt(period, shownTimeZone(), monotonicNow()), who, area };
}

function auditQuery(filter: AuditFilter) {
  const { period, who, area } = filter;
  return infiniteQueryOptions({
    queryKey: ['history', wordOfPeriod(period), who && wordOfWho(who), area],
    queryFn: ({ pageParam, signal }) =>
      sendCall(listAudit, { ...askedNow(filter), after: pageParam }, { signal }),
    initialPageParam: null as AuditPlace | null,
    getNextPageParam: ({ next }) => next,
    // Whoever comes back wants to see what happened since.
    staleTime: 0,
    meta: { silent: true },
  });
}

/** The store's history, page by page; `data` is what was fetched so far. */
export function useAudit(filter: AuditFilter) {
  return useInfiniteQuery({
    ...auditQuery(filter),
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });
}

export const auditPeopleQuery = queryOptions({
  queryKey: ['history-people'],
  queryFn: ({ signal }) => sendCall(listAuditPeople, {}, { signal }),
  // Without it the history is read all the same.
  meta: { subject: 'people', silent: true },
});
