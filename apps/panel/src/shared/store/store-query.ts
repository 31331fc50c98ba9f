import { sendCall } from '@comanda/client/api/send-call.ts';
import { showTimesIn } from '@comanda/client/formats/date-time.ts';
import { getStore, type Store } from '@comanda/contract/store/store.calls';
import { queryOptions } from '@tanstack/react-query';
import { keepOffset } from '../formats/kept-offset.ts';

/** Where the cache keeps the session's store; pushes write its switch and estimate into it. */
export const storeKey = ['store'] as const;

const askAgainMs = 15_000;

/** The session's store. */
export const storeQuery = queryOptions({
  queryKey: storeKey,
  queryFn: async ({ signal }): Promise<Store> => {
    const store = await sendCall(getStore, {}, { signal });
    keepOffset(store.clock);
    // The provider may move a store into another zone while its panels are open.
    showTimesIn(store.clock.timeZone);
    return store;
  },
  // Pushes and every connection keep it fresh: a part of the screen that comes later reads what is here.
  staleTime: 30_000,
  // Without it there is neither switch nor suspension: a failure is told once and asked again until it is here.
  refetchInterval: ({ state }) => (state.status === 'error' && state.data === undefined ? askAgainMs : false),
  meta: { subject: 'store', isToldOnce: true },
});
