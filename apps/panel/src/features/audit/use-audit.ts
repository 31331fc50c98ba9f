import { sendCall } from '@comanda/client/api/send-call.ts';
import type { AuditFilter } from '@comanda/client/audit/audit-filters.tsx';
import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import { listAudit, listAuditPeople } from '@comanda/contract/audit/audit.calls';
import { type AuditQuery, wordOfWho } from '@comanda/contract/audit/audit.wire';
import { daysAt, wordOfPeriod } from '@comanda/domain/time/day-range';
import { queryOptions } from '@tanstack/react-query';
import { monotonicNow } from '../../shared/clock/monotonic-now.ts';

/** The days of a filter as they are now: 'hoje' is another day tomorrow. */
export function askedNow({ period, who, area }: AuditFilter): AuditQuery {
  return { ...daysAt(period, shownTimeZone(), monotonicNow()), who, area };
}

/** The store's history, page by page; whoever comes back wants to see what happened since. */
export function useAudit(filter: AuditFilter) {
  const { period, who, area } = filter;
  const words = [wordOfPeriod(period), who && wordOfWho(who), area];
  return usePaged(listAudit, { words, ask: () => askedNow(filter) }, { staleTime: 0 });
}

export const auditPeopleQuery = queryOptions({
  queryKey: ['history-people'],
  queryFn: ({ signal }) => sendCall(listAuditPeople, {}, { signal }),
  // Without it the history is read all the same.
  meta: { subject: 'people', silent: true },
});
