import { sendCall } from '@comanda/client/api/send-call.ts';
import { getProviderSession } from '@comanda/contract/people/provider/provider-access.calls';
import { useQuery } from '@tanstack/react-query';
import { useProviderSession } from '../../shared/session/session-store.ts';

const EVERY_MS = 5_000;
/**
 * Number of checks before the poll stops. A demonstration's past begins only some seconds after the first
 * login.
 */
const FIRST_CHECKS = 6;

/**
 * True while a job creates the past of a demonstration. Polls in the first half minute, and until that job
 * has ended.
 */
export function usePastUnderWay(): boolean {
  const { isPastUnderWay } = useProviderSession();
  const { data } = useQuery({
    queryKey: ['past-under-way'],
    queryFn: async ({ signal }) => (await sendCall(getProviderSession, {}, { signal })).isPastUnderWay,
    initialData: isPastUnderWay,
    staleTime: isPastUnderWay ? 0 : Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      state.data === true || state.dataUpdateCount < FIRST_CHECKS ? EVERY_MS : false,
    meta: { silent: true },
  });
  return data;
}
