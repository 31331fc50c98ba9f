import { expect, it } from 'vitest';
import { actionsFor, afterProblem, awaitsStore } from './delivery-problem.ts';

const reported = {
  reason: 'NOBODY_TO_RECEIVE',
  words: 'ninguém',
  at: 1000,
  canFinish: true,
  needsStore: true,
};
const open = { ...reported, answer: null, isAnswerTaken: false };
const answered = { ...open, answer: 'return-to-store', isAnswerTaken: true } as const;

it('preserves its answer after repeated reports, and ignores late ones', () => {
  expect(afterProblem(null, reported)).toEqual(open);
  expect(afterProblem(answered, reported)).toBe(answered);
  expect(afterProblem(open, { ...reported, needsStore: false })).toEqual({ ...open, needsStore: false });
  expect(afterProblem({ ...open, needsStore: false }, reported)).toEqual({ ...open, needsStore: false });
  expect(afterProblem(answered, null)).toBe(answered);
  expect(afterProblem(answered, { ...reported, at: 999 })).toBe(answered);
  expect(afterProblem(answered, { ...reported, at: 1001 })).toEqual({ ...open, at: 1001 });
});

it('waits for the store only while the service needs an answer and has none', () => {
  expect(awaitsStore(null)).toBe(false);
  expect(awaitsStore(open)).toBe(true);
  expect(awaitsStore({ ...open, needsStore: false })).toBe(false);
  expect(awaitsStore(answered)).toBe(false);
});

it('offers to deliver only when the delivery can still be finished', () => {
  expect(actionsFor(reported)).toEqual(['deliver-product', 'return-to-store', 'cancel-delivery']);
  expect(actionsFor({ canFinish: false })).toEqual(['return-to-store', 'cancel-delivery']);
});
