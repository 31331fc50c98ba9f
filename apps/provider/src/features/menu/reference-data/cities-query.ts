import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  listCityDistricts,
  listProviderCities,
} from '@comanda/contract/store/delivery-areas/provider-districts.calls';
import { queryOptions } from '@tanstack/react-query';

export const citiesQuery = queryOptions({
  queryKey: ['reference-data', 'cities'],
  queryFn: ({ signal }) => sendCall(listProviderCities, {}, { signal }),
  meta: { silent: true },
});

/**
 * Districts of a city. A refetch of the cities includes them, because each city shows its number of
 * districts.
 */
export const districtsQuery = (cityId: number) =>
  queryOptions({
    queryKey: [...citiesQuery.queryKey, cityId],
    queryFn: ({ signal }) => sendCall(listCityDistricts, { cityId }, { signal }),
    meta: { silent: true },
  });
