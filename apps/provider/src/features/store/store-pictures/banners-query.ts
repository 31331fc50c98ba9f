import { sendCall } from '@comanda/client/api/send-call.ts';
import { listStoreBanners } from '@comanda/contract/store/store/provider-stores.calls';
import { queryOptions } from '@tanstack/react-query';

export const bannersQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store', storeId, 'banners'],
    queryFn: ({ signal }) => sendCall(listStoreBanners, { storeId }, { signal }),
    meta: { silent: true },
  });
