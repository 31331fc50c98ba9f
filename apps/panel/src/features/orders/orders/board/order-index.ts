import type { OrderCard } from '@comanda/domain/orders/orders/order';

/** Up to this many changed orders are inserted one by one; more are sorted together with all others. */
export const FEW_ORDERS = 16;

/**
 * An immutable list of orders, sorted by number. Adding an order copies only references; a copied map would insert
 * every order again.
 */
export class OrderIndex {
  readonly #orders: readonly OrderCard[];

  private constructor(orders: readonly OrderCard[]) {
    this.#orders = orders;
  }

  /** An index of these orders. If several orders have one number, the last one is used. */
  static of(orders: Iterable<OrderCard>): OrderIndex {
    const byId = new Map<number, OrderCard>();
    for (const order of orders) byId.set(order.orderId, order);
    return new OrderIndex([...byId.values()].sort((one, other) => one.orderId - other.orderId));
  }

  get size(): number {
    return this.#orders.length;
  }

  get(orderId: number): OrderCard | undefined {
    const order = this.#orders[this.#placeOf(orderId)];
    return order?.orderId === orderId ? order : undefined;
  }

  /** Sorted by number. */
  values(): readonly OrderCard[] {
    return this.#orders;
  }

  /** An index with these orders inserted, or replaced by number. */
  with(orders: readonly OrderCard[]): OrderIndex {
    if (orders.length > FEW_ORDERS) return OrderIndex.of([...this.#orders, ...orders]);
    let book: OrderIndex = this;
    for (const order of orders) {
      const replaced = book.get(order.orderId) === undefined ? 0 : 1;
      book = new OrderIndex(book.#orders.toSpliced(book.#placeOf(order.orderId), replaced, order));
    }
    return book;
  }

  /** An index of the orders that pass `keep`; the same index if all pass. */
  filter(keep: (order: OrderCard) => boolean): OrderIndex {
    const stored = this.#orders.filter(keep);
    return stored.length === this.size ? this : new OrderIndex(stored);
  }

  /** The numbers of orders that are missing or different objects in the other index; unsorted, some twice. */
  differencesFrom(other: OrderIndex): number[] {
    const [mine, theirs] = [this.#orders, other.#orders];
    const shorter = Math.min(mine.length, theirs.length);
    let start = 0;
    while (start < shorter && mine[start] === theirs[start]) start += 1;
    let end = 0;
    while (end < shorter - start && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1;
    const idsOf = (orders: readonly OrderCard[], book: OrderIndex) =>
      orders
        .slice(start, orders.length - end)
        .filter((order) => book.get(order.orderId) !== order)
        .map(({ orderId }) => orderId);
    return [...idsOf(mine, other), ...idsOf(theirs, this)];
  }

  /** The index of the order with that number, or the index to insert it. */
  #placeOf(orderId: number): number {
    return placeIn(this.#orders, (order) => order.orderId < orderId);
  }
}

/** Counts the orders of a sorted list before a position: `isBefore` is true for the first ones and for no later one. */
export function placeIn(orders: readonly OrderCard[], isBefore: (order: OrderCard) => boolean): number {
  let from = 0;
  for (let to = orders.length; from < to; ) {
    const middle = (from + to) >>> 1;
    const order = orders[middle];
    if (order && isBefore(order)) from = middle + 1;
    else to = middle;
  }
  return from;
}
