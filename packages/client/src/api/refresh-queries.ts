import type { QueryKey } from '@tanstack/react-query';

let refresh: ((queryKey: QueryKey) => Promise<void>) | null = null;

/**
 * Installs the function that refetches queries. Forms call it through this file, because the login page has no cache
 * and must not load the cache's code.
 */
export function installRefresh(installed: (queryKey: QueryKey) => Promise<void>): void {
  refresh = installed;
}

/** Refetches the data of these keys; settles after the answers. */
export async function refreshQueries(queryKeys: readonly QueryKey[]): Promise<void> {
  await Promise.all(queryKeys.map((queryKey) => refresh?.(queryKey)));
}
