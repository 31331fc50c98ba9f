import { sendCall } from '@comanda/client/api/send-call.ts';
import { readInvoice } from '@comanda/contract/money/invoices/invoice-detail.calls';
import { queryOptions } from '@tanstack/react-query';

/** One invoice; loads again when the server announces a change of the store's money. */
export const invoiceQuery = (invoiceId: number) =>
  queryOptions({
    queryKey: ['finance', 'invoice', invoiceId],
    queryFn: ({ signal }) => sendCall(readInvoice, { invoiceId }, { signal }),
    meta: { subject: 'finance', silent: true },
  });
