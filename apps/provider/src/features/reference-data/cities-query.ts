import { sendCall } from '@comanda/client/api/send-call.ts';
import { listProviderCities } from '@comanda/contract/provider/districts.calls';
import { queryOptions } from '@tanstack/react-query';

export const citiesQuery = queryOptions({
  queryKey: ['reference-data', 'cities'],
  queryFn: ({ signal }) => sendCall(listProviderCities, {}, { signal }),
  meta: { silent: true },
});
