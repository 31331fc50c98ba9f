import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * The open item of a list, stored in the address as `?{word}={number}`. It can be shared, and Back closes it.
 * Only one item is open at a time. `words` lists the possible words, one for each way to open an item.
 */
export function useOpenedInAddress<Word extends string>(words: readonly Word[]) {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const shown = new URLSearchParams(search);
  const show = useCallback(
    (word: Word | null, id?: number) => {
      const { pathname, search: now } = router.history.location;
      const next = new URLSearchParams(now);
      for (const each of words) next.delete(each);
      if (word !== null) next.set(word, String(id));
      router.history.push(next.size === 0 ? pathname : `${pathname}?${next}`);
    },
    [router, words],
  );
  return {
    /** The number after this word in the address; null if the word is missing or its value is no number. */
    openedAs: (word: Word): number | null => {
      const value = shown.get(word) ?? '';
      return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
    },
    open: show as (word: Word, id: number) => void,
    close: useCallback(() => show(null), [show]),
  };
}
