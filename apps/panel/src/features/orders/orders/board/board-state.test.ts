import type { OrderEvent } from '@comanda/contract/realtime/events';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrderCard, EVENING } from '../testing/an-order-card.ts';
import {
  applyMissedEvents,
  applyOrderEvent,
  applyStatusChanged,
  type BoardState,
  emptyBoard,
  followClock,
  forgetClosedBefore,
  replaceWithSnapshot,
  settleOptimistic,
  showOptimistic,
  visibleOrder,
} from './board-state.ts';

const anEvent = (seq: number, order: OrderCard): OrderEvent => ({
  seq,
  kind: order.version === 1 ? 'new' : 'changed',
  order,
  actorName: null,
  actorSessionId: null,
  happened: 'changed',
  actorKind: 'user',
});
const boardAt = (seq: number, ...orders: OrderCard[]) => replaceWithSnapshot(emptyBoard, { seq, orders });
const ordersOf = (state: BoardState) => state.orders.values();

describe('applyOrderEvent', () => {
  it('applies the next event', () => {
    const { outcome, state } = applyOrderEvent(boardAt(4), anEvent(5, anOrderCard()));
    expect(outcome).toBe('applied');
    expect(state.seq).toBe(5);
    expect(ordersOf(state)).toHaveLength(1);
  });

  it('skips known events and refuses those that leave a gap', () => {
    const board = boardAt(4);
    expect(applyOrderEvent(board, anEvent(4, anOrderCard()))).toEqual({ outcome: 'duplicate', state: board });
    expect(applyOrderEvent(board, anEvent(6, anOrderCard()))).toEqual({ outcome: 'gap', state: board });
    expect(applyOrderEvent(emptyBoard, anEvent(1, anOrderCard())).outcome).toBe('gap');
  });

  it('an event with an older version advances the number and leaves the order', () => {
    const newer = anOrderCard({ version: 7, status: 'sent' });
    const { outcome, state } = applyOrderEvent(boardAt(4, newer), anEvent(5, anOrderCard({ version: 6 })));
    expect(outcome).toBe('applied');
    expect(state.seq).toBe(5);
    expect(ordersOf(state)).toEqual([newer]);
  });
});

describe('replaceWithSnapshot', () => {
  it('never goes backwards', () => {
    const board = boardAt(9, anOrderCard({ version: 3 }));
    expect(replaceWithSnapshot(board, { seq: 8, orders: [] })).toBe(board);
  });

  it('does not replace an order that an own answer made newer', () => {
    const answered = applyStatusChanged(boardAt(4, anOrderCard()), {
      order: anOrderCard({ version: 2, status: 'accepted' }),
    });
    expect(ordersOf(replaceWithSnapshot(answered, { seq: 4, orders: [anOrderCard()] }))[0]?.version).toBe(2);
  });
});

describe('optimistic changes', () => {
  const shown = anOrderCard({ status: 'accepted' });

  it('are seen at once and can be taken back', () => {
    const changed = showOptimistic(boardAt(1, anOrderCard()), shown, 1);
    expect(visibleOrder(changed, 1)?.status).toBe('accepted');
    expect(visibleOrder(settleOptimistic(changed, 1, 1), 1)?.status).toBe('pending');
  });

  it('are removed by each newer version from the server', () => {
    const changed = showOptimistic(boardAt(1, anOrderCard()), shown, 1);
    const { state } = applyOrderEvent(changed, anEvent(2, anOrderCard({ version: 2, status: 'cancelled' })));
    expect(visibleOrder(state, 1)?.status).toBe('cancelled');
    expect(state.optimistic.size).toBe(0);
  });

  it('are only taken back by the command that made them', () => {
    const twice = showOptimistic(showOptimistic(boardAt(1, anOrderCard()), shown, 1), shown, 2);
    expect(visibleOrder(settleOptimistic(twice, 1, 1), 1)?.status).toBe('accepted');
  });
});

