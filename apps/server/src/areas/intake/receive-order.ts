import { hash } from 'node:crypto';
import { formatCents } from '@comanda/domain/money/format-cents';
import { deadlinesOf, madeAt, type NewOrder, withoutPastSchedule } from '@comanda/domain/orders/new-order';
import type { OrderCard } from '@comanda/domain/orders/order';
import { orderDifferences, type StoreSays } from '@comanda/domain/orders/order-differences';
import {
  type CutText,
  chargeCents,
  isLocated,
  paymentSummary,
  searchTextOf,
  ticketLinesOf,
} from '@comanda/domain/orders/order-document';
import { itemCountOf } from '@comanda/domain/orders/quantity-words';
import { soldProductOf, soldRowsOf } from '@comanda/domain/orders/sold-rows';
import { totalsAgree } from '@comanda/domain/orders/total-proof';
import { standingOf, type TakingStore } from '@comanda/domain/store/order-taking';
import type { Transaction } from '../../platform/database/transaction.ts';
import { countSold, giveBack, type MenuDocument, matchItems } from '../menu/public.ts';
import {
  type AssumedStore,
  isKnownOrder,
  type PlacedOrder,
  type ProvenVersions,
  placeOrder,
} from './intake.writes.ts';

/** The store has an order of this external id; nothing was written. */
export class AlreadyReceived extends Error {}

/** What the store is believed to be and to say when an order comes. */
export interface Believed {
  store: AssumedStore & TakingStore;
  /** Its menu, in one version of it; null where nothing of the order has a code. */
  menu: MenuDocument | null;
  isOutsideAreas: boolean;
  says: Pick<StoreSays, 'methods' | 'terms'>;
  /** Which versions of these the order is placed by, or not at all. */
  proven: ProvenVersions;
}

/** What 1.3 keeps besides: a repeat of an order that an older server took in is no other one. */
const KEPT_SINCE = new Set(['type', 'receivedBy', 'shares', 'brand', 'instalments', 'optionCode']);

/** Same content, same hash: tells a repeated order from another one that reuses its id. */
export function contentHashOf(order: NewOrder): Buffer {
  const content = JSON.stringify(order, (key, value) => {
    if (KEPT_SINCE.has(key)) return undefined;
    return key === 'uncut' ? uncutBefore(value) : value;
  });
  return hash('sha256', content, 'buffer');
}

/** What of these texts was cut before, too. */
function uncutBefore(uncut: readonly CutText[]): CutText[] | undefined {
  const before = uncut.filter(({ field }) => !field.split('.').some((name) => KEPT_SINCE.has(name)));
  return before.length === 0 ? undefined : before;
}

/** The order as it is taken in: a clock that is ahead and a time that is over count for nothing. */
const asTaken = (sent: NewOrder, now: number): NewOrder => ({
  ...withoutPastSchedule(sent, now),
  createdAt: madeAt(sent, now),
});

/** When an order will have been made, and for when it is promised. */
export function datesOf(sent: NewOrder, now: number): Pick<OrderCard, 'createdAt' | 'scheduledFor'> {
  const { createdAt, document } = asTaken(sent, now);
  return { createdAt, scheduledFor: document.scheduledFor };
}

/**
 * Takes an order in, with deadlines by what `store` is believed to be. Answers its card and event number, or null
 * when the store has changed since: ask anew with what it is now. Throws {@link AlreadyReceived}.
 */
export async function receiveOrder(
  tx: Transaction,
  sent: NewOrder,
  { store, menu, isOutsideAreas, says, proven }: Believed,
  now: number,
): Promise<{ card: OrderCard; seq: number } | null> {
  const order = asTaken(sent, now);
  const { items } = order.document;
  const { products, out } = matchItems(menu, items, now);
  const ordered = items.flatMap(({ quantity }, line) => {
    const product = products[line] ?? null;
    return product === null
      ? []
      : [{ productId: product.productId, quantity, isCounted: product.left !== null }];
  });
  const sold = await countSold(tx, ordered);
  const placed: PlacedOrder = {
    order,
    contentHash: contentHashOf(sent),
    status: sent.awaitsCharge ? 'awaiting-payment' : 'pending',
    receivedAt: now,
    ...deadlinesOf(order, now, { ...store, isOpen: standingOf(store, now) === 'open' }),
    itemCount: itemCountOf(items),
    totalCents: order.document.totalCents,
    chargeCents: chargeCents(order.document),
    paymentSummary: paymentSummary({ ...order.document, ...order }, formatCents),
    searchText: searchTextOf(order.document),
    isLocated: isLocated(order.document.address),
    canUseCourier: order.fulfilment === 'delivery' && order.isDeliveredByStore,
    hasTotalMismatch: !totalsAgree(order.document),
    isOutsideAreas,
    itemsOut: [...new Set([...sold.short, ...out])],
    ticketLines: ticketLinesOf(items),
    differences: orderDifferences(order, { ...says, products }, now),
    countedItems: sold.items,
    sold: soldRowsOf(
      order.document,
      items.map((item, line) => {
        const product = products[line] ?? null;
        return product && soldProductOf(product, item);
      }),
    ),
  };
  try {
    const numbers = await placeOrder(tx, placed, store, proven);
    if (numbers === null) await giveBack(tx, sold.items);
    return numbers === null ? null : { card: cardOf(placed, numbers.orderId), seq: numbers.seq };
  } catch (error) {
    throw isKnownOrder(error) ? new AlreadyReceived() : error;
  }
}

function cardOf(placed: PlacedOrder, orderId: number): OrderCard {
  const { order } = placed;
  return {
    orderId,
    code: order.code,
    status: placed.status,
    kitchenStage: null,
    version: 1,
    fulfilment: order.fulfilment,
    createdAt: order.createdAt,
    receivedAt: placed.receivedAt,
    acceptBy: placed.acceptBy,
    promisedFor: placed.promisedFor,
    scheduledFor: order.document.scheduledFor,
    closedAt: null,
    isPrinted: false,
    printState: 'none',
    customerId: order.customerId,
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    isPhoneVerified: order.isPhoneVerified,
    isFirstInApp: order.isFirstInApp,
    isFirstInStore: order.isFirstInStore,
    district: order.document.address?.district ?? null,
    itemCount: placed.itemCount,
    serving: order.serving,
    place: order.document.place,
    totalCents: placed.totalCents,
    chargeCents: placed.chargeCents,
    paymentSummary: placed.paymentSummary,
    origin: order.origin,
    canUseCourier: placed.canUseCourier,
    courierStatus: null,
    courierRequestId: null,
    courierLinkCode: null,
    isChatEnabled: true,
    chatUnread: 0,
    isLocated: placed.isLocated,
    awaitsAcknowledgement: false,
    awaitsCourierAnswer: false,
    undo: null,
    searchText: placed.searchText,
    hasTotalMismatch: placed.hasTotalMismatch,
    isOutsideAreas: placed.isOutsideAreas,
    itemsOut: placed.itemsOut,
    ticketLines: placed.ticketLines,
    differences: placed.differences,
  };
}
