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

/** Refetched with the cities, because a change of districts changes their number of districts. */
export const districtsQuery = (cityId: number) =>
  queryOptions({
    queryKey: [...citiesQuery.queryKey, cityId],
    queryFn: ({ signal }) => sendCall(listCityDistricts, { cityId }, { signal }),
    meta: { silent: true },
  });
