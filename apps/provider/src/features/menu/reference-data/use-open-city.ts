import { useRouter, useRouterState } from '@tanstack/react-router';

/** Id of the city whose districts are shown, stored in the address. Null: the list of cities is shown. */
export function useOpenCity(): readonly [number | null, (cityId: number | null) => void] {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const word = new URLSearchParams(search).get('municipio') ?? '';
  const open = (cityId: number | null) => {
    const { pathname } = router.history.location;
    router.history.push(cityId === null ? pathname : `${pathname}?municipio=${cityId}`);
  };
  return [/^[1-9]\d{0,8}$/.test(word) ? Number(word) : null, open];
}
