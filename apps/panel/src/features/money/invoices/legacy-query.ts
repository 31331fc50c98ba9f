import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  type LegacyInvoice,
  listLegacyInvoices,
} from '@comanda/contract/money/invoices/invoice-detail.calls';
import { queryOptions } from '@tanstack/react-query';

/** Invoices of the old system; empty if the server does not have this call. */
export const legacyInvoicesQuery = queryOptions({
  queryKey: ['invoices', 'legacy'],
  queryFn: async ({ signal }): Promise<readonly LegacyInvoice[]> => {
    try {
      return await sendCall(listLegacyInvoices, {}, { signal });
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 404) return [];
      throw failure;
    }
  },
  meta: { silent: true },
});
