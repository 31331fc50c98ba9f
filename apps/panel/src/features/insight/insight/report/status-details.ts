import type { SoldOrder } from '@comanda/contract/insight/insight/sold-order.wire';
import { reasonWords } from '@comanda/domain/insight/insight/finding-words';
import { formatMoney } from '@comanda/web/formats/format-money';
import { reportTexts as texts } from './texts.ts';

/** The text names only a cancellation by the store, because usually the customer cancels. */
const BY_STORE = ' (loja)';

/** More facts of an order: reason of the cancellation, delay, refunds, lost disputes. */
export function detailWords({
  reason,
  lateMinutes,
  refundedCents,
  lostCents,
}: Pick<SoldOrder, 'reason' | 'lateMinutes' | 'refundedCents' | 'lostCents'>): string[] {
  return [
    ...(reason === null ? [] : [reasonWords(reason).replace(BY_STORE, '')]),
    ...(lateMinutes !== null && lateMinutes > 0 ? [texts.late(lateMinutes)] : []),
    ...(refundedCents === lostCents ? [] : [texts.refunded(formatMoney(refundedCents - lostCents))]),
    ...(lostCents === 0 ? [] : [texts.disputeLost(formatMoney(lostCents))]),
  ];
}
