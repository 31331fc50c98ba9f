import { monotonicNow } from '../../shared/clock/monotonic-now.ts';

/** A second press of the same order within this time was meant for the step that is done already. */
const restMs = 1000;

/** Which orders have just taken a step; their next one rests until a person can have seen what it is. */
export interface StepRest {
  /** The order has taken a step, whoever took it. */
  start(orderId: number): void;
  isResting(orderId: number): boolean;
  subscribe(listener: () => void): () => void;
}

export function createStepRest(now: () => number = monotonicNow): StepRest {
  const until = new Map<number, number>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    start: (orderId) => {
      const end = now() + restMs;
      until.set(orderId, end);
      // A timer may ring before the clock says so.
      const follow = () => {
        if (until.get(orderId) !== end) return;
        const left = end - now();
        if (left > 0) {
          setTimeout(follow, left);
          return;
        }
        until.delete(orderId);
        tell();
      };
      follow();
      tell();
    },
    isResting: (orderId) => (until.get(orderId) ?? 0) > now(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
