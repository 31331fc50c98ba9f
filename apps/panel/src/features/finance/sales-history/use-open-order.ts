import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';

const WORD = 'pedido';

/** The order that is open, kept in the address: it can be sent to somebody, and Back closes it. */
export function useOpenOrder() {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const word = new URLSearchParams(search).get(WORD) ?? '';
  const show = useCallback(
    (orderId: number | null) => {
      const { pathname, search: now } = router.history.location;
      const words = new URLSearchParams(now);
      if (orderId === null) words.delete(WORD);
      else words.set(WORD, String(orderId));
      router.history.push(words.size === 0 ? pathname : `${pathname}?${words}`);
    },
    [router],
  );
  return {
    shown: /^[1-9]\d{0,14}$/.test(word) ? Number(word) : null,
    open: show as (orderId: number) => void,
    close: useCallback(() => show(null), [show]),
  };
}
