import { setTimeout as sleep } from 'node:timers/promises';
import type { FoundPrinter, PrinterTrouble } from '@comanda/domain/orders/printing/print-device';
import { FAULTS } from '../texts.ts';
import { type PrintDocument, PrinterFault, type Sending } from './printer-backend.ts';
import type { ProgramAnswer, ProgramCall, RunProgram } from './run-program.ts';
import type { Spooler } from './spooler.ts';

/** Disables translations, because the agent parses the output. */
const PLAIN = { LC_ALL: 'C' };
const LISTING_MS = 5_000;
const FIRST_CHECK_MS = 150;
const LONGEST_CHECK_MS = 2_000;
/** If a ticket is queued for longer than this, its printer is off or has no paper. */
const WAITS_AFTER_MS = 10_000;

/**
 * Prints on Linux and macOS. A queue also accepts jobs for a printer that is off, and delivers them later. A
 * job counts as printed when it has left the queue. Before that, it is not sent again and stays in the
 * journal.
 */
export function createCupsSpooler(run: RunProgram): Spooler {
  return {
    async list() {
      const [names, fallback, states] = await Promise.all([
        runAndRead(run, 'lpstat', ['-e']),
        runAndRead(run, 'lpstat', ['-d']),
        runAndRead(run, 'lpstat', ['-l', '-p']),
      ]);
      const defaultName = /^system default destination: (.+)$/m.exec(fallback)?.[1] ?? null;
      return names
        .split('\n')
        .map((line) => line.trim())
        .filter((name) => name !== '')
        .map((name) => ({
          name,
          isDefault: name === defaultName,
          hasDriver: true,
          ...conditionOf(name, states),
        }));
    },
    backend: (printer) => ({
      async send(document, sending) {
        await sending.begins();
        const request = await submit(run, printer, document);
        await untilPrinted(run, printer, request, sending);
      },
    }),
  };
}

/** CUPS names of states that stop a printer. Each may end with '-error' or '-warning'. */
const ALERTS: readonly [PrinterTrouble, RegExp][] = [
  ['cover-open', /(?:^|\s)(?:cover|door|interlock)-open/],
  ['paper-out', /(?:^|\s)media-(?:empty|needed)/],
  ['no-answer', /(?:^|\s)(?:offline|connecting-to-device|timed-out|shutdown)/],
  ['halted', /(?:^|\s)(?:media-jam|cutter-\S*(?:error|missing|fault)|paused|stopped)/],
];

/** State of a queue. The name is not part of a pattern, because names may contain any character. */
function conditionOf(name: string, states: string): Pick<FoundPrinter, 'isOnline' | 'trouble'> {
  const lines = states.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`printer ${name} `));
  if (at < 0) return { isOnline: null, trouble: null };
  const ofOthers = lines.findIndex((line, index) => index > at && line.startsWith('printer '));
  const own = lines.slice(at + 1, ofOthers < 0 ? undefined : ofOthers);
  const alerts = own.find((line) => /^\s+Alerts:/.test(line)) ?? '';
  const alarm = ALERTS.find(([, words]) => words.test(alerts))?.[0];
  const isStopped = lines[at]?.startsWith(`printer ${name} disabled`) ?? false;
  const trouble = alarm ?? (isStopped ? 'halted' : null);
  return { isOnline: trouble !== 'no-answer', trouble };
}

/**
 * Runs a program that lists printers or jobs, and returns its output. The output is empty if there is no
 * printing system.
 */
async function runAndRead(run: RunProgram, program: string, args: readonly string[]): Promise<string> {
  try {
    return (await run({ program, args, env: PLAIN, timeoutMs: LISTING_MS })).stdout;
  } catch {
    return '';
  }
}

/** Adds the document to the queue. Returns the queue's job name, e.g. 'COZINHA-12'. */
async function submit(run: RunProgram, printer: string, document: PrintDocument): Promise<string> {
  const how = document.form === 'raw' ? ['-o', 'raw'] : [];
  const answer = await start(run, {
    program: 'lp',
    // '-' is standard input. The name is a single argument, so any character in it is safe.
    args: ['-d', printer, '-t', document.title, ...how, '-'],
    input: document.bytes,
    env: PLAIN,
  });
  if (answer.code === 0) {
    const request = /request id is (\S+)/.exec(answer.stdout)?.[1];
    if (request !== undefined) return request;
  }
  const output = `${answer.stderr}${answer.stdout}`;
  if (/not accepting/i.test(output)) throw new PrinterFault(FAULTS.queueRefuses, { isUntouched: true });
  if (/does not exist|unknown destination|no default destination/i.test(output)) {
    throw new PrinterFault(FAULTS.queueMissing, { isUntouched: true });
  }
  // The program could not reach the printing system. If it was killed before its answer, the result is unknown.
  if (answer.code !== null && answer.code !== 0)
    throw new PrinterFault(FAULTS.noSpooler, { isUntouched: true });
  throw new PrinterFault(FAULTS.noSpooler);
}

async function start(run: RunProgram, call: ProgramCall): Promise<ProgramAnswer> {
  try {
    return await run(call);
  } catch (error) {
    throw new PrinterFault(FAULTS.noSpooler, { cause: error, isUntouched: true });
  }
}

async function untilPrinted(
  run: RunProgram,
  printer: string,
  request: string,
  { signal, waits }: Sending,
): Promise<void> {
  const since = performance.now();
  let isLate = false;
  for (let pause = FIRST_CHECK_MS; ; pause = Math.min(pause * 2, LONGEST_CHECK_MS)) {
    if (!(await isQueued(run, printer, request))) break;
    if (!isLate && performance.now() - since > WAITS_AFTER_MS) {
      isLate = true;
      waits(FAULTS.queueWaits);
    }
    try {
      await sleep(pause, undefined, { signal });
    } catch {
      await start(run, { program: 'cancel', args: [request], env: PLAIN, timeoutMs: LISTING_MS });
      throw new PrinterFault(FAULTS.stopping);
    }
  }
  if (isLate) waits(null);
}

/** True if the queue still contains the job, or if the system does not answer. */
async function isQueued(run: RunProgram, printer: string, request: string): Promise<boolean> {
  try {
    const answer = await run({
      program: 'lpstat',
      args: ['-W', 'not-completed', '-o', printer],
      env: PLAIN,
      timeoutMs: LISTING_MS,
    });
    if (answer.code !== 0) return !/unknown destination|invalid destination/i.test(answer.stderr);
    return answer.stdout.split('\n').some((line) => line.split(/\s+/, 1)[0] === request);
  } catch {
    return true;
  }
}
