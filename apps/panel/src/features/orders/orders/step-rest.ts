import { monotonicNow } from '../../../shared/clock/monotonic-now.ts';

/** In ms. A second press on the same order within this time counts as part of the first press. */
const restMs = 1000;

/**
 * Orders that have just taken a step. Their next step is refused until a person had time to see the first
 * step.
 */
export interface StepRest {
  /** Called after a step of the order, by any user. */
  start(orderId: number): void;
  isResting(orderId: number): boolean;
  subscribe(listener: () => void): () => void;
}

export function createStepRest(now: () => number = monotonicNow): StepRest {
  const until = new Map<number, number>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    start: (orderId) => {
      const end = now() + restMs;
      until.set(orderId, end);
      // A timer may fire slightly early, so the time is checked again.
      const follow = () => {
        if (until.get(orderId) !== end) return;
        const left = end - now();
        if (left > 0) {
          setTimeout(follow, left);
          return;
        }
        until.delete(orderId);
        notify();
      };
      follow();
      notify();
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
