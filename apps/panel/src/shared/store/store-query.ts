import { sendCall } from '@comanda/client/api/send-call.ts';
import { showTimesIn } from '@comanda/client/formats/date-time.ts';
import { getStore, type Store } from '@comanda/contract/store/store/store.calls';
import { queryOptions } from '@tanstack/react-query';
import { saveOffset } from '../formats/stored-offset.ts';

/** Query key of the session's store; push events write the store's switch and estimate into the cache. */
export const storeKey = ['store'] as const;

const refetchMs = 15_000;

export const storeQuery = queryOptions({
  queryKey: storeKey,
  queryFn: async ({ signal }): Promise<Store> => {
    const store = await sendCall(getStore, {}, { signal });
    saveOffset(store.clock);
    // The provider may change the store's time zone while a panel is open.
    showTimesIn(store.clock.timeZone);
    return store;
  },
  // Push events and each reconnection refresh this query, so parts of the screen that mount later can use the
  // cache.
  staleTime: 30_000,
  // Without the store, the panel knows neither switch nor suspension. A failed request is therefore repeated
  // until it succeeds. Its failure is reported only once.
  refetchInterval: ({ state }) => (state.status === 'error' && state.data === undefined ? refetchMs : false),
  meta: { subject: 'store', isReportedOnce: true },
});
