import type { QueryKey } from '@tanstack/react-query';

let refresh: ((queryKey: QueryKey) => Promise<void>) | null = null;

/**
 * Sets the function that refetches queries. Forms use this file instead of the cache: the login page has
 * forms, but must not load the cache's code.
 */
export function installRefresh(installed: (queryKey: QueryKey) => Promise<void>): void {
  refresh = installed;
}

/** Refetches the queries with these keys. Settles after the answers. */
export async function refreshQueries(queryKeys: readonly QueryKey[]): Promise<void> {
  await Promise.all(queryKeys.map((queryKey) => refresh?.(queryKey)));
}
