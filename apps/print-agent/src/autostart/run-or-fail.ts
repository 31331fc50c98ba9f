import type { RunProgram } from '../printers/run-program.ts';
import { COMMANDS } from '../texts.ts';

/**
 * Runs a system program that must succeed. If the program fails, its output is thrown as a message for
 * people.
 */
export async function runOrFail(run: RunProgram, program: string, args: readonly string[]): Promise<void> {
  let output: string;
  try {
    const { code, stderr, stdout } = await run({ program, args });
    if (code === 0) return;
    output = stderr.trim() || stdout.trim() || String(code);
  } catch (error) {
    output = error instanceof Error ? error.message : String(error);
  }
  throw new Error(COMMANDS.systemRefused(program, output));
}

/** Runs a system program. Ignores a failure, because it only means that there was nothing to do. */
export async function runAnyhow(run: RunProgram, program: string, args: readonly string[]): Promise<void> {
  await run({ program, args }).catch(() => undefined);
}
