import { expect, it } from 'vitest';
import { type ChangeStatus, readRejectionReason, statusOfRequest } from './pending-changes.ts';

const change = (after: string | null, status: ChangeStatus) => ({ after, status });

it.each([
  ['something else', 'B', 'A', [], 'new'],
  ['the first there is', 'A', null, [], 'new'],
  ['nothing any more', null, 'A', [], 'new'],
  ['what stands', 'A', 'A', [], 'same-as-now'],
  ['nothing where nothing is', null, null, [], 'same-as-now'],
  ['anything while something waits', 'C', 'A', [change('B', 'pending')], 'waiting'],
  ['what was rejected', 'B', 'A', [change('B', 'rejected')], 'rejected-before'],
  [
    'what was rejected long ago',
    'B',
    'A',
    [change('C', 'approved'), change('B', 'rejected')],
    'rejected-before',
  ],
  ['what was rejected, then approved', 'B', 'A', [change('B', 'approved'), change('B', 'rejected')], 'new'],
  [
    'what was rejected, then withdrawn',
    'B',
    'A',
    [change('B', 'withdrawn'), change('B', 'rejected')],
    'rejected-before',
  ],
  ['what was withdrawn', 'B', 'A', [change('B', 'withdrawn')], 'new'],
  ['another than was rejected', 'C', 'A', [change('B', 'rejected')], 'new'],
] as const)('asking for %s', (_what, request, now, earlier, state) => {
  expect(statusOfRequest(request, now, earlier)).toBe(state);
});

it.each([
  ['a sentence', '  O logotipo   está\ncortado. ', 'O logotipo está cortado.'],
  ['ten letters', '1234567890', '1234567890'],
  ['nine letters', '123456789', null],
  ['blanks', ' '.repeat(40), null],
  ['300 letters', 'a'.repeat(300), 'a'.repeat(300)],
  ['301 letters', 'a'.repeat(301), null],
])('%s as a reason', (_what, typed, stored) => {
  expect(readRejectionReason(typed)).toBe(stored);
});
