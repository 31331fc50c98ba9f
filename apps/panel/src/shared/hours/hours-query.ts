import { sendCall } from '@comanda/client/api/send-call.ts';
import { listHours } from '@comanda/contract/store/hours/hours.calls';
import { queryOptions } from '@tanstack/react-query';

/** The store's opening hours: week, special dates, coming holidays. Screens that use it show its failure. */
export const hoursQuery = queryOptions({
  queryKey: ['hours'],
  queryFn: ({ signal }) => sendCall(listHours, {}, { signal }),
  staleTime: 60_000,
  meta: { silent: true, subject: 'hours' },
});
