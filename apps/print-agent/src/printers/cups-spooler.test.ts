import { describe, expect, it } from 'vitest';
import { FAULTS } from '../texts.ts';
import { createCupsSpooler } from './cups-spooler.ts';
import type { ProgramAnswer, ProgramCall, RunProgram } from './run-program.ts';

type Recorded = Partial<ProgramAnswer> | Error;

/**
 * A fake printing system. Its answers are recorded by program and first argument. A list contains the answers
 * of consecutive calls.
 */
function recorded(answers: Record<string, Recorded | Recorded[]>): { run: RunProgram; calls: ProgramCall[] } {
  const calls: ProgramCall[] = [];
  return {
    calls,
    async run(call) {
      calls.push(call);
      const known = answers[`${call.program} ${call.args[0]}`] ?? {};
      const answer = Array.isArray(known) ? (known.length > 1 ? known.shift() : known[0]) : known;
      if (answer instanceof Error) throw answer;
      return { code: 0, stdout: '', stderr: '', ...answer };
    },
  };
}

const DOCUMENT = { title: 'Comanda K7QF · COZINHA', form: 'raw' as const, bytes: Buffer.from('abc') };

function aSending(signal = new AbortController().signal) {
  const log: (string | null)[] = [];
  const begins = async () => void log.push('begins');
  return { log, sending: { begins, waits: (reason: string | null) => void log.push(reason), signal } };
}

describe('CUPS', () => {
  it('lists its queues, the default queue and the stopped ones', async () => {
    const { run, calls } = recorded({
      'lpstat -e': { stdout: 'CAIXA\nCOZINHA_2\n' },
      'lpstat -d': { stdout: 'system default destination: COZINHA_2\n' },
      'lpstat -l': {
        stdout:
          'printer CAIXA disabled since Sat Nov 21 2026 -\n\tPaused\n\tAlerts: paused\nprinter COZINHA_2 is idle.  enabled since Sat\n\tAlerts: none\n',
      },
    });
    expect(await createCupsSpooler(run).list()).toEqual([
      { name: 'CAIXA', isDefault: false, hasDriver: true, isOnline: true, trouble: 'halted' },
      { name: 'COZINHA_2', isDefault: true, hasDriver: true, isOnline: true, trouble: null },
    ]);
    expect(calls.every(({ env }) => env?.LC_ALL === 'C')).toBe(true);
  });

  it.each([
    ['media-empty-error media-needed-error', 'paper-out', true],
    ['cover-open-warning media-empty', 'cover-open', true],
    ['offline-report', 'no-answer', false],
    ['connecting-to-device', 'no-answer', false],
    ['media-low-warning', null, true],
    ['none', null, true],
  ])('understands the alert %s', async (alerts, trouble, isOnline) => {
    const { run } = recorded({
      'lpstat -e': { stdout: 'A\nB\n' },
      'lpstat -l': {
        stdout: `printer A is idle.\n\tAlerts: ${alerts}\nprinter B is idle.\n\tAlerts: media-jam\n`,
      },
    });
    expect(await createCupsSpooler(run).list()).toMatchObject([
      { name: 'A', trouble, isOnline },
      { name: 'B', trouble: 'halted' },
    ]);
  });

  it('has no queues if it is not installed', async () => {
    const missing = Object.assign(new Error('spawn lpstat ENOENT'), { code: 'ENOENT' });
    const { run } = recorded({ 'lpstat -e': missing, 'lpstat -d': missing, 'lpstat -l': missing });
    expect(await createCupsSpooler(run).list()).toEqual([]);
  });

  it('passes raw bytes unchanged and waits until they have left the queue', async () => {
    const { run, calls } = recorded({
      'lp -d': { stdout: 'request id is CAIXA-12 (0 file(s))\n' },
      'lpstat -W': [
        { stdout: 'CAIXA-12                root              1024   Sat Nov 21\n' },
        { stdout: 'CAIXA-123               root              1024   Sat Nov 21\n' },
      ],
    });
    const { log, sending } = aSending();
    await createCupsSpooler(run).backend('CAIXA').send(DOCUMENT, sending);
    expect(calls[0]).toMatchObject({
      program: 'lp',
      args: ['-d', 'CAIXA', '-t', DOCUMENT.title, '-o', 'raw', '-'],
      input: DOCUMENT.bytes,
    });
    expect(calls.filter(({ program }) => program === 'lpstat')).toHaveLength(2);
    expect(log).toEqual(['begins']);
  });

  it('passes pages to the driver, and names only as arguments', async () => {
    const { run, calls } = recorded({ 'lp -d': { stdout: 'request id is X-1 (0 file(s))\n' } });
    const name = 'x; rm -rf / $(reboot)';
    await createCupsSpooler(run)
      .backend(name)
      .send({ ...DOCUMENT, form: 'pdf' }, aSending().sending);
    expect(calls[0]?.args).toEqual(['-d', name, '-t', DOCUMENT.title, '-']);
  });

  it.each([
    ['lp: The printer or class does not exist.', FAULTS.queueMissing],
    ['lp: Destination "CAIXA" is not accepting jobs.', FAULTS.queueRefuses],
    ['lp: Bad file descriptor', FAULTS.noSpooler],
  ])('understands "%s", and that nothing was sent', async (stderr, reason) => {
    const { run } = recorded({ 'lp -d': { code: 1, stderr } });
    const sent = createCupsSpooler(run).backend('CAIXA').send(DOCUMENT, aSending().sending);
    await expect(sent).rejects.toMatchObject({ message: reason, isUntouched: true });
  });

  it('removes a ticket that is no longer wanted from the queue', async () => {
    const ending = new AbortController();
    const { run, calls } = recorded({
      'lp -d': { stdout: 'request id is CAIXA-12 (0 file(s))\n' },
      'lpstat -W': { stdout: 'CAIXA-12 root 1024 Sat\n' },
    });
    const { sending } = aSending(ending.signal);
    const sent = createCupsSpooler(async (call) => {
      if (call.program === 'lpstat') ending.abort();
      return run(call);
    })
      .backend('CAIXA')
      .send(DOCUMENT, sending);
    await expect(sent).rejects.toThrow(FAULTS.stopping);
    expect(calls.at(-1)).toMatchObject({ program: 'cancel', args: ['CAIXA-12'] });
  });
});
