import { sendCall } from '@comanda/client/api/send-call.ts';
import { getStoreDetail } from '@comanda/contract/store/store/provider-stores.calls';
import { queryOptions } from '@tanstack/react-query';

const REFETCH_MS = 30_000;

/** Query for one store. The store's page refetches it every half minute. */
export const storeQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store', storeId],
    queryFn: ({ signal }) => sendCall(getStoreDetail, { storeId }, { signal }),
    refetchInterval: REFETCH_MS,
    meta: { silent: true },
  });
