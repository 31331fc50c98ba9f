import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { AppError } from './errors/app-error.ts';
import { NotSetUp } from './errors/not-set-up.ts';
import { createLogger } from './log.ts';
import { type NoteFailure, RepeatedWork } from './repeated-work.ts';

/** Runs these functions, one per round. Returns the logged lines and the reported changes. */
function roundsOf(works: readonly ((noteFailure: NoteFailure) => Promise<number>)[]) {
  const lines: Record<string, unknown>[] = [];
  const destination = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  let place = 0;
  const rounds = new RepeatedWork({
    ...{ job: 'mails', everyMs: 1_000, failure: 'mails not sent', log: createLogger('info', destination) },
    work: async (_stopping, noteFailure) => {
      const work = works[place];
      place += 1;
      return work === undefined ? 0 : work(noteFailure);
    },
  });
  let turns = 0;
  rounds.watch(() => {
    turns += 1;
  });
  return { rounds, lines, turns: () => turns };
}
const fails = (error: unknown) => async () => Promise.reject(error);

it('records the number of handled things in the last round and in the last round with work', async () => {
  const { rounds, turns } = roundsOf([async () => 3, async () => 0]);
  await rounds.run();
  const workedAt = rounds.state.endedAt;
  await rounds.run();
  expect(rounds.state).toMatchObject({ handled: 0, worked: 3, workedAt, failures: 0, failedAt: null });
  expect(rounds.state.succeededAt).toBe(rounds.state.endedAt);
  expect(turns()).toBe(0);
});

it('counts failed rounds in a row, reports the first failure and the recovery, and logs the number', async () => {
  const failure = Object.assign(new Error('key (phone)=(11 98765-4321) exists'), { code: '23505' });
  const { rounds, lines, turns } = roundsOf([async () => 1, fails(failure), fails(failure), async () => 1]);
  await rounds.run();
  const { succeededAt } = rounds.state;
  await rounds.run();
  await rounds.run();
  expect(turns()).toBe(1);
  expect(rounds.state).toMatchObject({ failures: 2, failuresInRow: 2, failure: 'Error 23505', succeededAt });
  expect(JSON.stringify(rounds.state)).not.toContain('98765');
  expect(lines).toMatchObject([{ msg: 'mails not sent', job: 'mails', traceId: expect.any(String) }]);
  await rounds.run();
  expect(turns()).toBe(2);
  expect(rounds.state).toMatchObject({ failures: 2, failuresInRow: 0, failure: 'Error 23505' });
});

it('a round with a failed part does not succeed, and a missing service is no failure', async () => {
  const { rounds } = roundsOf([
    async (noteFailure) => {
      noteFailure(new AppError('server.busy'));
      return 4;
    },
    async (noteFailure) => {
      noteFailure(new NotSetUp('no mail server'));
      return 1;
    },
  ]);
  await rounds.run();
  expect(rounds.state).toMatchObject({ failures: 1, failure: 'server.busy', succeededAt: null, handled: 4 });
  await rounds.run();
  expect(rounds.state).toMatchObject({ failures: 1, failuresInRow: 0, handled: 1 });
});
