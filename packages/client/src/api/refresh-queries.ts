import type { QueryKey } from '@tanstack/react-query';

let refresh: ((queryKey: QueryKey) => Promise<void>) | null = null;

/** For the panel's cache, when it is made. The login page has none, and forms there must not bring its code along. */
export function installRefresh(installed: (queryKey: QueryKey) => Promise<void>): void {
  refresh = installed;
}

/** Asks anew for what these keys name; settles when the answers are here. */
export async function refreshQueries(queryKeys: readonly QueryKey[]): Promise<void> {
  await Promise.all(queryKeys.map((queryKey) => refresh?.(queryKey)));
}
