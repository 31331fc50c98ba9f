import { openOrCloseStore, type Store } from '@comanda/contract/store/store.calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendCall } from '../../../shared/api/send-call.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { storeTexts } from '../texts.ts';
import { storeKey, storeQuery } from './get-store.ts';

/**
 * Opens or closes the store. The switch moves at once; refused, it returns, unless a push has meanwhile brought
 * a newer word. Why it was refused is said by the app's failure policy.
 */
export function useOpenOrCloseStore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { isOpen: boolean }) => sendCall(openOrCloseStore, input),
    onMutate: async ({ isOpen }) => {
      await queryClient.cancelQueries({ queryKey: storeKey });
      const before = queryClient.getQueryData(storeQuery.queryKey);
      if (before) queryClient.setQueryData<Store>(storeKey, { ...before, isOpen });
      return { before };
    },
    onSuccess: ({ message }, { isOpen }) => {
      toast.success(message ?? (isOpen ? storeTexts.open : storeTexts.closed));
    },
    onError: (_error, _input, context) => {
      queryClient.setQueryData<Store>(storeKey, (now) =>
        now && context?.before && now.stateVersion === context.before.stateVersion
          ? { ...now, isOpen: context.before.isOpen }
          : now,
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: storeKey }),
  });
}
