import { type FoodCarrier, whoHadFood } from '@comanda/domain/orders/orders/food-on-the-road';
import type { ActorKind, OrderDetail } from '@comanda/domain/orders/orders/order';
import { amountsOf, orderLineOf } from '@comanda/domain/orders/orders/order-document';
import { totalFaults } from '@comanda/domain/orders/orders/total-proof';
import {
  cardAsSeen,
  type DayStart,
  hideAddress,
  isCustomerHidden,
} from '@comanda/domain/orders/privacy/hidden-customer';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { findStoredDetail, type HistoryEntry, orderHistory } from '../orders.reads.ts';
import type { CourierOfOrder } from '../ports.ts';
import { timelineOf } from './order-timeline.ts';

/**
 * Reads the detail of one order, without the customer's link, and whether this link was revoked. Hides phone
 * and address if the order closed before `dayStart`; with null nothing is hidden. Throws `order.not-found`.
 */
export async function getOrderDetail(
  tx: Transaction,
  orderId: number,
  courierOf: Pick<CourierOfOrder, 'find'>,
  dayStart: DayStart | null,
): Promise<{ order: Omit<OrderDetail, 'customerLink'>; isLinkWithdrawn: boolean }> {
  const [stored, history, { courier, districtId }] = await Promise.all([
    findStoredDetail(tx, orderId),
    orderHistory(tx, orderId),
    courierOf.find(tx, orderId),
  ]);
  if (stored === null) throw new AppError('order.not-found');
  const {
    document,
    locatedAddress,
    cancelCode,
    cancelText,
    cancelledBy,
    categoryIds,
    isLinkWithdrawn,
    ...card
  } = stored;
  const isHidden = dayStart !== null && isCustomerHidden(card, dayStart);
  const address = locatedAddress ?? document.address;
  const order = {
    ...(dayStart === null ? card : cardAsSeen(card, dayStart)),
    isCustomerHidden: isHidden,
    customerOrderCount: document.customerOrderCount,
    address: isHidden && address !== null ? hideAddress(address) : address,
    writtenAddress: isHidden || locatedAddress === null ? null : (document.address?.formatted ?? null),
    addressId: document.address === null ? null : 1,
    districtId,
    courier,
    items: document.items.map((item, index) => orderLineOf(item, categoryIds[index] ?? null)),
    amounts: amountsOf(document),
    payments: document.payments,
    notes: document.notes,
    pickupCode: document.pickupCode,
    scheduledFor: document.scheduledFor,
    cancellation:
      cancelCode === null
        ? null
        : {
            reasonCode: cancelCode,
            reasonText: cancelText ?? '',
            by: (cancelledBy ?? 'system') as ActorKind,
            actorName: history.findLast(({ happened }) => happened === 'cancelled')?.actorName ?? null,
            carrier: carrierOf(history, courier?.person ?? null),
          },
    currency: document.currency ?? null,
    totalFaults: totalFaults(document),
    timeline: timelineOf(isHidden ? history.map(withoutAddress) : history),
  };
  return { order, isLinkWithdrawn };
}

function carrierOf(history: readonly HistoryEntry[], person: FoodCarrier | null): FoodCarrier | null {
  const who = whoHadFood(history);
  if (who === null) return null;
  return who === 'courier' && person !== null
    ? { name: person.name, phone: person.phone }
    : { name: null, phone: null };
}

/** Removes the adjusted address from the history. */
function withoutAddress(entry: HistoryEntry): HistoryEntry {
  return entry.happened === 'address-adjusted' ? { ...entry, note: null } : entry;
}
