import { listPaymentMethods } from '@comanda/contract/payment-methods/payment-methods.calls';
import { queryOptions } from '@tanstack/react-query';
import { sendCall } from '../../shared/api/send-call.ts';

/** What there is, and what the store takes of it. */
export const paymentMethodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: ({ signal }) => sendCall(listPaymentMethods, {}, { signal }),
  meta: { subject: 'payment-methods', silent: true },
});
