import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { HANGS_AFTER_MS } from '@comanda/testkit/patience';

/** A program to run. `env` is added to our own environment. */
export interface ProgramCall {
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: Record<string, string>;
}

/** A program that runs beside the bench. */
export interface RunningProgram {
  /**
   * Sends SIGTERM to the program and its children, then SIGKILL to those that remain. Resolves when all have
   * ended.
   */
  stop(): Promise<void>;
}

const POLL_MS = 100;
const END_PATIENCE_MS = 5_000;
const NOTIFIED = 3_000;

/** Runs a program to its end and returns its stdout. Throws the program's last output if it fails. */
export async function runProgram(call: ProgramCall): Promise<string> {
  const child = begin(call);
  let output = '';
  let words = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-NOTIFIED);
  });
  const code = await endOf(child);
  if (code !== 0)
    throw new Error(`${nameOf(call)} ended with ${code}:\n${output.slice(-NOTIFIED)}\n${words}`);
  return output;
}

/**
 * Starts a program and resolves when `url` answers with success. Throws the program's last output if it ends
 * before.
 */
export async function startProgram(call: ProgramCall, url: string): Promise<RunningProgram> {
  const child = begin(call);
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-NOTIFIED);
    });
  }
  let outcome: string | null = null;
  const ended = endOf(child).then(
    (code) => {
      outcome = `ended with ${code}`;
    },
    (error: Error) => {
      outcome = error.message;
    },
  );
  const endWithUs = () => signal(child, 'SIGKILL');
  process.once('exit', endWithUs);
  const stop = async () => {
    signal(child, 'SIGTERM');
    const patience = setTimeout(() => signal(child, 'SIGKILL'), END_PATIENCE_MS);
    await ended;
    clearTimeout(patience);
    signal(child, 'SIGKILL');
    process.off('exit', endWithUs);
  };

  const until = performance.now() + HANGS_AFTER_MS;
  while (!(await answersWell(url))) {
    if (outcome === null && performance.now() < until) {
      await delay(POLL_MS);
      continue;
    }
    await stop();
    throw new Error(`${nameOf(call)} is not ready (${outcome ?? 'still starting'}):\n${words}`);
  }
  return { stop };
}

async function answersWell(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function begin({ command, args, cwd, env }: ProgramCall): ChildProcess {
  return spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Runs in a separate process group, so that its children are ended with it.
    detached: true,
  });
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // All processes of the group have already ended.
  }
}

const nameOf = ({ command, args }: ProgramCall) => [command, ...args.slice(0, 3)].join(' ');
