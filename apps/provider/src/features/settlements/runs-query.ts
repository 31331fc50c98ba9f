import { sendCall } from '@comanda/client/api/send-call.ts';
import { listSettlementRuns } from '@comanda/contract/ledger/provider-settlements.calls';
import { queryOptions } from '@tanstack/react-query';

/** A run takes seconds: while one is under way it is looked at often. */
const LOOKS_MS = 3_000;
const RARELY_MS = 60_000;

export const RUNS_KEY = ['provider', 'settlement-runs'];

/** The last runs, or those until a day, and the next one. */
export const runsQuery = (until: string | null) =>
  queryOptions({
    queryKey: [...RUNS_KEY, until],
    queryFn: ({ signal }) => sendCall(listSettlementRuns, { until }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.runs.some(({ finishedAt }) => finishedAt === null) ? LOOKS_MS : RARELY_MS,
    meta: { silent: true },
  });
