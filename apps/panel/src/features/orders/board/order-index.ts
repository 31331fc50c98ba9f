import type { OrderCard } from '@comanda/domain/orders/order';

/** Up to so many changed orders are put where they belong one by one; more are sorted with all the others. */
export const FEW_ORDERS = 16;

/**
 * Orders by their number, never changed in place. They stand in the order of their numbers: one order more costs a copy
 * of references, where a copied map would sort in every order again.
 */
export class OrderIndex {
  readonly #orders: readonly OrderCard[];

  private constructor(orders: readonly OrderCard[]) {
    this.#orders = orders;
  }

  /** A book of these orders; of several with one number the last counts. */
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

  /** In the order of their numbers. */
  values(): readonly OrderCard[] {
    return this.#orders;
  }

  /** The book with these orders put in, or in the place of those with their numbers. */
  with(orders: readonly OrderCard[]): OrderIndex {
    if (orders.length > FEW_ORDERS) return OrderIndex.of([...this.#orders, ...orders]);
    let book: OrderIndex = this;
    for (const order of orders) {
      const replaced = book.get(order.orderId) === undefined ? 0 : 1;
      book = new OrderIndex(book.#orders.toSpliced(book.#placeOf(order.orderId), replaced, order));
    }
    return book;
  }

  /** The book of the orders that `keep` wants; this very one when it wants all. */
  filter(keep: (order: OrderCard) => boolean): OrderIndex {
    const kept = this.#orders.filter(keep);
    return kept.length === this.size ? this : new OrderIndex(kept);
  }

  /** The numbers of the orders that another book does not have, or has as another object; in any order, some twice. */
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

  /** Where an order of that number stands, or would. */
  #placeOf(orderId: number): number {
    return placeIn(this.#orders, (order) => order.orderId < orderId);
  }
}

/** How many orders of a sorted list stand before a place: `isBefore` holds for the first ones and for no later one. */
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
