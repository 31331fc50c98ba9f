/** Where "now" comes from: epoch milliseconds. Tests hand in a fixed one. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
