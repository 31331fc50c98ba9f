import { useRouter, useRouterState } from '@tanstack/react-router';

const WORD = 'mes';

/** The month shown; the address contains it as 202611. Null: the newest month. */
export function usePeriod() {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const word = new URLSearchParams(search).get(WORD) ?? '';
  return {
    requested: /^20\d{2}(0[1-9]|1[0-2])$/.test(word) ? Number(word) : null,
    show: (periodId: number) => {
      const { pathname, search: now } = router.history.location;
      const words = new URLSearchParams(now);
      words.set(WORD, String(periodId));
      router.history.push(`${pathname}?${words}`);
    },
  };
}
