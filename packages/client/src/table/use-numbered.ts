import type { Call } from '@comanda/contract/kit/define-call';
import type { ServedRows } from '@comanda/ui/table/table-declaration.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { sendCall } from '../api/send-call.ts';
import { type ListRequest, listKey, type PagedOptions } from './use-paged.ts';

interface PageInput {
  page: number | null;
  perPage: number | null;
}
interface Answered {
  rows: readonly unknown[];
  total: number;
  pages: number;
}

interface NumberedOptions extends PagedOptions {
  perPage: number;
  /** True: the answer 404 means a list without rows. */
  isEmptyAt404?: boolean;
}
const NOTHING: Answered = { rows: [], total: 0, pages: 0 };

/** A server's list in numbered pages. A different request begins at the first page. */
export function useNumbered<Input extends PageInput, Page extends Answered>(
  call: Call<Input, Page>,
  { words, getInput }: ListRequest<NoInfer<Input>, 'page' | 'perPage'>,
  { perPage, staleTime, subject, isEmptyAt404 = false }: NumberedOptions,
): ServedRows<Page['rows'][number]> & { first: Page | undefined } {
  const question = JSON.stringify(words);
  const [at, setAt] = useState({ page: 1, question });
  const page = at.question === question ? at.page : 1;
  const query = useQuery({
    queryKey: [...listKey(call, words), page],
    queryFn: async ({ signal }) => {
      try {
        return await sendCall(call, { ...getInput(), page, perPage } as Input, { signal });
      } catch (failure) {
        if (isEmptyAt404 && failure instanceof ApiError && failure.status === 404)
          return NOTHING as Answered as Page;
        throw failure;
      }
    },
    placeholderData: keepPreviousData,
    ...(staleTime === undefined ? {} : { staleTime }),
    meta: { silent: true, subject },
  });
  const { data } = query;
  return {
    data: data?.rows,
    first: data,
    isError: query.isError,
    error: query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
    isStale: query.isPlaceholderData,
    ...{ hasMore: false, isFetchingMore: false, hasMoreFailed: false, more: () => undefined },
    numbered: {
      page,
      pages: data?.pages ?? 1,
      from: (page - 1) * perPage + 1,
      total: data?.total ?? 0,
      // Rows may have been deleted meanwhile, so the page may no longer exist.
      goTo: (to) => setAt({ page: Math.min(to, data?.pages ?? to), question }),
    },
  };
}
