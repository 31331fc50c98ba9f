import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/**
 * Runs one command of the checks, shows its output, and returns its exit code. `environment` is added to our
 * variables.
 */
export function runStep(
  name: string,
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const started = performance.now();
  console.log(`\n▸ ${name}`);
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', fail);
    child.once('exit', (code) => {
      console.log(
        `${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
      );
      done(code ?? 1);
    });
  });
}
