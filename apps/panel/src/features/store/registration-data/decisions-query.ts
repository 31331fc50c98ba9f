import { sendCall } from '@comanda/client/api/send-call.ts';
import { listPendingChanges } from '@comanda/contract/store/store/pending-changes.calls';
import { queryOptions } from '@tanstack/react-query';

/** More than the decisions of the notice's days. */
const NEWEST = 20;

/** The team's last decisions, newest first. */
export const decisionsQuery = queryOptions({
  queryKey: ['registration', 'decisions'],
  queryFn: async ({ signal }) => {
    const requested = { status: null, sort: '-decisao', page: 1, perPage: NEWEST } as const;
    return (await sendCall(listPendingChanges, requested, { signal })).rows;
  },
  meta: { subject: 'registration', silent: true },
});
