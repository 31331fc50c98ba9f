import type { RunProgram } from '../printers/run-program.ts';
import { COMMANDS } from '../texts.ts';

/** Runs a program of the system that must succeed; throws, for people, with what it said otherwise. */
export async function runOrFail(run: RunProgram, program: string, args: readonly string[]): Promise<void> {
  let said: string;
  try {
    const { code, stderr, stdout } = await run({ program, args });
    if (code === 0) return;
    said = stderr.trim() || stdout.trim() || String(code);
  } catch (error) {
    said = error instanceof Error ? error.message : String(error);
  }
  throw new Error(COMMANDS.systemRefused(program, said));
}

/** Runs a program of the system whose refusal means nothing: there was nothing to do. */
export async function runAnyhow(run: RunProgram, program: string, args: readonly string[]): Promise<void> {
  await run({ program, args }).catch(() => undefined);
}
