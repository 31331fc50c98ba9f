import { expect, it } from 'vitest';
import { compareReport } from './compare-report.ts';
import { isNewer } from './payment-states.ts';
import { readReference, referenceOf } from './reference.ts';
import { decideRefund } from './refund-room.ts';
import { transferSteps } from './transfer-steps.ts';

it('names an attempt of a store, and reads the name back', () => {
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
] as const)('%s after %s: %s', (reported, known, moves) => expect(isNewer(reported, known)).toBe(moves));

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

const ours = [
  { reference: 's1-charge1-1', event: 'captured', cents: 6490 },
  { reference: 's1-refund1-1', event: 'refunded', cents: -1000 },
];
const complete = { openingCents: 100, closingCents: 5590, lines: ours };

it.each<[string, Parameters<typeof compareReport>[1], object[]]>([
  ['the same, in another order', { ...complete, lines: ours.toReversed() }, []],
  [
    'a line that is missing there',
    { ...complete, closingCents: 6590, lines: ours.slice(0, 1) },
    [{ reference: 's1-refund1-1', event: 'refunded', ourCents: -1000, theirCents: null }],
  ],
  [
    'a cent more there',
    { ...complete, closingCents: 5591, lines: [...ours, { ...ours[0], cents: 1 } as (typeof ours)[0]] },
    [{ reference: 's1-charge1-1', event: 'captured', ourCents: 6490, theirCents: 6491 }],
  ],
  [
    'what nobody asked for',
    {
      ...complete,
      closingCents: 5595,
      lines: [...ours, { reference: 's9-charge9-1', event: 'captured', cents: 5 }],
    },
    [{ reference: 's9-charge9-1', event: 'captured', ourCents: null, theirCents: 5 }],
  ],
  [
    'a balance that does not come out',
    { ...complete, closingCents: 0 },
    [{ event: 'saldo', ourCents: 5590, theirCents: 0 }],
  ],
])('a report with %s', (_named, theirs, differences) =>
  expect(compareReport(ours, theirs)).toMatchObject(differences),
);

it.each([
  ['waiting', 'paid', ['paid']],
  ['asking', 'failed', ['failed']],
  ['paid', 'returned', ['returned']],
  ['waiting', 'returned', ['paid', 'returned']],
  ['paid', 'paid', []],
  ['paid', 'waiting', []],
  ['paid', 'failed', []],
  ['failed', 'paid', []],
  ['returned', 'paid', []],
] as const)('a transfer saved as %s and reported as %s takes the steps %j', (known, reported, steps) =>
  expect(transferSteps(known, reported)).toEqual(steps),
);
