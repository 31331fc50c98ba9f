import { expect, it } from 'vitest';
import { type JobRounds, jobStateOf } from './job-state.ts';

const NOW = Date.parse('2026-11-30T15:00:00Z');
const MINUTE = 60_000;
const rounds = (changed: Partial<JobRounds> = {}): JobRounds => ({
  ...{ everyMs: 1_000, recordedAt: NOW - MINUTE, failuresInRow: 0 },
  ...{ beganAt: NOW - MINUTE, endedAt: NOW - MINUTE, succeededAt: NOW - MINUTE },
  ...changed,
});
const old = NOW - 10 * MINUTE;

it.each([
  ['a fresh success', [rounds()], 'well'],
  ['no round ended yet', [rounds({ beganAt: null, endedAt: null, succeededAt: null })], 'first'],
  ['its last rounds failed', [rounds({ succeededAt: old, failuresInRow: 3 })], 'failing'],
  ['one of two servers fails', [rounds(), rounds({ failuresInRow: 1 })], 'failing'],
  ['a round hangs', [rounds({ endedAt: old, succeededAt: old })], 'late'],
  ['the first round hangs', [rounds({ beganAt: old, endedAt: null, succeededAt: null })], 'late'],
  ['its server stopped', [rounds({ recordedAt: old, succeededAt: old })], 'late'],
  [
    'its server stopped while it failed',
    [rounds({ recordedAt: old, succeededAt: old, failuresInRow: 2 })],
    'late',
  ],
  [
    'another server took over',
    [rounds({ recordedAt: old, succeededAt: old, failuresInRow: 2 }), rounds()],
    'well',
  ],
  [
    'a rare job between two rounds',
    [rounds({ everyMs: 60 * MINUTE, succeededAt: NOW - 90 * MINUTE })],
    'well',
  ],
  [
    'a rare job after four intervals',
    [rounds({ everyMs: 60 * MINUTE, succeededAt: NOW - 240 * MINUTE })],
    'late',
  ],
] as const)('%s', (_case, servers, state) => {
  expect(jobStateOf(servers, NOW)).toBe(state);
});
