import { fileURLToPath } from 'node:url';

/** At which moment the clock of a moved-clock server starts, and which it jumps to when told; epoch ms. */
export const CLOCK_FROM_VARIABLE = 'STRESS_CLOCK_FROM';
export const CLOCK_TO_VARIABLE = 'STRESS_CLOCK_TO';
/** Tells it to jump. */
export const MOVE_CLOCK_SIGNAL = 'SIGUSR2';

/** How a server is started by a clock that stands at `from`, and at `to` once it got the signal. */
export function byMovedClock(from: number, to: number) {
  return {
    entry: fileURLToPath(new URL('moved-clock-server.ts', import.meta.url)),
    env: { [CLOCK_FROM_VARIABLE]: String(from), [CLOCK_TO_VARIABLE]: String(to) },
  };
}

export function moveClock({ pid }: { pid: number }): void {
  process.kill(pid, MOVE_CLOCK_SIGNAL);
}
