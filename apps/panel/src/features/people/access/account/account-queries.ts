import { sendCall } from '@comanda/client/api/send-call.ts';
import { getAccount, listOwnSessions } from '@comanda/contract/people/access/account.calls';
import { queryOptions } from '@tanstack/react-query';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => sendCall(getAccount, {}, { signal }),
  meta: { subject: 'people', silent: true },
});

export const ownSessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => sendCall(listOwnSessions, {}, { signal }),
  meta: { silent: true },
});