describe('day and clock', () => {
  it('drops orders closed before the day began', () => {
    const old = anOrderCard({ orderId: 2, status: 'delivered', closedAt: EVENING - 1 });
    expect(ordersOf(forgetClosedBefore(boardAt(1, anOrderCard(), old), EVENING))).toEqual([anOrderCard()]);
  });

  it('follows the server clock, but ignores small differences', () => {
    const board = followClock(emptyBoard, EVENING + 90_000, EVENING);
    expect(board.clockOffsetMs).toBe(90_000);
    expect(followClock(board, EVENING + 90_400, EVENING)).toBe(board);
  });
});

/** A history of one store: each event changes one order to its next version. */
function historyOf(orderIds: readonly number[]): OrderEvent[] {
  const versions = new Map<number, number>();
  return orderIds.map((orderId, index) => {
    const version = (versions.get(orderId) ?? 0) + 1;
    versions.set(orderId, version);
    return anEvent(index + 1, anOrderCard({ orderId, version, totalCents: version }));
  });
}

/** The server's board after its first `seq` events. */
function truthAt(history: readonly OrderEvent[], seq: number): OrderCard[] {
  const orders = new Map<number, OrderCard>();
  for (const { order } of history.slice(0, seq)) orders.set(order.orderId, order);
  return [...orders.values()].sort((a, b) => a.orderId - b.orderId);
}

type Step =
  | { kind: 'push' | 'snapshot' | 'missed'; at: number }
  | { kind: 'answer' | 'optimistic' | 'rollback'; at: number };

const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('push', 'push', 'push', 'snapshot', 'missed', 'answer', 'optimistic', 'rollback'),
  at: fc.nat({ max: 40 }),
});

describe('any interleaving', () => {
  it("with duplicates, gaps, late snapshots, pages, answers and own changes ends with the server's state", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 40 }),
        fc.array(anyStep, { maxLength: 80 }),
        (orderIds, steps) => {
          const history = historyOf(orderIds);
          const seqOf = (at: number) => at % (history.length + 1);
          let state = emptyBoard;
          let lastSeq = -1;
          for (const [token, step] of steps.entries()) {
            const seq = seqOf(step.at);
            const event = history[seq - 1];
            if (step.kind === 'push' && event) state = applyOrderEvent(state, event).state;
            if (step.kind === 'snapshot')
              state = replaceWithSnapshot(state, { seq, orders: truthAt(history, seq) });
            // A page of missed events may begin at any event and end before the newest one.
            if (step.kind === 'missed')
              state = applyMissedEvents(state, { events: history.slice(seq, seq + 7) }).state;
            if (step.kind === 'answer' && event) state = applyStatusChanged(state, { order: event.order });
            if (step.kind === 'optimistic' && event) state = showOptimistic(state, event.order, token);
            if (step.kind === 'rollback' && event)
              state = settleOptimistic(state, event.order.orderId, token - 1);
            // The event number never decreases, and no order is older than this number.
            expect(state.seq ?? -1).toBeGreaterThanOrEqual(lastSeq);
            lastSeq = state.seq ?? -1;
            for (const order of state.seq === null ? [] : truthAt(history, state.seq))
              expect(state.orders.get(order.orderId)?.version).toBeGreaterThanOrEqual(order.version);
          }
          // Fetches everything that is missing, as the panel does after each reconnection.
          if (state.seq === null)
            state = replaceWithSnapshot(state, {
              seq: history.length,
              orders: truthAt(history, history.length),
            });
          state = applyMissedEvents(state, { events: history.slice(state.seq ?? 0) }).state;
          expect(state.seq).toBe(history.length);
          expect(ordersOf(state)).toEqual(truthAt(history, history.length));
          for (const [orderId, overlay] of state.optimistic)
            expect(overlay.baseVersion).toBe(state.orders.get(orderId)?.version);
        },
      ),
      { numRuns: 500 },
    );
  });
});
