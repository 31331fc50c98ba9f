import { listHours } from '@comanda/contract/hours/hours.calls';
import { queryOptions } from '@tanstack/react-query';
import { sendCall } from '../api/send-call.ts';

/** The store's hours: its week, its special dates and the holidays ahead. Whoever asks shows its failure. */
export const hoursQuery = queryOptions({
  queryKey: ['hours'],
  queryFn: ({ signal }) => sendCall(listHours, {}, { signal }),
  staleTime: 60_000,
  meta: { silent: true, subject: 'hours' },
});
