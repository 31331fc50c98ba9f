import { sendCall } from '@comanda/client/api/send-call.ts';
import { listCityNames } from '@comanda/contract/provider/districts.calls';
import { queryOptions } from '@tanstack/react-query';

/** The cities of a state that have districts, as those spell them. */
export const cityNamesQuery = (state: string) =>
  queryOptions({
    queryKey: ['reference-data', 'cities', state],
    queryFn: ({ signal }) => sendCall(listCityNames, { state }, { signal }),
    enabled: state !== '',
    // Names to choose from: without them one types.
    meta: { silent: true },
  });
