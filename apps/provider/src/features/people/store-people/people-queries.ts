import { sendCall } from '@comanda/client/api/send-call.ts';
import { listStorePeople, listStoreSessions } from '@comanda/contract/people/access/provider-people.calls';
import { queryOptions } from '@tanstack/react-query';

export const peopleQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store', storeId, 'people'],
    queryFn: ({ signal }) => sendCall(listStorePeople, { storeId }, { signal }),
    meta: { silent: true },
  });

export const sessionsQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store', storeId, 'sessions'],
    queryFn: ({ signal }) => sendCall(listStoreSessions, { storeId }, { signal }),
    meta: { silent: true },
  });
