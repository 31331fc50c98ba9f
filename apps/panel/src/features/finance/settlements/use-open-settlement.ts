import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';

const WORD = 'repasse';

/** The repasse that is open, kept in the address: it can be sent to somebody, and Back closes it. */
export function useOpenSettlement() {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const word = new URLSearchParams(search).get(WORD) ?? '';
  const show = useCallback(
    (settlementId: number | null) => {
      const { pathname, search: now } = router.history.location;
      const words = new URLSearchParams(now);
      if (settlementId === null) words.delete(WORD);
      else words.set(WORD, String(settlementId));
      router.history.push(words.size === 0 ? pathname : `${pathname}?${words}`);
    },
    [router],
  );
  return {
    shown: /^[1-9]\d{0,14}$/.test(word) ? Number(word) : null,
    open: show as (settlementId: number) => void,
    close: useCallback(() => show(null), [show]),
  };
}
