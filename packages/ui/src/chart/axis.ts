import { nice, ticks } from 'd3-array';

/** A scale from `low` to `high` that holds zero, and round numbers to write beside it; all whole (cents, things). */
export interface Axis {
  low: number;
  high: number;
  ticks: readonly number[];
}

const WANTED_TICKS = 4;

/** The axis on which all these values can be drawn. Of nothing, or of zeros alone, it goes from 0 to 1. */
export function axisOf(values: Iterable<number>): Axis {
  let least = 0;
  let most = 0;
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (least === 0 && most === 0) return { low: 0, high: 1, ticks: [0] };
  const [low, high] = nice(least, most, WANTED_TICKS).map(
    (end, index) => (index === 0 ? Math.floor(end) : Math.ceil(end)), // halves are no things
  ) as [number, number];
  return { low, high, ticks: ticks(low, high, WANTED_TICKS).filter(Number.isInteger) };
}

/** How far down from the axis' upper end a value stands, 0 to 1. */
export function depthOf(value: number, { low, high }: Axis): number {
  return (high - value) / (high - low);
}

const STEPS = [1, 2, 3, 4, 6, 7, 12, 14, 28, 56, 91, 182, 365];

/**
 * Which points are named where there is room for `most` names: one in the middle of each group of equal size, counted from
 * the last point back. Groups are of sizes people count in: a week, a quarter, half a day.
 */
export function namedPoints(count: number, most: number): { step: number; indices: number[] } {
  const step = STEPS.find((each) => count / each <= most) ?? Math.ceil(count / most);
  const indices = [];
  for (let index = count - 1 - Math.floor((step - 1) / 2); index >= 0; index -= step) indices.unshift(index);
  return { step, indices };
}
