import { downloadCall } from '@comanda/client/api/download-call.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { disputeEvidence } from '@comanda/contract/insight/sales-history/provider-reversals.calls';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMutation } from '@tanstack/react-query';

export const evidenceTexts = {
  evidence: 'Baixar dossiê (PDF)',
  failed: 'Não foi possível fazer o dossiê.',
} as const;

/** Saves the evidence of a fined or contested order as a PDF. */
export function useEvidence(): (order: { storeId: number; orderId: number }) => void {
  const { mutate } = useMutation({
    mutationFn: ({ storeId, orderId }: { storeId: number; orderId: number }) =>
      downloadCall(disputeEvidence, { storeId, orderId }),
    meta: { silent: true },
    onError: (failure) => toast.error(failureText(failure, { failed: evidenceTexts.failed })),
  });
  return mutate;
}
