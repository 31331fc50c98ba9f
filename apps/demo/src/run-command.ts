import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const CLI_DIR = resolve(import.meta.dirname, '../../server/src/cli');

export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command of the server and resolves to its output. `input` goes to the command's standard input. */
export async function runCommand(
  command: 'create-store.ts' | 'import-history.ts' | 'provedor.ts',
  args: readonly string[],
  input: Iterable<string>,
  options: { env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<CommandResult> {
  const child = spawn(process.execPath, [resolve(CLI_DIR, command), ...args], {
    env: options.env,
    stdio: ['pipe', 'pipe', 'pipe'],
    signal: options.signal,
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  const ended = new Promise<number>((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => done(code ?? 1));
  });
  // If a command ends early, writing to its input fails. The error is ignored, because the command's output
  // explains more.
  await Promise.all([ended, pipeline(Readable.from(input), child.stdin).catch(() => undefined)]);
  return { code: await ended, ...output };
}
