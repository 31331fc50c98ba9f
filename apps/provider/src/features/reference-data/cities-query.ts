import { sendCall } from '@comanda/client/api/send-call.ts';
import { listCityDistricts, listProviderCities } from '@comanda/contract/provider/districts.calls';
import { queryOptions } from '@tanstack/react-query';

export const citiesQuery = queryOptions({
  queryKey: ['reference-data', 'cities'],
  queryFn: ({ signal }) => sendCall(listProviderCities, {}, { signal }),
  meta: { silent: true },
});

/** Asked anew with the cities: whoever changes a district changes how many there are. */
export const districtsQuery = (cityId: number) =>
  queryOptions({
    queryKey: [...citiesQuery.queryKey, cityId],
    queryFn: ({ signal }) => sendCall(listCityDistricts, { cityId }, { signal }),
    meta: { silent: true },
  });
