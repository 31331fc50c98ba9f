import { expect, it } from 'vitest';
import { nextReceiverState, type ReceiverState, waitAgain } from './receiver-state.ts';

const reported = (state: ReceiverState, at: number) => ({
  state,
  at,
  reasons: state === 'rejected' ? ['foto'] : [],
});

it.each<[stored: [ReceiverState, number], reported: [ReceiverState, number], becomes: ReceiverState]>([
  [['pending', 0], ['enabled', 5], 'enabled'],
  [['pending', 0], ['activated', 5], 'activated'],
  [['pending', 0], ['rejected', 5], 'rejected'],
  [['enabled', 5], ['activated', 7], 'activated'],
  // The report arrives late, but its state is higher than the known state.
  [['enabled', 7], ['activated', 5], 'activated'],
  // A late report, or a report with a lower state, does not stop a store from selling.
  [['enabled', 5], ['pending', 9], 'enabled'],
  [['activated', 7], ['pending', 9], 'activated'],
  [['activated', 7], ['enabled', 9], 'activated'],
  [['activated', 7], ['enabled', 5], 'activated'],
  [['enabled', 7], ['rejected', 5], 'enabled'],
  [['enabled', 7], ['rejected', 7], 'enabled'],
  // Only a later rejection stops a store from selling, and only a later ready state ends the rejection.
  [['activated', 7], ['rejected', 8], 'rejected'],
  [['rejected', 8], ['activated', 7], 'rejected'],
  [['rejected', 8], ['enabled', 8], 'rejected'],
  [['rejected', 8], ['enabled', 9], 'enabled'],
  [['rejected', 8], ['pending', 9], 'rejected'],
])('%j, then %j', (stored, next, becomes) => {
  const status = reported(...stored);
  expect((nextReceiverState(status, reported(...next)) ?? status).state).toBe(becomes);
});

it('waits again after a rejection, and ignores states as old as the rejection', () => {
  const again = waitAgain(reported('rejected', 8));
  expect(again).toEqual({ state: 'pending', at: 8, reasons: [] });
  expect(nextReceiverState(again, reported('rejected', 8))).toBeNull();
  expect(nextReceiverState(again, reported('enabled', 5))).toBeNull();
  expect(nextReceiverState(again, reported('enabled', 9))).not.toBeNull();
  expect(waitAgain(reported('enabled', 3))).toEqual(reported('enabled', 3));
});
