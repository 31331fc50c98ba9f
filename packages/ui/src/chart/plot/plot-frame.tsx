import type { ReactNode } from 'react';
import { type Axis, depthOf, namedPoints } from '../axis.ts';
import type { Point, Unit } from '../chart-data.ts';
import { formatShort } from '../format-amount.ts';
import { PointCursor } from '../point-cursor.tsx';
import { middleOf, percent } from './picture-props.ts';
import classes from './plot.module.css';

/**
 * Number of labels below the axis, by width of the chart. The style sheet shows one of these rows of labels.
 */
const ROOMS = [
  { room: 'narrow', most: 4 },
  { room: 'medium', most: 7 },
  { room: 'wide', most: 12 },
] as const;

interface PlotFrameProps {
  title: string;
  axis: Axis;
  unit: Unit;
  points: readonly Point[];
  at: number | null;
  onMove: (at: number | null) => void;
  describe: (at: number) => string;
  /** SVG content whose positions are percentages. */
  children: ReactNode;
}

/**
 * Grid, axis labels and cursor of a chart. All positions are percentages, so the size need not be measured.
 */
export function PlotFrame({ title, axis, unit, points, at, onMove, describe, children }: PlotFrameProps) {
  const amounts = axis.ticks.map((tick) => ({
    tick,
    text: formatShort(tick, unit),
    top: percent(depthOf(tick, axis)),
  }));
  const longest = amounts.reduce((long, { text }) => (text.length > long.length ? text : long), '');
  return (
    <div className={classes.plot}>
      <div className={classes.amounts} aria-hidden="true">
        <span className={classes.widest}>{longest}</span>
        {amounts.map(({ tick, text, top }) => (
          <span key={tick} className={classes.amount} style={{ top }}>
            {text}
          </span>
        ))}
      </div>
      <PointCursor title={title} count={points.length} at={at} onMove={onMove} describe={describe}>
        <svg className={classes.canvas} aria-hidden="true" focusable="false">
          {amounts.map(({ tick, top }) => (
            <line
              key={tick}
              className={classes.grid}
              data-is-zero={tick === 0 || undefined}
              x2="100%"
              y1={top}
              y2={top}
            />
          ))}
          {children}
          {at === null ? null : (
            <line
              className={classes.cursor}
              x1={percent(middleOf(at, points.length))}
              x2={percent(middleOf(at, points.length))}
              y2="100%"
            />
          )}
        </svg>
      </PointCursor>
      <div className={classes.names} aria-hidden="true">
        {ROOMS.map(({ room, most }) => (
          <Names key={room} room={room} most={most} points={points} />
        ))}
      </div>
    </div>
  );
}

function Names({ room, most, points }: { room: string; most: number; points: readonly Point[] }) {
  const { step, indices } = namedPoints(points.length, most);
  return (
    <div className={classes.row} data-room={room}>
      {indices.map((index) => (
        <span
          key={points[index]?.key}
          className={classes.name}
          style={{ left: percent(middleOf(index, points.length)), maxWidth: percent(step / points.length) }}
        >
          {points[index]?.short}
        </span>
      ))}
    </div>
  );
}
