import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offeredActions } from './order-actions.ts';
import {
  decideTransition,
  isFinal,
  isLegalEdge,
  KITCHEN_STAGES,
  ORDER_STATUSES,
  type OrderState,
  type StatusTarget,
} from './order-status.ts';

function aState(over: Partial<OrderState> = {}): OrderState {
  return {
    status: 'pending',
    fulfilment: 'delivery',
    kitchenStage: null,
    isPrinted: false,
    courierStatus: null,
    ...over,
  };
}

const anyState = fc.record({
  status: fc.constantFrom(...ORDER_STATUSES),
  fulfilment: fc.constantFrom('delivery' as const, 'pickup' as const),
  kitchenStage: fc.option(fc.constantFrom(...KITCHEN_STAGES)),
  isPrinted: fc.boolean(),
  courierStatus: fc.option(
    fc.constantFrom(
      'searching' as const,
      'waiting-collect' as const,
      'with-delivery' as const,
      'returning' as const,
      'returned' as const,
      'dropped' as const,
      'finished' as const,
    ),
  ),
});
const anyTarget = fc.constantFrom<StatusTarget>(
  'pending',
  'accepted',
  'printed',
  ...KITCHEN_STAGES,
  'sent',
  'ready-for-pickup',
  'delivered',
  'cancelled',
);

describe('decideTransition', () => {
  it.each<[string, Partial<OrderState>, StatusTarget, string]>([
    ['accept a pending order', { status: 'pending' }, 'accepted', 'accepted'],
    ['print accepts a pending order', { status: 'pending' }, 'printed', 'accepted'],
    ['send a delivery', { status: 'accepted' }, 'sent', 'sent'],
    ['send a printed delivery', { status: 'accepted', isPrinted: true }, 'sent', 'sent'],
    [
      'call the customer to the counter',
      { status: 'accepted', fulfilment: 'pickup' },
      'ready-for-pickup',
      'ready-for-pickup',
    ],
    ['deliver straight from accepted', { status: 'accepted' }, 'delivered', 'delivered'],
    ['deliver what was sent', { status: 'sent' }, 'delivered', 'delivered'],
    ['cancel what was sent', { status: 'sent' }, 'cancelled', 'cancelled'],
    [
      'the courier stages do not hold',
      { status: 'accepted', kitchenStage: 'released', courierStatus: 'searching' },
      'sent',
      'sent',
    ],
  ])('%s', (_name, over, target, status) => {
    const decision = decideTransition(aState(over), target);
    expect(decision).toMatchObject({ ok: true, value: { changed: true, next: { status } } });
  });

  it.each<[string, Partial<OrderState>, StatusTarget, string]>([
    ['send a pending order', {}, 'sent', 'illegal-transition'],
    ['send a pickup order', { status: 'accepted', fulfilment: 'pickup' }, 'sent', 'illegal-transition'],
    ['counter for a delivery', { status: 'accepted' }, 'ready-for-pickup', 'illegal-transition'],
    ['cancel a delivered order', { status: 'delivered' }, 'cancelled', 'illegal-transition'],
    ['reopen a cancelled order', { status: 'cancelled' }, 'accepted', 'illegal-transition'],
    ['stage of a pending order', {}, 'released', 'illegal-transition'],
    [
      'send while a courier is searched',
      { status: 'accepted', courierStatus: 'searching' },
      'sent',
      'courier-active',
    ],
    [
      'printing does not unlock',
      { status: 'accepted', isPrinted: true, courierStatus: 'waiting-collect' },
      'cancelled',
      'courier-active',
    ],
  ])('refuses: %s', (_name, over, target, reason) => {
    expect(decideTransition(aState(over), target)).toEqual({ ok: false, reason });
  });

  it('repeating a reached state changes nothing', () => {
    fc.assert(
      fc.property(anyState, anyTarget, (state, target) => {
        const first = decideTransition(state, target);
        if (!first.ok) return;
        expect(decideTransition(first.value.next, target)).toMatchObject({
          ok: true,
          value: { changed: false },
        });
      }),
    );
  });

  it('never leaves a final state and never walks an illegal edge', () => {
    fc.assert(
      fc.property(anyState, fc.array(anyTarget, { maxLength: 12 }), (start, targets) => {
        let state = start;
        for (const target of targets) {
          const decision = decideTransition(state, target);
          if (!decision.ok) continue;
          const next = decision.value.next;
          if (next.status !== state.status) {
            expect(isFinal(state.status)).toBe(false);
            expect(isLegalEdge(state.status, next.status)).toBe(true);
          }
          state = next;
        }
      }),
    );
  });
});

describe('offeredActions', () => {
  it.each<[Partial<OrderState>, string[]]>([
    [{ status: 'pending' }, ['accept', 'cancel']],
    [{ status: 'accepted' }, ['send', 'deliver', 'cancel']],
    [{ status: 'accepted', fulfilment: 'pickup' }, ['ready-for-pickup', 'deliver', 'cancel']],
    [{ status: 'sent' }, ['deliver', 'cancel']],
    [{ status: 'ready-for-pickup', fulfilment: 'pickup' }, ['deliver', 'cancel']],
    [{ status: 'delivered' }, ['(cancel)']],
    [{ status: 'cancelled' }, []],
    [{ status: 'accepted', courierStatus: 'searching' }, ['(send)', '(deliver)', '(cancel)']],
  ])('%j shows %j', (over, expected) => {
    const shown = offeredActions(aState(over)).map((a) => (a.isEnabled ? a.action : `(${a.action})`));
    expect(shown).toEqual(expected);
  });

  it('every enabled action is one the rules accept', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        for (const offered of offeredActions(state)) {
          if (offered.isEnabled) expect(decideTransition(state, offered.target).ok).toBe(true);
        }
      }),
    );
  });
});
