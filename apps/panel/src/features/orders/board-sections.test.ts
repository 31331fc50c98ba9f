import { describe, expect, it } from 'vitest';
import { sectionsOf } from './board-sections.ts';
import { applyOrderEvent, emptyBoard, replaceWithSnapshot } from './board-state.ts';
import { anOrderCard, EVENING } from './testing/an-order-card.ts';

const boardOf = (...orders: ReturnType<typeof anOrderCard>[]) =>
  replaceWithSnapshot(emptyBoard, { seq: 1, orders });
const ids = (orders: readonly { orderId: number }[]) => orders.map((order) => order.orderId);

describe('sectionsOf', () => {
  it('puts the order to be answered soonest first', () => {
    const { pending } = sectionsOf(
      boardOf(
        anOrderCard({ orderId: 1, acceptBy: EVENING + 3 }),
        anOrderCard({ orderId: 2, acceptBy: EVENING + 1 }),
      ),
    );
    expect(ids(pending)).toEqual([2, 1]);
  });

  it('puts the latest promise in production on top and the newest closed order first', () => {
    const lists = sectionsOf(
      boardOf(
        anOrderCard({ orderId: 1, status: 'accepted', promisedFor: EVENING + 9 }),
        anOrderCard({ orderId: 2, status: 'accepted', promisedFor: EVENING - 9 }),
        anOrderCard({ orderId: 3, status: 'delivered', closedAt: EVENING }),
        anOrderCard({ orderId: 4, status: 'delivered', closedAt: EVENING + 5 }),
      ),
    );
    expect(ids(lists['in-production'])).toEqual([2, 1]);
    expect(ids(lists.delivered)).toEqual([4, 3]);
  });

  it('leaves out what still waits for its payment', () => {
    const lists = sectionsOf(boardOf(anOrderCard({ status: 'awaiting-payment' })));
    expect(Object.values(lists).flat()).toEqual([]);
  });

  it('keeps the array of a section in which nothing changed', () => {
    const board = boardOf(anOrderCard({ orderId: 1 }), anOrderCard({ orderId: 2, status: 'accepted' }));
    const before = sectionsOf(board);
    const { state } = applyOrderEvent(board, {
      seq: 2,
      kind: 'new',
      order: anOrderCard({ orderId: 3 }),
      actorName: null,
      actorSessionId: null,
      happened: 'received',
      actorKind: 'platform',
    });
    const after = sectionsOf(state, before);
    expect(after['in-production']).toBe(before['in-production']);
    expect(after.pending).not.toBe(before.pending);
  });
});
