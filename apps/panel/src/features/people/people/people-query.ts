import { sendCall } from '@comanda/client/api/send-call.ts';
import { listPeople } from '@comanda/contract/people/access/people.calls';
import { queryOptions } from '@tanstack/react-query';

/** The store's users, updated by events. */
export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => sendCall(listPeople, {}, { signal }),
  meta: { subject: 'people', silent: true },
});
