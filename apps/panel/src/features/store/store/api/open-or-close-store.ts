import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { type OpeningInput, openOrCloseStore, type Store } from '@comanda/contract/store/store/store.calls';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { storeKey, storeQuery } from '../../../../shared/store/store-query.ts';
import { storeTexts } from '../texts.ts';

/**
 * Opens or closes the store. The switch moves immediately. After a refusal the switch moves back (unless an
 * event has brought a newer state), and a dialog shows the reason. An expired session is handled elsewhere.
 */
export function useOpenOrCloseStore() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: (input: OpeningInput) => sendCall(openOrCloseStore, input),
    onMutate: async ({ isOpen }) => {
      await queryClient.cancelQueries({ queryKey: storeKey });
      const before = queryClient.getQueryData(storeQuery.queryKey);
      // Unknown until the answer arrives: the server computes the end with its own clock.
      const unknown = { openingReason: null, openingUntil: null, openingBy: null };
      if (before) queryClient.setQueryData<Store>(storeKey, { ...before, isOpen, ...unknown });
      return { before };
    },
    onSuccess: ({ message }, { isOpen }) => {
      toast.success(message ?? (isOpen ? storeTexts.open : storeTexts.closed));
    },
    onError: (failure, _input, context) => {
      queryClient.setQueryData<Store>(storeKey, (now) => {
        if (!now || !context?.before || now.stateVersion !== context.before.stateVersion) return now;
        const { isOpen, openingReason, openingUntil, openingBy } = context.before;
        return { ...now, isOpen, openingReason, openingUntil, openingBy };
      });
      showReason(failure);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: storeKey }),
  });
}

/** Shows 'Atenção!' with the server's text. Silent for an expired session, which has its own window. */
function showReason(failure: unknown): void {
  if (!(failure instanceof ApiError)) void alertDialog({ text: storeTexts.notReached });
  else if (failure.status !== 401) void alertDialog({ text: failure.message });
}
