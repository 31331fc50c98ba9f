import { area, line } from 'd3-shape';
import type { ReactNode } from 'react';
import { type Axis, depthOf } from '../axis.ts';
import { middleOf } from './picture-props.ts';
import classes from './plot.module.css';

/** Side of the square that lines are drawn in. The square is then stretched over the plot. */
const SIDE = 1_000;

/** Stretches the lines of {@link pathsOf} over the plot; strokes have a constant width. */
export function Stretched({ children }: { children: ReactNode }) {
  return (
    <svg
      className={classes.stretched}
      aria-hidden="true"
      width="100%"
      height="100%"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      preserveAspectRatio="none"
    >
      {children}
    </svg>
  );
}

/** Makes the path of a line and of the area down to zero. Unknown values leave a gap. */
export function pathsOf(axis: Axis, count: number) {
  const x = (_: unknown, index: number) => middleOf(index, count) * SIDE;
  const y = (value: number | null) => depthOf(value ?? 0, axis) * SIDE;
  const isKnown = (value: number | null) => value !== null;
  return {
    line: line<number | null>(x, y).defined(isKnown).digits(1),
    floor: area<number | null>(x, y(0), y).defined(isKnown).digits(1),
  };
}
