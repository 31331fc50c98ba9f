import { sendCall } from '@comanda/client/api/send-call.ts';
import { listSettlementRuns } from '@comanda/contract/money/ledger/provider-settlements.calls';
import { queryOptions } from '@tanstack/react-query';

/** Poll interval while a run is active; a run takes seconds. */
const CHECK_MS = 3_000;
const RARELY_MS = 60_000;

export const RUNS_KEY = ['provider', 'settlement-runs'];

/** Query for the next settlement run and the last runs. `until`: the last runs end on this day. */
export const runsQuery = (until: string | null) =>
  queryOptions({
    queryKey: [...RUNS_KEY, until],
    queryFn: ({ signal }) => sendCall(listSettlementRuns, { until }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.runs.some(({ finishedAt }) => finishedAt === null) ? CHECK_MS : RARELY_MS,
    meta: { silent: true },
  });
