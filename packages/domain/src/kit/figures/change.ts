/**
 * Change of an amount or count from the previous period. `percent` is in tenths of a percent (333 is 33,3 %).
 * `difference` is used instead of a percentage if the earlier value was negative.
 */
export type Change =
  | { kind: 'nothing' }
  | { kind: 'new' }
  | { kind: 'percent'; tenths: number }
  | { kind: 'difference'; amount: number };

/** Compares a value with the value of the previous period. Both have the same unit, e.g. cents. */
export function changeOf(now: number, before: number): Change {
  if (before < 0) return { kind: 'difference', amount: now - before };
  if (before > 0) return { kind: 'percent', tenths: roundAway((now - before) / before) };
  if (now === 0) return { kind: 'nothing' };
  return now > 0 ? { kind: 'new' } : { kind: 'difference', amount: now };
}

/** A ratio in tenths of a percent, half away from zero. */
function roundAway(ratio: number): number {
  return Math.sign(ratio) * Math.round(Math.abs(ratio) * 1_000) || 0;
}
