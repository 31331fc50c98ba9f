import type { IntakeReceipt } from '@comanda/contract/orders/intake/intake.calls';
import { letterOf } from '@comanda/contract/orders/orders/status-letters.wire';
import { isLinkAlive } from '@comanda/domain/orders/customer/link-life';
import { customerTextOf } from '@comanda/domain/orders/orders/cancel-reasons';
import { asSeenOutside } from '@comanda/domain/orders/orders/undo';
import type { StoredReceipt } from './intake.reads.ts';

/** The order as its partner sees it. A change that can still be undone is not shown. */
export function receiptOf(stored: StoredReceipt, customerLink: string, now: number): IntakeReceipt {
  return {
    externalId: stored.externalId,
    orderId: stored.orderId,
    code: stored.code,
    customerLink: isLinkAlive(stored, now) ? customerLink : '',
    letter: letterOf(asSeenOutside(stored, now)),
    courierStatus: stored.courierStatus,
    receivedAt: stored.receivedAt,
    acceptBy: stored.acceptBy,
    promisedFor: stored.promisedFor,
    cancelReason: cancelReasonOf(stored),
  };
}

/**
 * The cancellation reason that partners show to the customer. The store's own text is internal and left out.
 * A partner that cancelled the order gets the text that it sent.
 */
function cancelReasonOf({
  cancelCode,
  cancelText,
  cancelledBy,
}: StoredReceipt): IntakeReceipt['cancelReason'] {
  if (cancelCode === null) return null;
  const isOutside = cancelledBy === 'customer' || cancelledBy === 'platform';
  const text = cancelText ?? '';
  return { code: cancelCode, text: isOutside ? text : customerTextOf(cancelCode, text) };
}
