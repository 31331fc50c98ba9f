import { expect, it } from 'vitest';
import { type DocumentState, isExplained, isTurnedDown, maySendDocument } from './documents.ts';
import type { ReceiverState } from './receiver-state.ts';

it.each<[DocumentState, ReceiverState, at: number, boolean]>([
  ['missing', 'pending', 0, true],
  ['waiting', 'pending', 0, true],
  ['rejected', 'enabled', 5, true],
  ['approved', 'pending', 0, false],
  ['approved', 'enabled', 5, false],
  ['approved', 'activated', 5, false],
  // After a rejection by the payment provider the document may be sent again, even while the corrected form
  // waits.
  ['approved', 'rejected', 5, true],
  ['approved', 'pending', 5, true],
])('a document that is %s, of a store that is %s since %i: may be sent %s', (state, receiver, at, may) => {
  expect(maySendDocument({ state, verdict: null }, { state: receiver, at })).toBe(may);
});

it('a document rejected by the payment provider is sent again; an old verdict does not apply to the new picture', () => {
  const receiver = { state: 'enabled', at: 5 } as const;
  expect([
    maySendDocument({ state: 'approved', verdict: 'rejected' }, receiver),
    maySendDocument({ state: 'approved', verdict: 'approved' }, receiver),
    isTurnedDown({ state: 'approved', verdict: 'rejected' }),
    isTurnedDown({ state: 'waiting', verdict: 'rejected' }),
  ]).toEqual([true, false, true, false]);
});

it("'other reason' requires a text", () => {
  expect([
    isExplained('expired', null),
    isExplained('other', 'curto'),
    isExplained('other', 'A foto é de outro.'),
  ]).toEqual([true, false, true]);
});
