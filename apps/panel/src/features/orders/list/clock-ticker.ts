import { monotonicNow } from '../../../shared/clock/monotonic-now.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = monotonicNow();

function tick(): void {
  now = monotonicNow();
  for (const listener of [...listeners]) listener();
}

/** One beat a second for every countdown on the screen; it stands still while nobody listens. */
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

/** The steady clock at the last beat, in epoch ms: all countdowns change together. */
export function tickNow(): number {
  // Nobody listens yet: what is being drawn still reads one and the same time.
  if (listeners.size === 0 && monotonicNow() - now >= 1000) now = monotonicNow();
  return now;
}
