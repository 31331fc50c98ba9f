import type { HistoryOrder } from '@comanda/contract/sales-history/sales-history.calls';
import type { ReversalState } from '@comanda/domain/ledger/fine-reversal';

/** How the request to take an order's fine back stands. */
export function reversalOf({
  reversalId,
  isReversalApproved,
}: Pick<HistoryOrder, 'reversalId' | 'isReversalApproved'>): ReversalState {
  if (reversalId === null) return 'none';
  if (isReversalApproved === null) return 'requested';
  return isReversalApproved ? 'approved' : 'rejected';
}

/** Whether there is something to give evidence about. */
export const hasKit = ({ fineCents, answerBy }: Pick<HistoryOrder, 'fineCents' | 'answerBy'>): boolean =>
  fineCents !== null || answerBy !== null;
