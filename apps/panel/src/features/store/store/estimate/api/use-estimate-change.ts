import { sendCall } from '@comanda/client/api/send-call.ts';
import { changeEstimate, type Store } from '@comanda/contract/store/store/store.calls';
import type { DeliveryEstimate } from '@comanda/domain/store/store/estimate';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { storeKey, storeQuery } from '../../../../../shared/store/store-query.ts';
import { estimateTexts } from '../texts.ts';

/** Changes the promised waiting time. The new time shows immediately; a refusal restores the old one. */
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
    // Only restores the old time: the app's general handling of failures shows the message.
    onError: (_failure, _wanted, stored) => {
      if (stored?.before) show(stored.before);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: storeKey }),
  });
}
