import type { Clock } from '@comanda/server/src/platform/clock.ts';

/** The server's clock. It runs like the machine's clock, and the test can move it forward. */
export interface MovableClock extends Clock {
  /** Sets the clock to `at` (epoch ms). From there, it continues to run. */
  moveTo(at: number): void;
}

/** Makes a clock for journeys that would otherwise take longer than a test may wait. */
export function movableClock(): MovableClock {
  let aheadMs = 0;
  return {
    now: () => Date.now() + aheadMs,
    moveTo: (at) => {
      aheadMs = at - Date.now();
    },
  };
}
