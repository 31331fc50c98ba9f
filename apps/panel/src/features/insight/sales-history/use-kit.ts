import { downloadCall } from '@comanda/client/api/download-call.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { disputeKit } from '@comanda/contract/insight/sales-history/sales-history.calls';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { historyTexts as texts } from './texts.ts';

/** Returns `save`, which saves the evidence of an order as a PDF. */
export function useKit() {
  const { mutate, isPending } = useMutation({
    mutationFn: (orderId: number) => downloadCall(disputeKit, { orderId }),
    meta: { silent: true },
    onSuccess: () => toast.success(texts.kitSaved),
    onError: (failure) => toast.error(failureText(failure, { failed: texts.kitFailed })),
  });
  return { save: mutate, isBusy: isPending };
}
