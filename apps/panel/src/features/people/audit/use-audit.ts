import { sendCall } from '@comanda/client/api/send-call.ts';
import { type AuditView, requestOf } from '@comanda/client/audit/use-audit-view.ts';
import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import { listAudit, listAuditPeople } from '@comanda/contract/people/audit/audit.calls';
import { queryOptions } from '@tanstack/react-query';
import { monotonicNow } from '../../../shared/clock/monotonic-now.ts';

export const requestNow = (view: AuditView) => requestOf(view, shownTimeZone(), monotonicNow());

/** The store's history page by page, loaded again each time the screen opens. */
export const useAudit = (view: AuditView) =>
  usePaged(listAudit, { words: view.words, getInput: () => requestNow(view) }, { staleTime: 0 });

export const auditPeopleQuery = queryOptions({
  queryKey: ['history-people'],
  queryFn: ({ signal }) => sendCall(listAuditPeople, {}, { signal }),
  // The history also works without the list of users.
  meta: { subject: 'people', silent: true },
});
