import { sendCall } from '@comanda/client/api/send-call.ts';
import { listInvoices } from '@comanda/contract/money/invoices/invoices.calls';
import { queryOptions } from '@tanstack/react-query';

/** Overdue invoices for the banner. Silent, because a missing banner must not interrupt work. */
export const overdueInvoicesQuery = queryOptions({
  queryKey: ['invoices', 'overdue'],
  queryFn: async ({ signal }) =>
    (await sendCall(listInvoices, { status: 'overdue', page: null, perPage: 100 }, { signal })).rows,
  staleTime: 5 * 60_000,
  meta: { silent: true },
});
