import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';

const WORDS = { detail: 'fatura', pay: 'pagar' } as const;
type Opened = keyof typeof WORDS;

/** Which invoice is open, and for what, kept in the address: a link of an e-mail leads there, and Back closes it. */
export function useOpenInvoice() {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const words = new URLSearchParams(search);
  const go = useCallback(
    (what: Opened | null, invoiceId?: number) => {
      const { pathname, search: now } = router.history.location;
      const next = new URLSearchParams(now);
      for (const word of Object.values(WORDS)) next.delete(word);
      if (what !== null) next.set(WORDS[what], String(invoiceId));
      router.history.push(next.size === 0 ? pathname : `${pathname}?${next}`);
    },
    [router],
  );
  const shown = (what: Opened) => {
    const word = words.get(WORDS[what]) ?? '';
    return /^[1-9]\d{0,8}$/.test(word) ? Number(word) : null;
  };
  return {
    detail: shown('detail'),
    pay: shown('pay'),
    open: go as (what: Opened, invoiceId: number) => void,
    close: useCallback(() => go(null), [go]),
  };
}
