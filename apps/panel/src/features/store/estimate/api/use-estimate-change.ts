import { sendCall } from '@comanda/client/api/send-call.ts';
import { changeEstimate, type Store } from '@comanda/contract/store/store.calls';
import type { DeliveryEstimate } from '@comanda/domain/store/estimate';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { storeKey, storeQuery } from '../../../../shared/store/store-query.ts';
import { estimateTexts } from '../texts.ts';

/** Tells customers another waiting time, at once on the screen; taken back when the server refuses. */
export function useEstimateChange() {
  const queries = useQueryClient();
  const show = ({ minMinutes, maxMinutes }: DeliveryEstimate) =>
    queries.setQueryData<Store>(storeKey, (known) => known && { ...known, minMinutes, maxMinutes });
  return useMutation({
    mutationFn: (wanted: DeliveryEstimate) => sendCall(changeEstimate, wanted),
    networkMode: 'always',
    onMutate: (wanted) => {
      const before = queries.getQueryData(storeQuery.queryKey);
      show(wanted);
      return { before };
    },
    onSuccess: ({ message }) => {
      toast.success(message ?? estimateTexts.saved);
    },
    // What went wrong is said by the app's failure policy.
    onError: (_failure, _wanted, kept) => {
      if (kept?.before) show(kept.before);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: storeKey }),
  });
}
