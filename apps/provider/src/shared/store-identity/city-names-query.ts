import { sendCall } from '@comanda/client/api/send-call.ts';
import { listCityNames } from '@comanda/contract/store/delivery-areas/provider-districts.calls';
import { queryOptions } from '@tanstack/react-query';

/** Query for the cities of a state that have districts. Their spelling is the exact spelling to save. */
export const cityNamesQuery = (state: string) =>
  queryOptions({
    queryKey: ['reference-data', 'cities', state],
    queryFn: ({ signal }) => sendCall(listCityNames, { state }, { signal }),
    enabled: state !== '',
    // Shows no error, because the cities are only suggestions. Without them, the user types the city.
    meta: { silent: true },
  });
