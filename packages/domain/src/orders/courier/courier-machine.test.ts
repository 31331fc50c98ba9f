import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statusLabel } from '../orders/board.ts';
import {
  COURIER_KINDS,
  type CourierPerson,
  type CourierRequestStatus,
  courierStatusOf,
  hasEnded,
  isFurther,
} from '../orders/courier-request.ts';
import type { OrderCard } from '../orders/order.ts';
import { decideTransition, isFinal, isLegalEdge, type StatusTarget } from '../orders/order-status.ts';
import { aCard } from '../orders/testing/a-card.ts';
import { afterCourier, decideCourierRequest } from './courier-effects.ts';
import { afterReport, COURIER_EVENTS, type CourierReport } from './courier-events.ts';

const JOAO: CourierPerson = { name: 'João', vehicle: 'Moto', plate: null, phone: null };
const at = Date.parse('2026-11-20T22:10:00Z');

function anOrder(over: Partial<OrderCard> = {}): OrderCard {
  return aCard({
    code: 'K7QF',
    status: 'accepted',
    version: 2,
    createdAt: at,
    receivedAt: at,
    acceptBy: at,
    promisedFor: at,
    customerName: 'Conceição',
    district: 'Liberdade',
    itemCount: 2,
    totalCents: 6490,
    paymentSummary: 'Pix pago',
    canUseCourier: true,
    isLocated: true,
    ...over,
  });
}

const reported = (type: CourierReport['type'], person: CourierPerson | null = null): CourierReport => ({
  type,
  person,
});
const reach = (status: CourierRequestStatus, ...reports: CourierReport[]) =>
  reports.reduce(afterReport, { status, person: null, isSentBack: false });

describe('reports', () => {
  it.each([
    ['accepted without a name goes on searching', [reported('accepted')], 'searching'],
    ['accepted by somebody', [reported('accepted', JOAO)], 'waiting-collect'],
    [
      'late acceptance after pick-up',
      [reported('order-picked', JOAO), reported('accepted')],
      'with-delivery',
    ],
    [
      'late rejection after acceptance',
      [reported('accepted', JOAO), reported('rejected')],
      'waiting-collect',
    ],
    ['unknown words', [reported(null, JOAO)], 'searching'],
    [
      'delivered, then on its way back',
      [reported('order-delivered'), reported('returning-to-merchant')],
      'finished',
    ],
    [
      'not delivered, on its way back',
      [reported('order-picked', JOAO), reported('returning-to-merchant')],
      'returning',
    ],
    ['back at the store', [reported('returning-to-merchant'), reported('returned-to-merchant')], 'returned'],
    ['back, then over', [reported('returning-to-merchant'), reported('delivery-finished')], 'returned'],
    ['delivered after all', [reported('returning-to-merchant'), reported('order-delivered')], 'finished'],
    ['nothing after the end', [reported('cancelled'), reported('accepted', JOAO)], 'cancelled'],
  ] as const)('%s', (_name, reports, status) => {
    expect(reach('searching', ...reports).status).toBe(status);
  });

  it('ending a recalled delivery end it at the store', () => {
    const back = { status: 'with-delivery' as const, person: JOAO, isSentBack: true };
    expect(afterReport(back, reported('delivery-finished')).status).toBe('returned');
    expect(afterReport(back, reported('order-delivered')).status).toBe('finished');
  });

  it('preserve the known data of the courier', () => {
    const phone = { name: null, vehicle: null, plate: null, phone: '11 9' };
    expect(reach('searching', reported('accepted', JOAO), reported('pickup-ongoing', phone)).person).toEqual({
      ...JOAO,
      phone: '11 9',
    });
  });
});

