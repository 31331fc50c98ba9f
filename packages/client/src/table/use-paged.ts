import type { Call } from '@comanda/contract/kit/define-call';
import type { Subject } from '@comanda/contract/realtime/subjects';
import type { ServedRows } from '@comanda/ui/table/table-declaration.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { sendCall } from '../api/send-call.ts';
import { listTexts } from './texts.ts';

/** The fields of a list's request and answer that this file needs; see `contract/paged.ts`. */
interface PageInput {
  after: string | null;
}
interface Answered {
  rows: readonly unknown[];
  next: string | null;
}

/**
 * The request of a list. `getInput` runs only for the first page, because 'hoje' would be a different day
 * tomorrow.
 */
export interface ListRequest<Input, Places extends string = 'after'> {
  /** Words that identify this request. */
  words: readonly unknown[];
  getInput: () => Omit<Input, Places>;
}

/** Options for loading and updating a list. */
export interface PagedOptions {
  staleTime?: number;
  refetchInterval?: number;
  /** The list is refetched when another user changes this subject. */
  subject?: Subject;
  /** True: the list loads only when the user asks, because the server records each read. */
  isOnRequest?: boolean;
}

/** A page with its request. The request of the next page repeats it. */
interface Fetched<Input, Page> {
  page: Page;
  filter: Omit<Input, 'after'>;
}

/** The loaded rows of a list. */
export interface PagedRows<Row, Page = unknown> extends ServedRows<Row> {
  /** The first page, which contains the data about the whole list. */
  first: Page | undefined;
  isRefetching: boolean;
}

/**
 * Returns the cache key of one request of a list. Without `words`, returns the common start of all its keys.
 */
export const listKey = (call: { name: string }, words: readonly unknown[] = []): QueryKey => [
  call.name,
  ...words,
];

export function pagedQuery<Input extends PageInput, Page extends Answered>(
  call: Call<Input, Page>,
  { words, getInput }: ListRequest<NoInfer<Input>>,
  { staleTime, refetchInterval, subject, isOnRequest = false }: PagedOptions = {},
) {
  return infiniteQueryOptions({
    queryKey: listKey(call, words),
    queryFn: async ({ pageParam, signal }): Promise<Fetched<Input, Page>> => {
      const filter = pageParam?.filter ?? getInput();
      const page = await sendCall(call, { ...filter, after: pageParam?.after ?? null } as Input, { signal });
      return { page, filter };
    },
    initialPageParam: null as { after: string; filter: Omit<Input, 'after'> } | null,
    getNextPageParam: ({ page: { next }, filter }) => (next === null ? null : { after: next, filter }),
    placeholderData: keepPreviousData,
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(refetchInterval === undefined ? {} : { refetchInterval }),
    ...(isOnRequest ? { refetchOnWindowFocus: false, refetchOnReconnect: false } : {}),
    meta: { silent: true, subject },
  });
}

/**
 * A list that the server returns page by page; see `contract/paged.ts`. If the next page no longer exists,
 * the list starts again and shows a message.
 */
export function usePaged<Input extends PageInput, Page extends Answered>(
  call: Call<Input, Page>,
  requested: ListRequest<NoInfer<Input>>,
  options?: PagedOptions,
): PagedRows<Page['rows'][number], Page> {
  const client = useQueryClient();
  const { queryKey, ...query } = pagedQuery(call, requested, options);
  const found = useInfiniteQuery({ ...query, queryKey, select: together<Input, Page> });
  const beginAgain = () => {
    client.setQueryData<InfiniteData<unknown>>(
      queryKey,
      (stored) => stored && { pages: stored.pages.slice(0, 1), pageParams: stored.pageParams.slice(0, 1) },
    );
    toast.info(listTexts.begunAgain);
    void found.refetch();
  };
  return {
    data: found.data?.rows,
    first: found.data?.first,
    isError: found.isError,
    error: found.error,
    isFetching: found.isFetching,
    isRefetching: found.isRefetching && !found.isFetchingNextPage,
    refetch: found.refetch,
    isStale: found.isPlaceholderData,
    hasMore: found.hasNextPage,
    isFetchingMore: found.isFetchingNextPage,
    hasMoreFailed: found.isFetchNextPageError && !found.isFetchingNextPage,
    more: () =>
      void found.fetchNextPage().then(({ error }) => {
        if (error instanceof ApiError && error.code === 'list.page-gone') beginAgain();
      }),
  };
}

function together<Input, Page extends Answered>({ pages }: InfiniteData<Fetched<Input, Page>>) {
  const rows: Page['rows'][number][] = pages.flatMap(({ page }) => page.rows);
  return { rows, first: pages[0]?.page };
}
