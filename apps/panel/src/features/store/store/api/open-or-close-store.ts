import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { type OpeningInput, openOrCloseStore, type Store } from '@comanda/contract/store/store/store.calls';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { storeKey, storeQuery } from '../../../../shared/store/store-query.ts';
import { storeTexts } from '../texts.ts';

/**
 * Opens or closes the store. The switch moves immediately. A refusal moves it back, unless an event has brought a newer
 * state, and a dialog shows the reason. The app handles an expired session.
 */
export function useOpenOrCloseStore() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: (input: OpeningInput) => sendCall(openOrCloseStore, input),
    onMutate: async ({ isOpen }) => {
      await queryClient.cancelQueries({ queryKey: storeKey });
      const before = queryClient.getQueryData(storeQuery.queryKey);
      // The server's clock decides the end, so the answer contains end and reason.
      const untold = { openingReason: null, openingUntil: null, openingBy: null };
      if (before) queryClient.setQueryData<Store>(storeKey, { ...before, isOpen, ...untold });
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

/** Shows 'Atenção!' with the server's text. The app handles an expired session. */
function showReason(failure: unknown): void {
  if (!(failure instanceof ApiError)) void alertDialog({ text: storeTexts.notReached });
  else if (failure.status !== 401) void alertDialog({ text: failure.message });
}
