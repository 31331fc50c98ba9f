import { phoneForPeople } from '@comanda/contract/orders/intake/new-order.wire';
import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import { addressLine } from '@comanda/domain/orders/addresses/address-lines';
import { canChat } from '@comanda/domain/orders/chat/can-chat';
import { conversationIdOf } from '@comanda/domain/orders/chat/chat-message';
import {
  type CustomerOrder,
  canCustomerCancel,
  stepsOf,
} from '@comanda/domain/orders/customer/customer-order';
import { isLinkAlive } from '@comanda/domain/orders/customer/link-life';
import { customerTextOf } from '@comanda/domain/orders/orders/cancel-reasons';
import { amountsOf, orderLineOf } from '@comanda/domain/orders/orders/order-document';
import { isFarAway } from '@comanda/domain/orders/orders/order-for-later';
import { asSeenOutside, undoAt } from '@comanda/domain/orders/orders/undo';
import { hideAddress, isCustomerHidden } from '@comanda/domain/orders/privacy/hidden-customer';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findCustomerOrder, listReached, type StoredCustomerOrder } from './customer-order.reads.ts';

/**
 * The order for its customer's page at `now`. Throws `order-link.invalid` when the order does not exist or is too old.
 */
export async function getCustomerOrder(
  tx: Transaction,
  orderId: number,
  now: number,
): Promise<CustomerOrder> {
  const [stored, reached] = await Promise.all([findCustomerOrder(tx, orderId), listReached(tx, orderId)]);
  if (stored === null || !isLinkAlive(stored, now)) throw new AppError('order-link.invalid');
  const seen = asSeenOutside(stored, now);
  const { document } = stored;
  const steps = stepsOf(reached);
  return {
    code: stored.code,
    storeName: stored.storeName,
    storePhone: phoneForPeople(stored.storePhone === null ? null : { number: stored.storePhone }),
    storeAddress: stored.storeAddress,
    storeLogo: stored.storeLogo,
    storeBanner: stored.storeBanner,
    storePhrase: stored.storePhrase,
    storeText: stored.storeText,
    storeOpensAt: opensAt(stored, now),
    status: seen.status,
    wayBack: wayBackOf(seen),
    fulfilment: stored.fulfilment,
    createdAt: stored.createdAt,
    promisedFor: stored.promisedFor,
    scheduledFor: document.scheduledFor,
    waitsForItsTime: isFarAway({ ...stored, status: seen.status, scheduledFor: document.scheduledFor }, now),
    steps: seen.status === stored.status ? steps : steps.slice(0, -1),
    items: document.items.map((item) => orderLineOf(item, null)),
    amounts: amountsOf(document),
    totalCents: stored.totalCents,
    chargeCents: stored.chargeCents,
    paymentSummary: stored.paymentSummary,
    address: addressOf(stored, now),
    isAddressAdjusted: stored.locatedAddress !== null,
    notes: document.notes,
    pickupCode: document.pickupCode,
    cancelledBecause: cancellationWords(stored),
    canCancel: canCustomerCancel(stored.status) && canCustomerCancel(seen.status),
    canChat: canChat(stored, now),
    conversationId: conversationIdOf({ storeId: tx.storeId, orderId }),
    changesAt: undoAt(stored, now)?.until ?? null,
  };
}

/** The delivery address. From the next day on only the town is shown: other people may find the link in a chat. */
function addressOf(order: StoredCustomerOrder, now: number): string | null {
  const address = order.locatedAddress ?? order.document.address;
  if (address === null) return null;
  const isHidden = isCustomerHidden(order, operationalDayStart(order.timeZone, now));
  return isHidden ? hideAddress(address).formatted : addressLine(address);
}

/** The next opening time; null when the store is open or no opening is known. */
function opensAt({ isStoreOpen, storeUntil }: StoredCustomerOrder, now: number): number | null {
  return isStoreOpen || storeUntil === null || storeUntil <= now ? null : storeUntil;
}

/**
 * The courier's return with the food of a sent order: on the way or arrived; null when the food does not come
 * back.
 */
function wayBackOf({
  status,
  courierStatus,
}: Pick<StoredCustomerOrder, 'status' | 'courierStatus'>): CustomerOrder['wayBack'] {
  return status === 'sent' && (courierStatus === 'returning' || courierStatus === 'returned')
    ? courierStatus
    : null;
}

function cancellationWords({ status, cancelCode, cancelText }: StoredCustomerOrder): string | null {
  if (status !== 'cancelled') return null;
  return customerTextOf(cancelCode ?? '', cancelText ?? '') || 'A loja não informou o motivo.';
}
