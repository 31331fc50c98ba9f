import { expect, it } from 'vitest';
import { HAPPENINGS, isInTimeline, KINDS_WITH_TYPED_NOTE } from './kinds.ts';

it('only a note that the program makes is stored with its step', () => {
  const own = HAPPENINGS.filter((kind) => isInTimeline(kind) && !KINDS_WITH_TYPED_NOTE.includes(kind));
  expect(own.toSorted()).toEqual([
    'courier-requested',
    'pending',
    'print-failed',
    'print-given-up',
    'print-requested',
    'received',
    'released',
    'undone',
  ]);
});
