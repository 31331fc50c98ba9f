import { hash } from 'node:crypto';
import { cardOfOrder } from '@comanda/domain/orders/orders/card-of-order';
import {
  deadlinesOf,
  madeAt,
  type NewOrder,
  withoutPastSchedule,
} from '@comanda/domain/orders/orders/new-order';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { ADDED_TEXTS, type OrderAddress } from '@comanda/domain/orders/orders/order-address';
import { type BroughtCard, newCard } from '@comanda/domain/orders/orders/order-card';
import { orderDifferences, type StoreRules } from '@comanda/domain/orders/orders/order-differences';
import type { CutText } from '@comanda/domain/orders/orders/order-document';
import { soldProductOf, soldRowsOf } from '@comanda/domain/orders/orders/sold-rows';
import { statusOf, type TakingStore } from '@comanda/domain/store/store/order-taking';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { countSold, giveBack, type MenuDocument, matchItems } from '../../menu/menu/public.ts';
import {
  type AssumedStore,
  isKnownOrder,
  type PlacedOrder,
  type ProvenVersions,
  placeOrder,
} from './intake.writes.ts';

/** Thrown when the store has an order with this external id. Nothing was written. */
export class AlreadyReceived extends Error {}

/**
 * The state and terms of the store, perhaps from a cache, that a new order is checked with. The statement
 * that writes the order verifies their versions.
 */
export interface Believed {
  store: AssumedStore & TakingStore;
  /** One version of the menu; null when no item of the order has a code. */
  menu: MenuDocument | null;
  isOutsideAreas: boolean;
  rules: Pick<StoreRules, 'methods' | 'terms'>;
  /** Versions to verify when the order is written. */
  proven: ProvenVersions;
  /** Hash of the order as its partner sent it, see {@link contentHashOf}. */
  contentHash: Buffer;
}

/** Fields added in 1.3. The hash leaves them out, so that it equals the hash of older servers. */
const STORED_SINCE = new Set(['type', 'receivedBy', 'shares', 'brand', 'instalments', 'optionCode']);

/** Hash of the order's content. It shows whether a call repeats an order, or uses its id for a different one. */
export function contentHashOf(order: NewOrder): Buffer {
  const content = JSON.stringify(order, (key, value) => {
    if (STORED_SINCE.has(key)) return undefined;
    if (key === 'address') return addressBefore(value);
    return key === 'uncut' ? uncutBefore(value) : value;
  });
  return hash('sha256', content, 'buffer');
}

/** The address without texts that an older server may not store. */
function addressBefore(address: OrderAddress | null): OrderAddress | null {
  if (address === null || ADDED_TEXTS.length === 0) return address;
  return { ...address, ...Object.fromEntries(ADDED_TEXTS.map(({ name }) => [name, undefined])) };
}

/** The shortened texts that servers before 1.3 also shortened. */
function uncutBefore(uncut: readonly CutText[]): CutText[] | undefined {
  const before = uncut.filter(
    ({ field }) => !ADDED_PATHS.has(field) && !field.split('.').some((name) => STORED_SINCE.has(name)),
  );
  return before.length === 0 ? undefined : before;
}
const ADDED_PATHS = new Set(ADDED_TEXTS.map(({ name }) => `document.address.${name}`));

/**
 * The order as it is stored: a creation time in the future and a requested time in the past are corrected.
 */
const asTaken = (sent: NewOrder, now: number): NewOrder => ({
  ...withoutPastSchedule(sent, now),
  createdAt: madeAt(sent, now),
});

/** The order's creation time and requested time. */
export function datesOf(sent: NewOrder, now: number): Pick<OrderCard, 'createdAt' | 'scheduledFor'> {
  const { createdAt, document } = asTaken(sent, now);
  return { createdAt, scheduledFor: document.scheduledFor };
}

/**
 * Writes an order, with deadlines computed from `store`. Returns its card and event number. Returns null when
 * the store's state has changed: the caller retries with the current state. Throws {@link AlreadyReceived}.
 */
export async function receiveOrder(
  tx: Transaction,
  sent: NewOrder,
  { store, menu, isOutsideAreas, rules, proven, contentHash }: Believed,
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
  const card: BroughtCard = {
    ...cardOfOrder(order),
    status: sent.awaitsCharge ? 'awaiting-payment' : 'pending',
    receivedAt: now,
    ...deadlinesOf(order, now, { ...store, isOpen: statusOf(store, now) === 'open' }),
    isOutsideAreas,
    itemsOut: [...new Set([...sold.short, ...out])],
    differences: orderDifferences(order, { ...rules, products }, now),
  };
  const placed: PlacedOrder = {
    card,
    externalId: order.externalId,
    contentHash,
    document: order.document,
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
    return numbers === null ? null : { card: newCard(numbers.orderId, card), seq: numbers.seq };
  } catch (error) {
    throw isKnownOrder(error) ? new AlreadyReceived() : error;
  }
}
