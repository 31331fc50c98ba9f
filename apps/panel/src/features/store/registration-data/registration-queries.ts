import { sendCall } from '@comanda/client/api/send-call.ts';
import { getRegistration } from '@comanda/contract/store/store/registration-data.calls';
import { queryOptions } from '@tanstack/react-query';

/** The store's own data and its pending changes. */
export const registrationQuery = queryOptions({
  queryKey: ['registration'],
  queryFn: ({ signal }) => sendCall(getRegistration, {}, { signal }),
  meta: { subject: 'registration', silent: true },
});
