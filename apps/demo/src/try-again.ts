import { setTimeout as sleep } from 'node:timers/promises';

interface TryAgainOptions {
  signal: AbortSignal;
  /** Before each further try. */
  pausesMs?: readonly number[];
  say?(line: string): void;
}

const PAUSES_MS = [2_000, 5_000, 15_000, 30_000];

/**
 * Does a part of the demonstration, again where it fails: a slow machine answers late while it starts. Says so each time;
 * rejects as the last try does. The part has to go on where it stopped.
 */
export async function tryAgain<T>(
  what: string,
  work: () => Promise<T>,
  { signal, pausesMs = PAUSES_MS, say = console.error }: TryAgainOptions,
): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) throw error;
      const why = error instanceof Error ? error.message : String(error);
      say(`demo: ${what} ainda não deu certo; tentando de novo em ${pauseMs / 1000} s (${why})`);
      await sleep(pauseMs, undefined, { signal });
    }
  }
  return work();
}
