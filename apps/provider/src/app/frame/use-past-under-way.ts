import { sendCall } from '@comanda/client/api/send-call.ts';
import { getProviderSession } from '@comanda/contract/people/provider/provider-access.calls';
import { useQuery } from '@tanstack/react-query';
import { useProviderSession } from '../../shared/session/session-store.ts';

const EVERY_MS = 5_000;

/** Whether the past of a demonstration is still being made; asks again until it is over. */
export function usePastUnderWay(): boolean {
  const { isPastUnderWay } = useProviderSession();
  const { data } = useQuery({
    queryKey: ['past-under-way'],
    queryFn: ({ signal }) => sendCall(getProviderSession, {}, { signal }),
    enabled: isPastUnderWay,
    refetchInterval: ({ state }) => (state.data?.isPastUnderWay === false ? false : EVERY_MS),
    meta: { silent: true },
  });
  return isPastUnderWay && data?.isPastUnderWay !== false;
}
