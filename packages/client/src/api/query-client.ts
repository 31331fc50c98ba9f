import type { Subject } from '@comanda/contract/realtime/subjects';
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, OfflineError } from './api-error.ts';
import { installRefresh } from './refresh-queries.ts';
import { reportFailure } from './report-failure.ts';

/**
 * Options that say how failures of a query or mutation are reported. `silent`: the caller shows them itself.
 */
interface CallMeta extends Record<string, unknown> {
  silent?: boolean;
  /** True: only the first failure is shown, because the query repeats automatically. */
  isReportedOnce?: boolean;
  /**
   * The query is refetched when another user changes this subject; see `shared/realtime/follow-subjects.ts`.
   */
  subject?: Subject;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

// Notifies components before the next frame, so that an immediate change does not first paint the old state.
notifyManager.setScheduler(queueMicrotask);

const MAX_RETRIES = 2;

/**
 * True for a temporary failure: the network, or a server error. A refusal is never retried. `failures` counts
 * the earlier attempts.
 */
export function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= MAX_RETRIES) return false;
  if (error instanceof OfflineError) return true;
  return error instanceof ApiError && error.status >= 500;
}

/**
 * The panel's cache of server state. Every failed call is reported once, after the retries. Calls are made
 * even if the browser reports that it is offline, so that they fail now. A write that waits for the network
 * could change an order minutes later.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) =>
        reportFailure({
          error,
          kind: 'query',
          isSilent:
            query.meta?.silent === true ||
            (query.meta?.isReportedOnce === true && query.state.errorUpdateCount > 1),
          isBackground: query.state.data !== undefined,
        }),
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) =>
        reportFailure({
          error,
          kind: 'mutation',
          isSilent: mutation.meta?.silent === true,
          isBackground: false,
        }),
    }),
    defaultOptions: {
      queries: { networkMode: 'always', retry: shouldRetry, staleTime: 30_000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  installRefresh((queryKey) => client.invalidateQueries({ queryKey }));
  return client;
}
