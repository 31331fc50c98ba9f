import { sendCall } from '@comanda/client/api/send-call.ts';
import { getStoreBook } from '@comanda/contract/money/ledger/provider-book.calls';
import { queryOptions } from '@tanstack/react-query';

export const bookQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store', storeId, 'book'],
    queryFn: ({ signal }) => sendCall(getStoreBook, { storeId }, { signal }),
    staleTime: 0,
    meta: { silent: true },
  });
