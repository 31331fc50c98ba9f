import { sendCall } from '@comanda/client/api/send-call.ts';
import { listStoreCategories } from '@comanda/contract/menu/menu/provider-categories.calls';
import { queryOptions } from '@tanstack/react-query';

export const categoriesQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store', storeId, 'categories'],
    queryFn: ({ signal }) => sendCall(listStoreCategories, { storeId }, { signal }),
    meta: { silent: true },
  });
