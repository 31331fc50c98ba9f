import { expect, it } from 'vitest';
import { type FollowedReceivable, paymentStatusOf } from './payment-status.ts';

const payment = (over: Partial<FollowedReceivable>): FollowedReceivable => ({
  ...{ state: 'open', settlementState: null, isConfirmed: false, dueOn: '2026-11-30' },
  ...over,
});

it.each<[string, Partial<FollowedReceivable>]>([
  ['scheduled', {}],
  ['confirmed', { isConfirmed: true }],
  ['late', { dueOn: '2026-11-29', isConfirmed: true }],
  ['cancelled', { state: 'cancelled' }],
  ['confirmed', { state: 'settled', settlementState: 'pending', dueOn: '2026-11-27' }],
  ['confirmed', { state: 'settled', settlementState: 'processing' }],
  ['failed', { state: 'settled', settlementState: 'failed' }],
  ['paid', { state: 'settled', settlementState: 'paid' }],
])('is %s for %j', (status, over) => {
  expect(paymentStatusOf(payment(over), '2026-11-30')).toBe(status);
});
