import { area, line } from 'd3-shape';
import type { ReactNode } from 'react';
import { type Axis, depthOf } from '../axis.ts';
import { middleOf } from './picture-props.ts';
import classes from './plot.module.css';

/** The side of the square that lines are drawn in before it is stretched over the plot. */
const SIDE = 1_000;

/** Draws the lines of {@link pathsOf} over the whole plot, their strokes as thick as ever. */
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

/** How values become a line, and the area between it and zero; what is not known is a gap in both. */
export function pathsOf(axis: Axis, count: number) {
  const x = (_: unknown, index: number) => middleOf(index, count) * SIDE;
  const y = (value: number | null) => depthOf(value ?? 0, axis) * SIDE;
  const isKnown = (value: number | null) => value !== null;
  return {
    line: line<number | null>(x, y).defined(isKnown).digits(1),
    floor: area<number | null>(x, y(0), y).defined(isKnown).digits(1),
  };
}
