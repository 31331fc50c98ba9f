import { setTimeout as sleep } from 'node:timers/promises';

interface TryAgainOptions {
  signal: AbortSignal;
  /** Milliseconds between the attempts. */
  pausesMs?: readonly number[];
  writeLine?(line: string): void;
}

const PAUSES_MS = [2_000, 5_000, 15_000, 30_000];

/**
 * Runs a part of the demonstration. Repeats it after a failure, because a slow machine answers late at its
 * start. Reports each failure, and in the end rejects with the last error. A repeated part must continue at
 * its last step.
 */
export async function tryAgain<T>(
  what: string,
  work: () => Promise<T>,
  { signal, pausesMs = PAUSES_MS, writeLine = console.error }: TryAgainOptions,
): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) throw error;
      const why = error instanceof Error ? error.message : String(error);
      writeLine(`demo: ${what} ainda não deu certo; tentando de novo em ${pauseMs / 1000} s (${why})`);
      await sleep(pauseMs, undefined, { signal });
    }
  }
  return work();
}
