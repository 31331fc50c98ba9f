import { spawn } from 'node:child_process';

/** The result of a system program. */
export interface ProgramAnswer {
  /** Exit code. Null if a signal ended the program. */
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface ProgramCall {
  program: string;
  args: readonly string[];
  input?: Uint8Array;
  /** Variables in addition to the agent's own environment. */
  env?: Readonly<Record<string, string>>;
  timeoutMs?: number;
}

/** Runs a program with its arguments unchanged, without a shell. Rejects if the program cannot start. */
export type RunProgram = (call: ProgramCall) => Promise<ProgramAnswer>;

const PATIENCE_MS = 20_000;
const MAX_OUTPUT = 256 * 1024;

export const runProgram: RunProgram = ({ program, args, input, env, timeoutMs = PATIENCE_MS }) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, [...args], {
      shell: false,
      windowsHide: true,
      timeout: timeoutMs,
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        if (output[name].length < MAX_OUTPUT) output[name] += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...output }));
    // Ignores errors on the input, because a program may end without reading it. The exit code shows the
    // result.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
