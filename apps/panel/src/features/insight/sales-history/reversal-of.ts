import type { HistoryOrder } from '@comanda/contract/insight/sales-history/sales-history.calls';
import type { ReversalState } from '@comanda/domain/money/ledger/fine-reversal';

/** The state of the request to reverse an order's fine. */
export function reversalOf({
  reversalId,
  isReversalApproved,
}: Pick<HistoryOrder, 'reversalId' | 'isReversalApproved'>): ReversalState {
  if (reversalId === null) return 'none';
  if (isReversalApproved === null) return 'requested';
  return isReversalApproved ? 'approved' : 'rejected';
}

/** True: the order has a fine or dispute that needs evidence. */
export const hasKit = ({ fineCents, answerBy }: Pick<HistoryOrder, 'fineCents' | 'answerBy'>): boolean =>
  fineCents !== null || answerBy !== null;
