/** Source of the current time in epoch milliseconds. Tests pass a fixed clock. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
