import { memo } from 'react';
import { depthOf } from '../axis.ts';
import { fillOf } from '../ink-patterns.tsx';
import { type PictureProps, percent } from './picture-props.ts';
import classes from './plot.module.css';
import { stackOf } from './stack-of.ts';

/**
 * Share of its slot that a column fills, and the maximum width. The maximum prevents one very wide column for
 * a single day.
 */
const THICK = 0.72;
const WIDEST = 0.18;

/** Columns, stacked if there are several series. The previous period is a line across each column. */
export const ColumnsPicture = memo(function ColumnsPicture(props: PictureProps) {
  const { axis, series, inks, count, patterns, before } = props;
  const stack = stackOf(series, count);
  const thick = Math.min(THICK / count, WIDEST);
  const left = (index: number) => percent((index + 0.5) / count - thick / 2);
  const right = (index: number) => percent((index + 0.5) / count + thick / 2);
  return (
    <>
      {series.map(({ key }, place) => (
        <g key={key} data-ink={inks[place]}>
          {stack[place]?.map(([from, to], index) => {
            if (from === to) return null;
            const top = depthOf(Math.max(from, to), axis);
            return (
              <rect
                key={left(index)}
                className={classes.column}
                x={left(index)}
                y={percent(top)}
                width={percent(thick)}
                height={percent(depthOf(Math.min(from, to), axis) - top)}
                {...(series.length > 1 ? { fill: fillOf(patterns, inks[place] ?? 'rest') } : {})}
                data-is-alone={series.length === 1 || undefined}
              />
            );
          })}
        </g>
      ))}
      {before?.values.map((value, index) => {
        if (value === null) return null;
        const y = percent(depthOf(value, axis));
        const line = { x1: left(index), x2: right(index), y1: y, y2: y };
        return (
          <g key={left(index)}>
            <line className={classes.halo} {...line} />
            <line className={classes.target} {...line} />
          </g>
        );
      })}
    </>
  );
});
