import type { SoldOrder } from '@comanda/contract/insight/sold-order.wire';
import { reasonWords } from '@comanda/domain/insight/finding-words';
import { formatCents } from '@comanda/domain/money/format-cents';
import { reportTexts as texts } from './texts.ts';

/** Usually the customer cancels, which is not named. */
const BY_STORE = ' (loja)';

/** More facts of an order: reason of the cancellation, delay, refunds. */
export function detailWords({
  reason,
  lateMinutes,
  refundedCents,
}: Pick<SoldOrder, 'reason' | 'lateMinutes' | 'refundedCents'>): string[] {
  return [
    ...(reason === null ? [] : [reasonWords(reason).replace(BY_STORE, '')]),
    ...(lateMinutes !== null && lateMinutes > 0 ? [texts.late(lateMinutes)] : []),
    ...(refundedCents === 0 ? [] : [texts.refunded(formatCents(refundedCents))]),
  ];
}
