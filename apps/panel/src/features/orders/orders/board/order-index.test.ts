import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrderCard } from '../testing/an-order-card.ts';
import { OrderIndex } from './order-index.ts';

const cards = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 4 })), { maxLength: 40 })
  .map((all) => all.map(([orderId, version]) => anOrderCard({ orderId, version })));
const asMap = (orders: ReturnType<typeof anOrderCard>[]) =>
  new Map(orders.map((order) => [order.orderId, order]));

describe('OrderIndex', () => {
  it('answers as a map would, in the order of numbers', () => {
    fc.assert(
      fc.property(cards, cards, (first, then) => {
        const before = OrderIndex.of(first);
        const book = before.with(then);
        const map = asMap([...first, ...then]);
        expect(book.size).toBe(map.size);
        expect(book.values()).toEqual([...map.values()].sort((a, b) => a.orderId - b.orderId));
        for (let orderId = 0; orderId <= 31; orderId += 1) expect(book.get(orderId)).toBe(map.get(orderId));
        expect(before.values()).toEqual(OrderIndex.of(first).values());
      }),
    );
  });

  it('finds orders that another index does not have, or has in another version', () => {
    fc.assert(
      fc.property(cards, cards, fc.integer({ min: 1, max: 30 }), (first, then, gone) => {
        const one = OrderIndex.of(first);
        const other = one.with(then).filter(({ orderId }) => orderId !== gone);
        const ids = Array.from({ length: 30 }, (_, index) => index + 1);
        expect(new Set(other.differencesFrom(one))).toEqual(
          new Set(ids.filter((orderId) => one.get(orderId) !== other.get(orderId))),
        );
      }),
    );
  });

  it('is the same index when no order is removed', () => {
    const book = OrderIndex.of([anOrderCard({ orderId: 7 })]);
    expect(book.filter(() => true)).toBe(book);
    expect(book.filter(() => false).size).toBe(0);
  });
});
