import { sendCall } from '@comanda/client/api/send-call.ts';
import { listInvoices } from '@comanda/contract/finance/invoices.calls';
import { queryOptions } from '@tanstack/react-query';

/** Invoices past their day, for the banner. Silent: a missing banner is no reason to stop anybody's work. */
export const overdueInvoicesQuery = queryOptions({
  queryKey: ['invoices', 'overdue'],
  queryFn: async ({ signal }) =>
    (await sendCall(listInvoices, { status: 'overdue', page: null, perPage: 100 }, { signal })).rows,
  staleTime: 5 * 60_000,
  meta: { silent: true },
});
