import { expect, it } from 'vitest';
import { countsOf, type FactOrder, foldedName, itemKeyOf, orderFactOf, saleWayOf } from './order-fact.ts';

it.each(['Vila Mariana', 'vila mariana ', 'VILA  MARIANA', 'Víla Mariana', '\u00a0Vila\tMariana'])(
  'a district written as %j is one of five',
  (name) => {
    expect(foldedName(name)).toBe('vila mariana');
  },
);

it('a product is one item under any name; an unknown product counts by its name', () => {
  expect(itemKeyOf({ productId: 7, name: 'Calabresa' })).toBe(
    itemKeyOf({ productId: 7, name: 'Calabresa G' }),
  );
  expect(itemKeyOf({ productId: null, name: 'CALABRESA ' })).toBe(
    itemKeyOf({ productId: null, name: 'calabresa' }),
  );
});

it.each([
  [{ onlineCents: 0, cardCents: 0, cashCents: 0 }, 'online'],
  [{ onlineCents: 10, cardCents: 10, cashCents: 10 }, 'online'],
  [{ onlineCents: 0, cardCents: 10, cashCents: 10 }, 'card'],
  [{ onlineCents: 5, cardCents: 0, cashCents: 10 }, 'cash'],
] as const)('%j counts once, as %s', (paid, way) => {
  expect(saleWayOf(paid)).toBe(way);
});

const AT = Date.parse('2026-11-14T15:00:00Z');
const order: FactOrder = {
  ...{ orderId: 1, version: 3, status: 'delivered', fulfilment: 'delivery', district: 'Centro' },
  ...{ createdAt: AT, acceptedAt: AT, sentAt: AT, closedAt: AT, promisedFor: AT },
  ...{ cancelledBy: null, cancelCode: null, commissionCents: 1_200, hasTerms: true, isNeverPaid: false },
  lines: [{ totalCents: 10_000 }],
  fees: [
    { kind: 'delivery', cents: 500, receivedBy: 'MERCHANT' },
    { kind: 'tip', cents: 1_000, receivedBy: 'MERCHANT' },
    { kind: 'service', cents: 700, receivedBy: 'MARKETPLACE' },
  ],
  ...{ discounts: [], payments: [{ method: 'CASH', isPrepaid: false, cents: 12_200 }] },
};
const factOf = (over: Partial<FactOrder>) =>
  orderFactOf({ ...order, ...over }, { day: '2026-11-14', hour: 12, customerNo: null });

it('fees that are no product are separated from the subtotal, for any receiver', () => {
  expect(factOf({})).toMatchObject({ subtotalCents: 11_700, otherFeesCents: 1_700, deliveryCents: 500 });
});

// 2:01 and 3:00 both count as 3 minutes, for 'in up to 3 minutes'. Any moment after the promised time is
// late.
it.each([
  [0, 0, 'kept'],
  [1, 1, 'late'],
  [59_999, 1, 'late'],
  [60_000, 1, 'late'],
  [60_001, 2, 'late'],
  [-1, 0, 'kept'],
  [-60_001, -1, 'kept'],
])('%i ms are %i minutes, and a promise is %s', (ms, minutes, promise) => {
  const fact = factOf({ ...{ acceptedAt: AT + ms, sentAt: AT + 2 * ms, closedAt: AT + ms } });
  expect([fact.acceptMinutes, fact.kitchenMinutes, fact.doorMinutes, fact.lateMinutes]).toEqual(
    Array.from({ length: 4 }, () => minutes),
  );
  const promises = countsOf(fact, [], []).filter(({ kind }) => kind === 'promise');
  expect(promises.map(({ key }) => key)).toEqual([promise]);
});

it.each([
  [{ status: 'cancelled', isNeverPaid: true }, 'unpaid', []],
  [{ status: 'cancelled', isNeverPaid: false }, 'cancelled', ['hour', 'method', 'reason']],
  [{ status: 'awaiting-payment', isNeverPaid: true }, 'open', []],
] as const)('%j is %s and counted by %j', (over, outcome, kinds) => {
  const fact = factOf(over);
  expect(fact.outcome).toBe(outcome);
  expect(countsOf(fact, [], []).map(({ kind }) => kind)).toEqual(kinds);
});
