import { sendCall } from '@comanda/client/api/send-call.ts';
import { listPendingChanges } from '@comanda/contract/store/store/pending-changes.calls';
import { queryOptions } from '@tanstack/react-query';

/** Number of requested decisions; more than a store gets in the days that the notice covers. */
const NEWEST = 20;

/** The last decisions of the provider's team, newest first. */
export const decisionsQuery = queryOptions({
  queryKey: ['registration', 'decisions'],
  queryFn: async ({ signal }) => {
    const requested = { status: null, sort: '-decisao', page: 1, perPage: NEWEST } as const;
    return (await sendCall(listPendingChanges, requested, { signal })).rows;
  },
  meta: { subject: 'registration', silent: true },
});
