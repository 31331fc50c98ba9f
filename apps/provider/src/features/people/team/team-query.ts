import { sendCall } from '@comanda/client/api/send-call.ts';
import { listTeam } from '@comanda/contract/people/provider/team.calls';
import { queryOptions } from '@tanstack/react-query';

export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: ({ signal }) => sendCall(listTeam, {}, { signal }),
  meta: { silent: true },
});
