import type { QueryKey } from '@tanstack/react-query';

let refresh: ((queryKey: QueryKey) => Promise<void>) | null = null;

/**
 * Connects the panel's cache when it is created. The login page has none, and its forms must not load the cache's code.
 */
export function installRefresh(installed: (queryKey: QueryKey) => Promise<void>): void {
  refresh = installed;
}

/** Refetches the data of these keys; settles after the answers. */
export async function refreshQueries(queryKeys: readonly QueryKey[]): Promise<void> {
  await Promise.all(queryKeys.map((queryKey) => refresh?.(queryKey)));
}
