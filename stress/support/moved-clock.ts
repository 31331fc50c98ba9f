import { fileURLToPath } from 'node:url';

/**
 * Variables in epoch milliseconds: the start of the changed clock, and the time to jump to on the signal.
 */
export const CLOCK_FROM_VARIABLE = 'STRESS_CLOCK_FROM';
export const CLOCK_TO_VARIABLE = 'STRESS_CLOCK_TO';
/** Signal that makes the clock jump. */
export const MOVE_CLOCK_SIGNAL = 'SIGUSR2';

/** Start options of a server whose clock begins at `from` and jumps to `to` on the signal. */
export function byMovedClock(from: number, to: number) {
  return {
    entry: fileURLToPath(new URL('moved-clock-server.ts', import.meta.url)),
    env: { [CLOCK_FROM_VARIABLE]: String(from), [CLOCK_TO_VARIABLE]: String(to) },
  };
}

export function moveClock({ pid }: { pid: number }): void {
  process.kill(pid, MOVE_CLOCK_SIGNAL);
}
