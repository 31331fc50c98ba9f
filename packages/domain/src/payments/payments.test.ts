import { expect, it } from 'vitest';
import { isNewer } from './payment-states.ts';
import { readReference, referenceOf } from './reference.ts';
import { decideRefund } from './refund-room.ts';

it('names an attempt at something of a store, and reads the name back', () => {
  const reference = { storeId: 12, kind: 'charge', id: 34, attempt: 1 } as const;
  expect(referenceOf(reference)).toBe('s12-charge34-1');
  expect(readReference('s12-charge34-1')).toEqual(reference);
});

it.each([
  '',
  's12-charge34',
  's0-charge1-1',
  's1-cheque1-1',
  's1-charge1-1 ',
  's1-charge01-1',
  'S1-charge1-1',
])('%j is no reference of ours', (text) => expect(readReference(text)).toBeNull());

it.each([
  ['captured', 'waiting', true],
  ['captured', 'expired', true],
  ['waiting', 'captured', false],
  ['refused', 'captured', false],
  ['expired', 'refused', false],
  ['captured', 'captured', false],
  ['won', 'open', true],
  ['open', 'won', false],
  ['lost', 'won', false],
] as const)('%s after %s: %s', (told, known, moves) => expect(isNewer(told, known)).toBe(moves));

it.each([
  ['all of it', {}, 6490, null],
  ['what is left', { refundedCents: 3000 }, 3490, null],
  ['0,01 more than was paid', {}, 6491, 'too-much'],
  ['0,01 more than is left', { refundedCents: 6490 }, 1, 'too-much'],
  ['what is contested', { isBlocked: true }, 100, 'blocked'],
  ['what was not paid', { isCaptured: false }, 100, 'not-captured'],
])('refund of %s', (_named, over, cents, reason) => {
  const charge = { isCaptured: true, cents: 6490, refundedCents: 0, isBlocked: false, ...over };
  expect(decideRefund(charge, cents)).toEqual(
    reason === null ? { ok: true, value: cents } : { ok: false, reason },
  );
});
