import { sendCall } from '@comanda/client/api/send-call.ts';
import { listPendingChanges } from '@comanda/contract/store/pending-changes.calls';
import { queryOptions } from '@tanstack/react-query';

/** More are not decided in the days a notice speaks of. */
const NEWEST = 20;

/** What the team decided last, the newest first. */
export const decisionsQuery = queryOptions({
  queryKey: ['registration', 'decisions'],
  queryFn: async ({ signal }) => {
    const asked = { status: null, sort: '-decisao', page: 1, perPage: NEWEST } as const;
    return (await sendCall(listPendingChanges, asked, { signal })).rows;
  },
  meta: { subject: 'registration', silent: true },
});