describe('effects on the order', () => {
  const request = { requestId: 7, kind: 'service' as const, linkCode: null };

  it('searching, coming, picking up and delivering move an accepted order forward', () => {
    const seen = (['searching', 'waiting-collect', 'with-delivery', 'finished'] as const).map((status) => {
      const order = afterCourier(anOrder(), { ...request, status }, at)?.order;
      return [order?.status, order?.kitchenStage, order?.courierStatus, order?.closedAt];
    });
    expect(seen).toEqual([
      ['accepted', 'released', 'searching', null],
      ['accepted', 'ready', 'waiting-collect', null],
      ['sent', null, 'with-delivery', null],
      ['delivered', null, 'finished', at],
    ]);
  });

  it('a call-off before pick-up sets it back; after pick-up it stays sent and may get another courier', () => {
    const carried = { courierRequestId: '7', courierLinkCode: 'A-K7QF2' };
    const before = anOrder({ ...carried, kitchenStage: 'ready', courierStatus: 'waiting-collect' });
    const after = anOrder({ ...carried, status: 'sent', courierStatus: 'with-delivery' });
    const free = { courierStatus: null, courierRequestId: null, courierLinkCode: null };
    const cancelled = { ...request, status: 'cancelled' as const };
    expect(afterCourier(before, cancelled, at)?.order).toMatchObject({
      ...free,
      status: 'accepted',
      kitchenStage: null,
    });
    const dropped = afterCourier(after, cancelled, at)?.order;
    expect(dropped).toMatchObject({ ...free, courierStatus: 'dropped', status: 'sent' });
    expect(dropped && decideCourierRequest(dropped).ok).toBe(true);
  });

  it('stays sent after it was brought back, until a user decides', () => {
    const away = anOrder({ status: 'sent', courierStatus: 'with-delivery', courierRequestId: '7' });
    const seen = (['returning', 'returned'] as const).map((status) => {
      const order = afterCourier(away, { ...request, status }, at)?.order;
      return (
        order && [
          order.status,
          statusLabel(order),
          decideCourierRequest(order).ok,
          decideTransition(order, 'cancelled').ok,
          decideTransition(order, 'delivered').ok,
        ]
      );
    });
    expect(seen).toEqual([
      ['sent', 'VOLTANDO PARA A LOJA', false, true, true],
      ['sent', 'VOLTOU PARA A LOJA', true, true, true],
    ]);
  });

  it('removes the undo: no change can be undone while a courier is called', () => {
    const undo = { status: 'pending' as const, kitchenStage: null, until: at + 5_000 };
    expect(afterCourier(anOrder({ undo }), { ...request, status: 'asking' }, at)?.order.undo).toBeNull();
  });
});

/** Steps for an order with a courier: users press buttons and the service reports, in any order. */
type Step = { press: StatusTarget } | { report: CourierReport } | { request: true } | { callOff: true };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    press: fc.constantFrom<StatusTarget>(
      'printed',
      'in-line',
      'released',
      'ready',
      'sent',
      'delivered',
      'cancelled',
    ),
  }),
  fc.record({
    report: fc.record({
      type: fc.option(fc.constantFrom(...COURIER_EVENTS)),
      person: fc.option(fc.constant(JOAO)),
    }),
  }),
  fc.constant<Step>({ request: true }),
  fc.constant<Step>({ callOff: true }),
);

describe('order × courier', () => {
  it('every run follows the rules of both machines', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.constantFrom(...COURIER_KINDS), (steps, kind) => {
        let order = anOrder();
        let request: {
          requestId: number;
          kind: typeof kind;
          linkCode: null;
          status: CourierRequestStatus;
        } | null = null;
        let person: CourierPerson | null = null;
        let requests = 0;
        const apply = (status: CourierRequestStatus) => {
          if (request === null || status === request.status) return;
          expect(hasEnded(request.status)).toBe(false);
          expect(isFurther(status, request.status)).toBe(true);
          request = { ...request, status };
          const effect = afterCourier(order, request, at);
          if (effect === null) return;
          const before = order;
          order = effect.order;
          expect(isFinal(before.status) ? before.status : order.status).toBe(order.status);
          if (before.status !== order.status) expect(isLegalEdge(before.status, order.status)).toBe(true);
        };
        for (const each of steps) {
          if ('press' in each) {
            const decision = decideTransition(order, each.press);
            if (!decision.ok) continue;
            const { next } = decision.value;
            order = { ...order, ...next, closedAt: isFinal(next.status) ? at : null };
          } else if ('report' in each && request !== null) {
            const next = afterReport(
              { status: (request as { status: CourierRequestStatus }).status, person, isSentBack: false },
              each.report,
            );
            person = next.person;
            apply(next.status);
          } else if ('request' in each && decideCourierRequest(order).ok) {
            if (request !== null && !hasEnded((request as { status: CourierRequestStatus }).status)) continue;
            request = {
              requestId: ++requests,
              kind,
              linkCode: null,
              status: kind === 'own' ? 'searching' : 'asking',
            };
            person = null;
            order = afterCourier(order, request, at)?.order ?? order;
            expect(['accepted', 'sent']).toContain(order.status);
          } else if ('callOff' in each && request !== null) {
            const next = afterReport(
              { status: (request as { status: CourierRequestStatus }).status, person, isSentBack: false },
              reported('cancelled'),
            );
            apply(next.status);
          }
          // The order's courier status always matches its request.
          const carried =
            request === null ? null : courierStatusOf((request as { status: CourierRequestStatus }).status);
          // Only a sent order can be without a courier.
          if (order.courierStatus === 'dropped')
            expect([carried, order.status === 'accepted']).toEqual([null, false]);
          else expect(order.courierStatus).toBe(carried);
          expect(order.courierRequestId === null).toBe(carried === null);
          expect((order.closedAt !== null) === isFinal(order.status)).toBe(true);
        }
      }),
      { numRuns: 2_000, seed: 20 },
    );
  });
});
