import { expect, it } from 'vitest';
import { createHelper, type SeenOrder } from './keep-up.ts';

const MINUTE_MS = 60_000;
const NOON = Date.parse('2026-11-21T15:00:00Z');

const order = (more: Partial<SeenOrder>): SeenOrder => ({
  ...{ orderId: 1, status: 'pending', fulfilment: 'delivery', courierStatus: null, scheduledFor: null },
  ...more,
});

it.each([
  [order({}), 4, 'accepted'],
  [order({ status: 'accepted' }), 14, 'sent'],
  [order({ status: 'accepted', fulfilment: 'pickup' }), 14, 'ready-for-pickup'],
  [order({ status: 'sent' }), 22, 'delivered'],
  [order({ status: 'ready-for-pickup', fulfilment: 'pickup' }), 12, 'delivered'],
] as const)('leaves %o alone for %i minutes, then it is %s', (seen, minutes, target) => {
  const assistant = createHelper();
  expect(assistant([seen], NOON)).toEqual([]);
  expect(assistant([seen], NOON + minutes * MINUTE_MS - 1)).toEqual([]);
  expect(assistant([seen], NOON + minutes * MINUTE_MS)).toEqual([
    { orderId: 1, expected: seen.status, target },
  ]);
});

it('waits again from the start when another user changed the order', () => {
  const assistant = createHelper();
  assistant([order({})], NOON);
  expect(assistant([order({ status: 'accepted' })], NOON + 5 * MINUTE_MS)).toEqual([]);
  expect(assistant([order({ status: 'accepted' })], NOON + 10 * MINUTE_MS)).toEqual([]);
});

it.each([
  ['a courier has it', order({ status: 'sent', courierStatus: 'with-delivery' })],
  ['it is for later', order({ status: 'accepted', scheduledFor: NOON + 200 * MINUTE_MS })],
  ['nobody has paid it', order({ status: 'awaiting-payment' })],
  ['it is done', order({ status: 'delivered' })],
])('does nothing where %s', (_why, seen) => {
  const assistant = createHelper();
  assistant([seen], NOON);
  expect(assistant([seen], NOON + 100 * MINUTE_MS)).toEqual([]);
});
