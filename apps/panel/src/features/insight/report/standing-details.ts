import type { SoldOrder } from '@comanda/contract/insight/sold-order.wire';
import { reasonWords } from '@comanda/domain/insight/finding-words';
import { formatCents } from '@comanda/domain/money/format-cents';
import { reportTexts as texts } from './texts.ts';

/** Who cancels as a rule needs no saying. */
const BY_STORE = ' (loja)';

/** What else there is to an order: why it was cancelled, how late it came, what went back of it. */
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
