import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideTransition, type OrderState, type StatusTarget } from './order-status.ts';
import { asSeenOutside, decideUndo, UNDO_MS, type Undo, undoAfter, undoAt, wayBackFrom } from './undo.ts';

interface Order extends OrderState {
  undo: Undo | null;
  closedAt: number | null;
  acceptBy: number;
}

function anOrder(over: Partial<Order> = {}): Order {
  return {
    status: 'pending',
    fulfilment: 'delivery',
    kitchenStage: null,
    isPrinted: false,
    courierStatus: null,
    undo: null,
    closedAt: null,
    acceptBy: 480_000,
    ...over,
  };
}

describe('decideUndo', () => {
  const sent = anOrder({
    status: 'sent',
    undo: { status: 'accepted', kitchenStage: 'ready', until: 1_000 + UNDO_MS },
  });

  it('restores the previous status, up to the last moment', () => {
    expect(decideUndo(sent, 1_000 + UNDO_MS, UNDO_MS + 999)).toMatchObject({
      ok: true,
      value: { status: 'accepted', kitchenStage: 'ready', undo: null, closedAt: null, acceptBy: 480_000 },
    });
  });

  it.each([
    ['too late', sent, 1_000 + UNDO_MS, 1_000 + UNDO_MS, 'undo-over'],
    ['another change', sent, 999, 1_000, 'changed-meanwhile'],
    ['something that was taken back already', anOrder(), 9_000, 1_000, 'changed-meanwhile'],
    ['what nobody remembers any more', anOrder(), 9_000, 9_000, 'undo-over'],
  ] as const)('refuses %s', (_name, order, until, now, reason) => {
    expect(decideUndo(order, until, now)).toEqual({ ok: false, reason });
  });

  it('is over after the clock was set back: an undo never lasts an hour', () => {
    const anHourAgo = 1_000 - 3_600_000;
    expect(decideUndo(sent, 1_000 + UNDO_MS, anHourAgo)).toEqual({ ok: false, reason: 'undo-over' });
    expect(asSeenOutside(sent, anHourAgo)).toBe(sent);
  });

  it('gives at least a minute to accept again', () => {
    const accepted = anOrder({
      status: 'accepted',
      undo: { status: 'pending', kitchenStage: null, until: 9 },
    });
    expect(decideUndo({ ...accepted, acceptBy: 5 }, 9, 8)).toMatchObject({ value: { acceptBy: 60_008 } });
    expect(decideUndo({ ...accepted, acceptBy: 99_000 }, 9, 8)).toMatchObject({
      value: { acceptBy: 99_000 },
    });
  });
});

describe('undoAfter', () => {
  const undo: Undo = { status: 'pending', kitchenStage: null, until: 8_000 };
  const accepted = anOrder({ status: 'accepted', undo });

  it('preserves the undo through a message or a print', () => {
    expect(undoAfter(accepted, { ...accepted, isPrinted: true })).toBe(undo);
  });

  it.each<Partial<Order>>([
    { courierStatus: 'searching', kitchenStage: 'released' },
    { status: 'cancelled' },
    { kitchenStage: 'ready' },
  ])('closes it when something was built on the change: %j', (over) => {
    expect(undoAfter(accepted, { ...accepted, ...over })).toBeNull();
  });

  it('takes the new undo of a further change, even at the same moment', () => {
    const next: Undo = { status: 'accepted', kitchenStage: null, until: 8_000 };
    expect(undoAfter(accepted, { ...accepted, status: 'sent', undo: next })).toBe(next);
  });
});

/** Steps of the model: a requested status, an undo, or time that passes. */
type Step = { kind: 'ask'; target: StatusTarget } | { kind: 'undo' } | { kind: 'pass'; ms: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('ask' as const),
    target: fc.constantFrom<StatusTarget>(
      'accepted',
      'printed',
      'released',
      'ready',
      'sent',
      'ready-for-pickup',
      'delivered',
      'cancelled',
    ),
  }),
  fc.constant({ kind: 'undo' as const }),
  fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 10_000 }) }),
);

const RANK = { 'awaiting-payment': 0, pending: 1, accepted: 2, sent: 3, 'ready-for-pickup': 3 };
const rankOf = (status: Order['status']) =>
  status === 'delivered' || status === 'cancelled' ? 4 : RANK[status];

describe('the order machine with undo', () => {
  it('never reopens an order that outsiders saw closed, and an undo is exactly one step back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('delivery' as const, 'pickup' as const),
        fc.array(anyStep, { maxLength: 40 }),
        (fulfilment, steps) => {
          let now = 0;
          let order = anOrder({ fulfilment });
          let before: Order | null = null;
          let seen = asSeenOutside(order, now);
          for (const step of steps) {
            if (step.kind === 'pass') now += step.ms;
            if (step.kind === 'ask') {
              const decision = decideTransition(order, step.target);
              if (decision.ok && decision.value.changed) {
                const { next } = decision.value;
                const undo = wayBackFrom(order, next.status, now);
                const closedAt = next.status === 'delivered' || next.status === 'cancelled' ? now : null;
                const after = { ...order, ...next, closedAt, undo };
                if (next.status !== order.status) before = order;
                order = { ...after, undo: undoAfter(order, after) };
              }
            }
            if (step.kind === 'undo') {
              const decision = decideUndo(order, order.undo?.until ?? now, now);
              expect(decision.ok).toBe(undoAt(order, now) !== null);
              if (decision.ok) {
                expect(decision.value.status).toBe(before?.status);
                expect(decision.value.kitchenStage).toBe(before?.kitchenStage);
                expect(decideUndo(decision.value, order.undo?.until ?? 0, now).ok).toBe(false);
                order = decision.value;
              }
            }
            const shown = asSeenOutside(order, now);
            // Seen from outside, an order only moves forward, because changes that can still be undone are
            // not shown outside.
            expect(rankOf(shown.status)).toBeGreaterThanOrEqual(rankOf(seen.status));
            if (seen.status === 'delivered' || seen.status === 'cancelled')
              expect(shown.status).toBe(seen.status);
            expect(
              (order.closedAt !== null) === (order.status === 'delivered' || order.status === 'cancelled'),
            ).toBe(true);
            seen = shown;
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
