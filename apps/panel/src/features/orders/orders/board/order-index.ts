import type { OrderCard } from '@comanda/domain/orders/orders/order';

/**
 * Up to this number, changed orders are inserted one by one. More changed orders are sorted together with all
 * others.
 */
export const FEW_ORDERS = 16;

/**
 * An immutable list of orders, sorted by order id. Faster than a map: adding an order copies only an array of
 * references, while a copied map would insert every order again.
 */
export class OrderIndex {
  readonly #orders: readonly OrderCard[];

  private constructor(orders: readonly OrderCard[]) {
    this.#orders = orders;
  }

  /** Makes an index of these orders. If several have the same order id, the last one is used. */
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

  /** All orders, sorted by order id. */
  values(): readonly OrderCard[] {
    return this.#orders;
  }

  /** Returns an index with these orders added; an order with the same id is replaced. */
  with(orders: readonly OrderCard[]): OrderIndex {
    if (orders.length > FEW_ORDERS) return OrderIndex.of([...this.#orders, ...orders]);
    let book: OrderIndex = this;
    for (const order of orders) {
      const replaced = book.get(order.orderId) === undefined ? 0 : 1;
      book = new OrderIndex(book.#orders.toSpliced(book.#placeOf(order.orderId), replaced, order));
    }
    return book;
  }

  /** Returns an index of the orders that pass `keep`; the same index if all orders pass. */
  filter(keep: (order: OrderCard) => boolean): OrderIndex {
    const stored = this.#orders.filter(keep);
    return stored.length === this.size ? this : new OrderIndex(stored);
  }

  /**
   * Ids of orders that only one index has, or that are different objects in both. Unsorted; an id may appear
   * twice.
   */
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

  /** Array index of the order with this id, or the array index at which to insert it. */
  #placeOf(orderId: number): number {
    return placeIn(this.#orders, (order) => order.orderId < orderId);
  }
}

/**
 * Binary search in a sorted list: counts the orders at its start that pass `isBefore`. All orders after them
 * must not pass.
 */
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
