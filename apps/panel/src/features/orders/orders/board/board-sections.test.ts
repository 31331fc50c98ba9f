import { ORDER_STATUSES } from '@comanda/domain/orders/orders/order-status';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrderCard, EVENING } from '../testing/an-order-card.ts';
import { sectionsOf } from './board-sections.ts';
import {
  applyOrderEvent,
  applyStatusChanged,
  type BoardState,
  emptyBoard,
  forgetClosedBefore,
  replaceWithSnapshot,
  settleOptimistic,
  showOptimistic,
} from './board-state.ts';

const boardOf = (...orders: ReturnType<typeof anOrderCard>[]) =>
  replaceWithSnapshot(emptyBoard, { seq: 1, orders });
const ids = (orders: readonly { orderId: number }[]) => orders.map((order) => order.orderId);

describe('sectionsOf', () => {
  it('puts the order with the earliest answer deadline first', () => {
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

  it.each([
    ['still waits for its payment', { status: 'awaiting-payment' }],
    ['expired without its payment', { status: 'cancelled', closedAt: EVENING, isNeverPaid: true }],
  ] as const)('leaves out an order that %s', (_what, over) => {
    const lists = sectionsOf(boardOf(anOrderCard(over)));
    expect(Object.values(lists).flat()).toEqual([]);
  });

  it('returns the same array for an unchanged section', () => {
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
    const after = sectionsOf(state, { board, sections: before });
    expect(after['in-production']).toBe(before['in-production']);
    expect(after.pending).not.toBe(before.pending);
  });

  it('gives the same result for single changes as for a new sort', () => {
    const card = fc.record({
      orderId: fc.integer({ min: 1, max: 12 }),
      version: fc.integer({ min: 1, max: 9 }),
      status: fc.constantFrom(...ORDER_STATUSES),
      acceptBy: fc.integer({ min: EVENING, max: EVENING + 3 }),
      promisedFor: fc.integer({ min: EVENING, max: EVENING + 3 }),
      closedAt: fc.integer({ min: EVENING, max: EVENING + 3 }),
    });
    const step = fc.oneof(
      card.map((parts) => (board: BoardState) => applyStatusChanged(board, { order: anOrderCard(parts) })),
      card.map((parts) => (board: BoardState) => showOptimistic(board, anOrderCard(parts), 1)),
      fc.integer({ min: 1, max: 12 }).map((id) => (board: BoardState) => settleOptimistic(board, id, 1)),
      fc.constant((board: BoardState) => forgetClosedBefore(board, EVENING + 2)),
      fc
        .array(card, { maxLength: 20 })
        .map(
          (cards) => (board: BoardState) =>
            replaceWithSnapshot(board, { seq: 1, orders: cards.map((parts) => anOrderCard(parts)) }),
        ),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let view = { board: emptyBoard, sections: sectionsOf(emptyBoard) };
        for (const take of steps) {
          const board = take(view.board);
          view = { board, sections: sectionsOf(board, view) };
          expect(view.sections).toEqual(sectionsOf(board));
        }
      }),
    );
  });
});
