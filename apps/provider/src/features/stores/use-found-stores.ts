import { sendCall } from '@comanda/client/api/send-call.ts';
import { searchStores } from '@comanda/contract/provider/stores.calls';
import { STANDINGS, type StoreStanding } from '@comanda/contract/provider/stores.wire';
import type { TableView } from '@comanda/ui/table/table-declaration.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The filters of the address. */
export const STORE_FILTERS = ['situacao', 'criada'] as const;

/** Long enough that a word typed at once is asked for once, short enough that nobody waits for it. */
const ASK_AFTER_MS = 120;
const DAY_MS = 86_400_000;

const standingOf = (word: string | undefined): StoreStanding | null =>
  (Object.keys(STANDINGS) as StoreStanding[]).find((standing) => STANDINGS[standing] === word) ?? null;

/** The stores that are looked for, page after page; while others are on their way, those found before stay. */
export function useFoundStores({ search, filters }: TableView) {
  const words = useSettled(search.trim());
  const { situacao, criada = '' } = filters;
  const days = /^\d{1,4}$/.test(criada) ? Number(criada) : null;
  const standing = standingOf(situacao);
  return useInfiniteQuery({
    queryKey: ['stores', words, standing, days],
    queryFn: ({ signal, pageParam }) =>
      sendCall(
        searchStores,
        {
          words,
          standing,
          createdFrom: days === null ? null : Date.now() - days * DAY_MS,
          before: pageParam,
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
}

function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
