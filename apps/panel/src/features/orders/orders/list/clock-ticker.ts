import { monotonicNow } from '../../../../shared/clock/monotonic-now.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = monotonicNow();

function tick(): void {
  now = monotonicNow();
  for (const listener of [...listeners]) listener();
}

/** One tick a second for every countdown on the screen; the timer stops without listeners. */
export function subscribeTicks(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = monotonicNow();
    timer = setInterval(tick, 1000);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The monotonic clock at the last tick, in epoch ms, so that all countdowns change together. */
export function tickNow(): number {
  // Without listeners no timer updates the time. One update a second gives all parts of a render the same
  // time.
  if (listeners.size === 0 && monotonicNow() - now >= 1000) now = monotonicNow();
  return now;
}
