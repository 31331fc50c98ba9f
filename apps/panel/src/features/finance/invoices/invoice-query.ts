import { sendCall } from '@comanda/client/api/send-call.ts';
import { readInvoice } from '@comanda/contract/finance/invoice-detail.calls';
import { queryOptions } from '@tanstack/react-query';

/** One invoice; asked anew when money of the store moved. */
export const invoiceQuery = (invoiceId: number) =>
  queryOptions({
    queryKey: ['finance', 'invoice', invoiceId],
    queryFn: ({ signal }) => sendCall(readInvoice, { invoiceId }, { signal }),
    meta: { subject: 'finance', silent: true },
  });
