import type { Call } from '@comanda/contract/define-call';
import type { ServedRows } from '@comanda/ui/table/table-declaration.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sendCall } from '../api/send-call.ts';
import { type AskedList, listKey, type PagedOptions } from './use-paged.ts';

interface Asking {
  page: number | null;
  perPage: number | null;
}
interface Answered {
  rows: readonly unknown[];
  total: number;
  pages: number;
}

/** A list of the server's in pages with numbers; another question begins at the first one. */
export function useNumbered<Input extends Asking, Page extends Answered>(
  call: Call<Input, Page>,
  { words, ask }: AskedList<NoInfer<Input>, 'page' | 'perPage'>,
  { perPage, staleTime, subject }: PagedOptions & { perPage: number },
): ServedRows<Page['rows'][number]> & { first: Page | undefined } {
  const question = JSON.stringify(words);
  const [at, setAt] = useState({ page: 1, question });
  const page = at.question === question ? at.page : 1;
  const query = useQuery({
    queryKey: [...listKey(call, words), page],
    queryFn: ({ signal }) => sendCall(call, { ...ask(), page, perPage } as Input, { signal }),
    placeholderData: keepPreviousData,
    ...(staleTime === undefined ? {} : { staleTime }),
    meta: { silent: true, subject },
  });
  const { data } = query;
  return {
    data: data?.rows,
    first: data,
    isError: query.isError,
    isFetching: query.isFetching,
    refetch: query.refetch,
    isStale: query.isPlaceholderData,
    ...{ hasMore: false, isFetchingMore: false, hasMoreFailed: false, more: () => undefined },
    numbered: {
      page,
      pages: data?.pages ?? 1,
      from: (page - 1) * perPage + 1,
      total: data?.total ?? 0,
      // Rows may have gone since.
      goTo: (to) => setAt({ page: Math.min(to, data?.pages ?? to), question }),
    },
  };
}
