import type { Clock } from '@comanda/server/src/platform/clock.ts';

/** The server's clock: the machine's, until it is moved forward. It always runs. */
export interface MovableClock extends Clock {
  /** From now on it is `at` (epoch ms) and goes on from there. */
  moveTo(at: number): void;
}

/** For journeys over minutes that no test can wait for. */
export function movableClock(): MovableClock {
  let aheadMs = 0;
  return {
    now: () => Date.now() + aheadMs,
    moveTo: (at) => {
      aheadMs = at - Date.now();
    },
  };
}
